import { guessMapping } from '#core/imports/guess_mapping'
import type { ImportDefinition } from '#core/imports/registry'
import { fold } from '#engines/text/fold'

/** Rows among which the headings are looked for: titles and days of printing stand above them. */
export const LOOKED_AT = 20
const MOST_COLUMNS = 200
const LONGEST = 200

/** Cells as an import keeps and shows them. */
export const shownCells = (cells: readonly string[]) =>
  cells.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST))

/** Which of the first rows are the headings: the first of those in which most fields are known. */
export function headingAt(fields: ImportDefinition['fields'], rows: readonly string[][]): number {
  const known = rows
    .slice(0, LOOKED_AT)
    .map((cells) => Object.keys(guessMapping(fields, cells)).length)
  return known.indexOf(Math.max(...known))
}

/** Address books keep a name in pieces, in this order. */
const PIECES = [
  ['first name', 'given name', 'الاسم الأول'],
  ['middle name', 'additional name', 'الاسم الأوسط'],
  ['last name', 'family name', 'surname', 'اسم العائلة', 'الاسم الأخير'],
].map((names) => names.map((name) => fold(name)))

/**
 * The columns that together are a whole name. Where there are several, an import has one more column
 * behind those of the file, which holds the whole.
 */
export function namePieces(headings: readonly string[]): number[] {
  const folded = headings.map((heading) => fold(heading).trim())
  const columns = PIECES.map((names) => folded.findIndex((heading) => names.includes(heading)))
  const found = columns.filter((column) => column >= 0)
  return found.length > 1 ? found : []
}

/** A row of a file with as many columns as its headings, and the whole name behind them. */
export function withWholeName(
  cells: readonly string[],
  pieces: readonly number[],
  columns: number
): string[] {
  if (!pieces.length) return [...cells]
  const row = Array.from({ length: columns }, (_, column) => cells[column] ?? '')
  const texts = pieces.map((column) => row[column]).filter((text) => text !== '')
  return [...row, texts.join(' ')]
}
