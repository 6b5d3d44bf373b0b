import type { Skip } from '#engines/workbooks/orders'

/**
 * `replace` and `append` make new lines of all rows. `match` finds the line of each row, which keeps
 * its prices, as when the client sends the bill again with rows added or moved.
 */
export const IMPORT_MODES = ['replace', 'append', 'match'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** What came of the rows of a workbook. */
export interface ImportReport {
  mode: ImportMode
  added: number
  /** Lines that were found again and keep their prices. */
  matched: number
  /** Lines that no row belongs to any more; they stay, and are no part of the file. */
  unmatched: { description: string }[]
  unmatchedCount: number
  problems: { sheet: string; row: number; field: string; problem: string; text: string }[]
  problemCount: number
}

/** What was written into a client's workbook, and what was not. */
export interface PriceReport {
  rows: number
  cells: number
  calculated: number
  /** Written, though they do not count in our total. */
  beside: number
  skips: (Omit<Skip, 'reason'> & { reason: Skip['reason'] | 'no_row' })[]
  skipCount: number
  /** What the client's sums do not show: a discount on all of it. */
  discount: string | null
}
