import { open } from 'node:fs/promises'
import type { TableRow } from '#engines/spreadsheet/table_row'

/** The rows that `writeTableRows` has written, one at a time. */
export async function* writtenRows(path: string): AsyncGenerator<TableRow> {
  const file = await open(path, 'r')
  try {
    for await (const line of file.readLines()) yield JSON.parse(line) as TableRow
  } finally {
    await file.close()
  }
}
