/** Columns that the database makes of others: the name that is shown, and the letters it is sorted by. */
const MADE = /^shown_|_letters$/

/** A row as it can be put back: without the columns that the database makes of others. */
export const storedColumns = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !MADE.test(name)))
