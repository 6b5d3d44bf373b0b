import { CALENDAR_FILE } from '#engines/limits/reading'
import { CalendarFileError } from './errors.js'

/** A component as it stands in the file: `VEVENT` with its lines and the `VALARM` in it. */
export interface Block {
  name: string
  /** Of its first line in the file, from 1. */
  line: number
  /** Unfolded. */
  lines: string[]
  inner: Block[]
}

const BORDER = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i

/**
 * The components of a file that is nothing but calendars.
 * @throws CalendarFileError
 */
export function calendarsIn(text: string): Block[] {
  const file: Block = { name: '', line: 0, lines: [], inner: [] }
  const open = [file]
  for (const { text: whole, line } of unfolded(text)) {
    const [, border, named] = BORDER.exec(whole) ?? []
    const block = open.at(-1)!
    if (!border) block.lines.push(whole)
    else if (border.toUpperCase() === 'BEGIN') {
      if (open.length > CALENDAR_FILE.depth) throw new CalendarFileError('nested')
      const begun = { name: named!.toUpperCase(), line, lines: [], inner: [] }
      block.inner.push(begun)
      open.push(begun)
    } else if (open.length > 1 && named!.toUpperCase() === block.name) open.pop()
    else throw new CalendarFileError('cut_off')
  }
  if (open.length > 1) throw new CalendarFileError('cut_off')
  const calendars = file.inner.filter(({ name }) => name === 'VCALENDAR')
  if (!calendars.length) throw new CalendarFileError('no_calendar')
  return calendars
}

/** Lines whole again, with the number of each one's first; empty ones are left out. */
function* unfolded(text: string): Generator<{ text: string; line: number }> {
  let [parts, line, number] = [[] as string[], 1, 0]
  for (const part of text.split(/\r\n|\r|\n/)) {
    number++
    if (/^[ \t]/.test(part) && parts.length) {
      parts.push(part.slice(1))
      continue
    }
    if (parts.length) yield { text: parts.join(''), line }
    parts = part.trim() ? [part] : []
    line = number
  }
  if (parts.length) yield { text: parts.join(''), line }
}

/** The name of a line: `DTSTART` of `DTSTART;TZID=…:…`. */
export const nameOf = (line: string): string => /^[A-Za-z0-9-]*/.exec(line)![0].toUpperCase()
