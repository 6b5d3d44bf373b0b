import { Readable } from 'node:stream'
import { Transform } from '@json2csv/node'
import { CELL_FORMATTERS, cellOf, type Cell, type CsvColumn } from './csv_line.js'

export interface CsvHeading extends CsvColumn {
  label: string
}

type Row = readonly Cell[]

/**
 * A CSV file piece by piece: byte order mark (without it spreadsheets turn Arabic into gibberish),
 * header, one line per row. Rows are read in batches as fast as the pieces are taken, so a file of
 * any length needs the memory of one batch.
 */
export async function* csvChunks(
  columns: readonly CsvHeading[],
  batches: AsyncIterable<readonly Row[]>
): AsyncGenerator<string> {
  const csv = new Transform<object, Row>(
    {
      fields: columns.map((column, index) => ({
        label: column.label,
        value: (row: Row) => cellOf(row[index], column),
      })),
      withBOM: true,
      eol: '\r\n',
      formatters: CELL_FORMATTERS,
    } as never,
    {},
    { writableObjectMode: true, objectMode: true }
  )
  const rows = Readable.from(flatten(batches))
  rows.on('error', (error) => csv.destroy(error))
  try {
    for await (const chunk of rows.pipe(csv)) yield String(chunk)
    yield '\r\n'
  } finally {
    rows.destroy()
  }
}

async function* flatten(batches: AsyncIterable<readonly Row[]>) {
  for await (const batch of batches) yield* batch
}
