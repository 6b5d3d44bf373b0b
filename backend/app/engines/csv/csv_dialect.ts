import Papa from 'papaparse'

/** How the cells of a CSV file are parted. */
export interface CsvDialect {
  delimiter: string
  newline: '\r\n' | '\r' | '\n'
}

/** Bytes that a file is judged by. */
export const HEAD = 64 * 1024
const LOOKED_AT = 30
/** The likelier first, where the lines tell of no difference: commas occur in texts and numbers. */
const DELIMITERS = ['\t', ';', ',']

/** Where the first byte stands that is no plain ASCII: those before it tell nothing. -1 where there is none. */
export const firstTelling = (bytes: Uint8Array) => bytes.findIndex((byte) => byte >= 0x80)

/** UTF-8, UTF-16 or the Arabic code page of Windows, whichever these bytes are written in. */
export function encodingOf(head: Uint8Array): string {
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

/**
 * What parts the cells and lines of a text that begins like this: the mark that most of its first
 * lines have, as a title above the headings has none or one by chance.
 */
export function dialectOf(head: string): CsvDialect {
  const plain = head.replace(/"[^"]*"/g, '')
  const newline = (/\r\n|\r|\n/.exec(plain)?.[0] ?? '\n') as CsvDialect['newline']
  const lines = plain.split(newline, LOOKED_AT)
  const scores = DELIMITERS.map((delimiter) => ({
    delimiter,
    lines: lines.filter((line) => line.includes(delimiter)).length,
    cells: lines.reduce((sum, line) => sum + line.split(delimiter).length, 0),
  }))
  const { delimiter } = scores.reduce((best, score) =>
    (score.lines - best.lines || score.cells - best.cells) > 0 ? score : best
  )
  return { delimiter, newline }
}

/** The parser itself: what the library puts around it keeps back what it found wrong. */
export function csvParser(dialect: CsvDialect, most?: number) {
  return new Papa.Parser({ ...dialect, preview: most })
}
