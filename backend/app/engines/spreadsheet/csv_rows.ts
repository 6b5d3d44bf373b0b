import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import Papa from 'papaparse'
import type { TableRow } from './xlsx_rows.js'

const HEAD = 64 * 1024

/**
 * The records of a CSV file, one at a time: comma, semicolon or tab, UTF-8, UTF-16 or the Arabic code
 * page of Windows, whichever the file is written in. Numbers are those of records, not of lines.
 */
export async function* csvRows(path: string): AsyncGenerator<TableRow> {
  const head = await firstBytes(path)
  const encoding = encodingOf(head)
  const plain = new TextDecoder(encoding).decode(head).replace(/"(?:[^"]|"")*"/g, '')
  // the streaming reader of the library keeps to itself what it found wrong
  const parser = new Papa.Parser({ delimiter: delimiterOf(plain), newline: lineEndOf(plain) })
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
  for await (const text of decoded(path, encoding)) yield* rowsOf(rest + text, false)
  if (rest) yield* rowsOf(rest, true)
}

const lineBreaks = (cell: string) => cell.match(/\r\n|\r|\n/g)?.length ?? 0

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

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  try {
    // a character cut off at the end of the sample is no error while streaming
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1256'
  }
}

/** How lines end, outside of quotes. */
function lineEndOf(head: string) {
  return (/\r\n|\r|\n/.exec(head)?.[0] ?? '\n') as '\r\n' | '\r' | '\n'
}

/** The candidate that occurs most in the first line, outside of quotes. */
function delimiterOf(head: string): string {
  const first = head.split(/\r\n|\r|\n/, 1)[0]
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
  return counts.sort((a, b) => b.count - a.count)[0].mark
}
