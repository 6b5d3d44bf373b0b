import { csvParser, dialectOf, encodingOf, firstTelling, HEAD } from './csv_dialect.js'

function encodingOfAll(bytes: Uint8Array): string {
  const from = Math.max(0, firstTelling(bytes))
  return encodingOf(bytes.subarray(from, from + HEAD))
}

/** Text as spreadsheets save it, see `encodingOf`. */
export function decodeText(bytes: Uint8Array): string {
  // a byte order mark is left out by the decoder
  return new TextDecoder(encodingOfAll(bytes)).decode(bytes)
}

/**
 * The rows of a small CSV file, at most `most` of them: the same that an import of the file reads as a
 * stream.
 */
export function csvTable(bytes: Uint8Array, most?: number): string[][] {
  const head = new TextDecoder(encodingOfAll(bytes)).decode(bytes.subarray(0, HEAD))
  const text = decodeText(bytes)
  const parser = csvParser(dialectOf(head), most)
  // the last row may be one without a line end, but what comes after the last line end is none
  const whole = parser.parse(text, 0, true)
  const rest = text.slice(whole.meta.cursor)
  const isFull = most !== undefined && whole.data.length >= most
  const last = rest && !isFull ? parser.parse(rest, 0, false).data : []
  return [...whole.data, ...last] as string[][]
}
