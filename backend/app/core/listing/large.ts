import type { Listing } from './definition.js'
import { keptRows } from './kept_rows.js'

/** Rows of a table from which on a search has ways of its own, and no word is looked for inside of others. */
export const VERY_MANY = 200_000

/** Looking inside words reads every row: in a table like this that takes seconds. */
export async function isLarge({ table, search }: Listing) {
  return search === true && (await keptRows(table)) >= VERY_MANY
}
