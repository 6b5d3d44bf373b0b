import type { Column, Row } from './types'

/** Names that people type and may be long. */
const NAME = /(name|title|description|label|company|location|address|reference|recipient)$/i
const NUMBER = /^(number|code|tag)$|(Number|Code)$/
/** By what a field is called, as everywhere in the portal: the first that matches decides. */
const BY_NAME: [RegExp, number][] = [
  [/^(email|website|changes|error|agent)$/, 230],
  [/At$|^at$/, 196],
  [/On$/, 124],
  [NUMBER, 140],
  [NAME, 210],
  [/^(phone|mobile)$/, 158],
]
const OTHER = 120
const CHOICE = 150
const AMOUNT = 130
/** Of the heading: a letter, the cell's padding, the arrows of the order, the filter's button. */
const LETTER = 8
const WIDE_LETTER = 9.5
const PADDING = 20
const ARROWS = 18
const FILTER = 30
/** A longer heading takes two lines. */
const LONGEST = 18

/** Of what a column of texts would like, where there is little room. */
const LEAST = 0.7
const LEAST_TEXT = 96
/** Fields that are read whole or not at all. */
const WHOLE = /(On|At|Number|Code)$|^(at|number|code|tag|phone|mobile|status|stage|actions)$/

type Titled<R extends Row> = Column<R> & { title: string }

/** What stands in a heading beside its text. */
const besides = <R extends Row>({ sortable, filter }: Titled<R>) =>
  PADDING + (sortable ? ARROWS : 0) + (filter ? FILTER : 0)

const headingWidth = <R extends Row>(column: Titled<R>) =>
  Math.min(column.title.length, LONGEST) * LETTER + besides(column)

/** A heading breaks between its words, not within one. */
function longestWord<R extends Row>(column: Titled<R>): number {
  const letters = Math.max(...column.title.split(/\s+/).map((word) => word.length))
  return Math.round(Math.min(letters, LONGEST) * WIDE_LETTER) + besides(column)
}

/**
 * The width of a column in pixels, known before its data is: a table whose columns took the width
 * of what is in them would move its headings whenever rows arrive. A wide screen shares out what is
 * left; what is longer than its column takes another line.
 */
export function columnWidth<R extends Row>(column: Titled<R>): number {
  const { key, width, align, filter } = column
  const heading = headingWidth(column)
  if (width) return Math.max(heading, width)
  const byName = BY_NAME.find(([pattern]) => pattern.test(key))?.[1]
  const byKind = filter?.kind === 'choice' ? CHOICE : OTHER
  return Math.max(heading, align === 'end' ? AMOUNT : (byName ?? byKind))
}

/**
 * The width below which a column says nothing any more; half a number or half a day misleads. The
 * first column names the record, and is read whole too.
 */
export function leastWidth<R extends Row>(column: Titled<R>, isFirst = false): number {
  const wanted = columnWidth(column)
  if (isFirst || column.align === 'end' || WHOLE.test(column.key)) return wanted
  return Math.max(Math.round(wanted * LEAST), Math.min(wanted, LEAST_TEXT), longestWord(column))
}
