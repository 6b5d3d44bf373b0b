import type { Listing } from './definition.js'
import { keptRows } from './kept_rows.js'

/** Rows of a table from which on no word is looked for inside of others. */
export const VERY_MANY = 200_000
/** Rows from which on a table that gives a narrow index is searched in quicker ways; MySQL then keeps its order, and maps of its words. */
export const MANY = 50_000

/** Looking inside words reads every row: in a table like this that takes seconds. */
export async function isLarge({ table, search }: Listing) {
  return search === true && (await keptRows(table)) >= VERY_MANY
}

/** Whether a search for words alone has a quicker way than the full-text index by itself. */
export async function hasShortcuts({ table, search, narrow }: Listing) {
  if (search !== true) return false
  return (await keptRows(table)) >= (narrow ? MANY : VERY_MANY)
}
