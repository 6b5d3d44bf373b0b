const HEADER_LINE = /^[!-9;-~]+:/
const NEEDED = [/^from:/i, /^(?:date|received|message-id):/i]
/** What a saved page begins with: it is opened in a browser, a message is not. */
const SAVED_PAGE = /^content-type:\s*multipart\/related/im

/**
 * Whether a file begins like a message as mail programs save it (RFC 5322): header lines alone up to an
 * empty line, with a sender and a day. Never shown by the portal.
 */
export function isMessage(head: Buffer): boolean {
  const text = head.toString('latin1').replace(/^ï»¿/, '')
  const [header, rest] = text.split(/\r?\n\r?\n/, 2)
  const lines = header!.split(/\r?\n/)
  // a header that is longer than what is looked at is cut off within a line
  if (rest === undefined) lines.pop()
  if (!lines.length || SAVED_PAGE.test(header!)) return false
  const isHeader = lines.every(
    (line, at) => HEADER_LINE.test(line) || (at > 0 && /^[ \t]/.test(line))
  )
  return isHeader && NEEDED.every((needed) => lines.some((line) => needed.test(line)))
}
