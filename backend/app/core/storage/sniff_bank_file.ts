const MARKUP =
  /^(?:<\?xml[^>]{0,200}\?>)?\s*(?:<!--(?:[^-]|-(?!->)){0,2000}-->\s*)?<(?:[\w-]{1,20}:)?Document[\s>]/
const STATEMENT = /<(?:[\w-]{1,20}:)?BkToCstmrStmt[\s>]/

/** Banks put lines of their own or of the network before the first message. */
const LINES_BEFORE = 12
const FIRST_FIELD = /^(?:\{.*\{4:)?:20:/
const ACCOUNT_FIELD = /^:25P?:/m

/** Whether a file begins as banks write statements: ISO 20022 camt.053 or SWIFT MT940. */
export function statementKind(head: Buffer): 'camt' | 'mt940' | null {
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  const encoding = wide ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'latin1'
  const text = new TextDecoder(encoding).decode(head).replace(/^(?:\ufeff|ï»¿)/, '')
  if (MARKUP.test(text.trimStart())) return STATEMENT.test(text) ? 'camt' : null
  const lines = text.split(/\r\n|\r|\n/)
  const begins = lines.slice(0, LINES_BEFORE).some((line) => FIRST_FIELD.test(line))
  return begins && ACCOUNT_FIELD.test(text) ? 'mt940' : null
}
