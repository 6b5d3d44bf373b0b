/*
 * Reads one office file or table in a process of its own: what a stranger's file does to the reader,
 * it does to this process, which has little memory and little time.
 */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TABLE } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { officeText } from '#engines/ooxml/office_text'
import { serveCalls } from '#engines/processes/serve_calls'
import type { TableRow } from '#engines/spreadsheet/table_row'
import { tableRows } from '#engines/spreadsheet/table_rows'
import type { HeadOrder, TableOrder, TextOrder } from './orders.js'

serveCalls({
  text: ({ path, mime, most }: TextOrder) => officeText(path, mime, most),

  async head({ path, format, rows }: HeadOrder) {
    const head: TableRow[] = []
    for await (const row of tableRows(path, format)) {
      head.push(row)
      if (head.length === rows) break
    }
    return head
  },

  async table({ path, format, target }: TableOrder) {
    const file = createWriteStream(target, { flags: 'wx', mode: 0o600 })
    await pipeline(Readable.from(lines(tableRows(path, format))), file)
  },
})

async function* lines(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  let written = 0
  for await (const row of rows) {
    const line = `${JSON.stringify(row)}\n`
    written += line.length
    if (written > TABLE.writtenBytes) throw new DocumentError('too_large')
    yield line
  }
}
