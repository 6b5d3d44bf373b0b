import { cardRows } from './card_rows.js'
import { csvRows } from './csv_rows.js'
import { TABLE } from '#engines/limits/reading'
import type { TableRow } from './table_row.js'
import { xlsxRows } from './xlsx_rows.js'

export type TableFormat = 'csv' | 'xlsx' | 'vcf'

const READERS = { csv: csvRows, xlsx: xlsxRows, vcf: cardRows }

/** The rows of a table file that hold anything, texts trimmed, in order. */
export async function* tableRows(path: string, format: TableFormat): AsyncGenerator<TableRow> {
  const rows = READERS[format](path)
  for await (const { cells, ...row } of rows) {
    const trimmed = cells.slice(0, TABLE.columns).map((cell) => cell.trim())
    if (trimmed.some((cell) => cell !== '')) yield { ...row, cells: trimmed }
  }
}
