/**
 * Whether a file begins like a table of plain text: no control characters but line ends and tabs, no
 * markup, and a comma, semicolon or tab in its first line. Only used where a table is expected.
 */
export function isDelimitedText(head: Buffer): boolean {
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  const text = new TextDecoder(wide ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'latin1')
    .decode(head)
    .replace(/^(?:\ufeff|ï»¿)/, '')
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) return false
  if (/^\s*(?:<|%PDF|\{)/.test(text)) return false
  return /^[^\r\n]*[,;\t]/.test(text)
}
