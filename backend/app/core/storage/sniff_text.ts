/** Text whose characters are judged one by one: every byte is one, where they are not two. */
function textOf(head: Buffer): string {
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return new TextDecoder(wide ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'latin1')
    .decode(head)
    .replace(/^(?:\ufeff|ï»¿)/, '')
}

/** Of the first 128 characters those that no text has, but tabs and line ends. */
const CONTROLS = /[[\p{Cc}&&\p{ASCII}]--[\t\n\r\x7f]]/v

/**
 * Whether a file begins like a table of plain text: no control characters but line ends and tabs, no
 * markup, and a comma, semicolon or tab in one of its first lines, as titles may stand above a table.
 * Only used where a table is expected.
 */
export function isDelimitedText(head: Buffer): boolean {
  const text = textOf(head)
  if (CONTROLS.test(text)) return false
  if (/^\s*(?:<|%PDF|\{)/.test(text)) return false
  const [first, ...others] = text.split(/\r\n|\r|\n/, TITLES)
  if (PARTED.test(first)) return true
  // pages saved as messages have headers or markup where a table has titles
  return !/<|^[a-z-]+:/im.test(text) && others.some((line) => PARTED.test(line))
}

const TITLES = 10
const PARTED = /[,;\t]/

/** Whether a file is one of cards (vCard). */
export const isCards = (head: Buffer): boolean => beginsWith(head, /^\s*BEGIN:VCARD\s*[\r\n]/i)

/** Whether a file is a calendar (iCalendar). */
export const isCalendar = (head: Buffer): boolean =>
  beginsWith(head, /^\s*BEGIN:VCALENDAR\s*[\r\n]/i)

function beginsWith(head: Buffer, mark: RegExp): boolean {
  const text = textOf(head)
  return mark.test(text) && !CONTROLS.test(text)
}
