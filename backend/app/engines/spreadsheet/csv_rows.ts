import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type Papa from 'papaparse'
import { csvParser, dialectOf, encodingOf, firstTelling, HEAD } from '#engines/csv/csv_dialect'
import { TABLE } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import type { TableRow } from './table_row.js'

/** Characters that are kept of a cell without an end. */
const SHOWN = 200

/**
 * The records of a CSV file, one at a time: comma, semicolon or tab, UTF-8, UTF-16 or the Arabic code
 * page of Windows, whichever the file is written in. Numbers are those of records, not of lines.
 * A cell that nothing ends is the last one that is read.
 * @throws DocumentError when a row is longer than any of a table
 */
export async function* csvRows(path: string): AsyncGenerator<TableRow> {
  const head = await firstBytes(path)
  const encoding = await encodingOfFile(path)
  const parser = csvParser(dialectOf(new TextDecoder(encoding).decode(head)))
  let number = 0
  let line = 1
  let rest = ''
  const rowsOf = function* (text: string, isLast: boolean): Generator<TableRow> {
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>
    const broken = new Set(errors.map(({ row }) => row))
    for (const [index, cells] of data.entries()) {
      number++
      const breaks = cells.reduce((count, cell) => count + lineBreaks(cell), 0)
      // a stray mark within one line takes nothing else with it
      const swallowed = broken.has(index) && (breaks > 0 || (isLast && index === data.length - 1))
      yield { number, cells, ...(swallowed ? { unclosedLine: line } : {}) }
      line += breaks + 1
    }
    rest = text.slice(meta.cursor)
  }
  for await (const text of decoded(path, encoding)) {
    yield* rowsOf(rest + text, false)
    if (rest.length <= TABLE.longestRow) continue
    if (!rest.includes('"')) throw new DocumentError('too_large')
    // read on, each piece of the file would be searched for the end of this cell again
    yield { number: number + 1, cells: [rest.slice(0, SHOWN)], unclosedLine: line }
    return
  }
  if (rest) yield* rowsOf(rest, true)
}

const lineBreaks = (cell: string) => cell.match(/\r\n|\r|\n/g)?.length ?? 0

/** By the first bytes that tell: a list may begin with thousands of English rows. */
async function encodingOfFile(path: string): Promise<string> {
  for await (const chunk of createReadStream(path)) {
    const from = firstTelling(chunk as Buffer)
    if (from >= 0) return encodingOf((chunk as Buffer).subarray(from))
  }
  return 'utf-8'
}

async function* decoded(path: string, encoding: string) {
  // a byte order mark is left out by the decoder
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path)) {
    const text = decoder.decode(chunk as Buffer, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
