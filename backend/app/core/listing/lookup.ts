import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { searchText, searchWords } from '#engines/text/fold'
import type { Listing } from './definition.js'
import { findPage } from './find_page.js'
import type { Scope } from './page.js'
import { parseListQuery } from './parse_list_query.js'

const SHOWN = 20
/** So many finds of the list's own search are looked through for those that the choice itself shows. */
const AT_ONCE = 100
const MOST_PAGES = 10

interface Lookup {
  listing: Listing
  /** Columns that the choice shows; a search finds nothing by any other. */
  shown: readonly string[]
  scope?: Scope
  /** Conditions of the choice itself, as the list takes them. */
  filters?: Record<string, string>
}

/**
 * Ids that a choice offers for `q`, or those given by `id`; it has no other parameters but `_start`. Who may refer
 * to records but not read their list learns nothing of what the choice does not show: the list's search
 * also knows mobiles and addresses, so what it finds counts only where the shown columns bear it out.
 */
export async function lookupIds(
  { request, abilities }: HttpContext,
  { listing, shown, scope = null, filters = {} }: Lookup
): Promise<number[]> {
  const { q, id, _start } = request.qs()
  const raw = { ...filters, ...(q && { q }), ...(id && { id }) }
  const first = Number(_start) || 0
  const query = parseListQuery(listing, { ...raw, _start: String(first) }, abilities)
  const requested = searchWords(query.search ?? '')
  if (!query.search) return (await findPage(listing, { ...query, end: first + SHOWN }, scope)).ids
  const found: number[] = []
  for (let page = 0; page < MOST_PAGES && found.length < first + SHOWN; page++) {
    const range = { start: page * AT_ONCE, end: (page + 1) * AT_ONCE }
    const { ids } = await findPage(listing, { ...query, ...range }, scope)
    found.push(...(await borneOut(listing.table, shown, ids, requested)))
    if (ids.length < AT_ONCE) break
  }
  return found.slice(first, first + SHOWN)
}

/** Those of the records whose shown columns have every word. */
async function borneOut(
  table: string,
  shown: readonly string[],
  ids: number[],
  requested: string[]
): Promise<number[]> {
  if (!ids.length || !requested.length) return []
  const rows = await db
    .from(table)
    .whereIn('id', ids)
    .select('id', ...shown)
  const texts = new Map(
    rows.map((row) => [Number(row.id), searchText(...shown.map((column) => row[column]))])
  )
  return ids.filter((id) => requested.every((word) => texts.get(id)?.includes(word)))
}
