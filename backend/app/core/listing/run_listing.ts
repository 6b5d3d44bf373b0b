import db from '@adonisjs/lucid/services/db'
import { isSqlite } from '#core/database/dialect'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { applyFilters } from './apply_filters.js'
import type { Listing, ListQuery } from './definition.js'
import { languageNow, type Language } from '#core/http/language'
import { keptRows } from './kept_rows.js'
import { isLarge } from './large.js'
import { applyOrder } from './order.js'
import { farPage, keepsOrder } from '#core/word_maps/order'
import { setOf } from '#core/word_maps/set'
import { isPlainSearch, searchPage } from './search_page.js'
import { inLanguage } from './reader_columns.js'
import { applySearch, firstMode, type SearchMode } from './search.js'

type Query = DatabaseQueryBuilderContract<any>

/** Rows that this user may see at all, beyond what the filters say. */
export type Scope = ((query: Query) => void) | null

export interface Page {
  ids: number[]
  total: number
}

/**
 * The ids of one page and the exact total. Ids come from an index alone; the caller then loads the
 * full rows of just these ids, so a deep page costs little more than the first.
 */
export async function findPage(
  named: Listing,
  asked: ListQuery,
  scope: Scope = null
): Promise<Page> {
  const listing = inLanguage(named)
  const large = asked.search !== null && (await isLarge(listing))
  if (large && !scope && isPlainSearch(listing, asked)) return searchPage(listing, asked)
  const far = !asked.search && !scope ? await farPageOf(listing, asked) : null
  if (far) return far
  const mode: SearchMode = asked.search && listing.search ? firstMode(asked.search) : 'parts'
  const page = await pageIn(listing, asked, scope, mode)
  // nothing begins with these words: look inside words as well
  const again = page.total === 0 && mode === 'words' && !large
  return again ? pageIn(listing, asked, scope, 'parts') : page
}

/** Of all rows, from so far on that walking there takes longer than asking what order is kept. */
async function farPageOf(listing: Listing, asked: ListQuery): Promise<Page | null> {
  if (asked.filters.length || asked.ids.length || asked.start < FAR || asked.end === asked.start)
    return null
  if (!keepsOrder(listing, asked)) return null
  const [total, set] = await Promise.all([keptRows(listing.table), setOf(listing.table, 'order')])
  if (asked.start >= total) return null
  const ids = await farPage(listing, asked, { set, total })
  return ids && { ids, total }
}

/** Total and ids are asked for at once, on two connections where there are several. */
async function pageIn(
  listing: Listing,
  asked: ListQuery,
  scope: Scope,
  mode: SearchMode
): Promise<Page> {
  const [total, ids] = await Promise.all([
    countRows(listing, asked, scope, mode),
    asked.end === asked.start ? [] : idsOf(listing, asked, scope, mode),
  ])
  return { ids, total }
}

async function idsOf(listing: Listing, asked: ListQuery, scope: Scope, mode: SearchMode) {
  const query = conditions(listing, asked, scope, mode).select(`${listing.table}.id as id`)
  applyOrder(query, listing, asked)
  const rows = await query.offset(asked.start).limit(asked.end - asked.start)
  return rows.map((row): number => row.id)
}

/** From so far on the kept order of a table with very many rows is asked. */
const FAR = 20_000

/** So far a page is read row by row in the order of an index; further on, ids come first. */
const NEAR = 250

/**
 * A page that can be read at once, without its ids first: near the beginning and not searched or
 * filtered, so that an index gives the order. Null when it has to go by `findPage`.
 * @param rows the query that gets the scope, the order and the limits
 */
export async function nearPage<Row>(
  named: Listing,
  asked: ListQuery,
  scope: Scope,
  rows: () => Query
): Promise<{ rows: Row[]; total: number } | null> {
  const plain = !asked.search && !asked.filters.length && !asked.ids.length
  if (!plain || asked.start > NEAR || asked.end === asked.start) return null
  const listing = inLanguage(named)
  const query = rows()
  scope?.(query)
  applyOrder(query, listing, asked)
  const [total, page] = await Promise.all([
    countRows(listing, asked, scope, 'parts'),
    query.offset(asked.start).limit(asked.end - asked.start),
  ])
  return { rows: page, total }
}

/**
 * The query of all matching rows in their order, for exports. It comes wrapped: a query is a promise
 * of its rows, and handing it out by itself would run it.
 */
export async function matchingRows(
  named: Listing,
  asked: ListQuery,
  scope: Scope = null,
  language: Language = languageNow()
): Promise<{ query: Query }> {
  const listing = inLanguage(named, language)
  let mode: SearchMode = asked.search && listing.search ? firstMode(asked.search) : 'parts'
  if (mode === 'words' && !(await isLarge(listing)))
    if ((await countRows(listing, asked, scope, mode)) === 0) mode = 'parts'
  const query = conditions(listing, asked, scope, mode)
  applyOrder(query, listing, asked)
  return { query }
}

function conditions(listing: Listing, asked: ListQuery, scope: Scope, mode: SearchMode): Query {
  const query = db.from(listing.table)
  applyFilters(query, listing, asked)
  if (asked.search && listing.search) {
    applySearch(query, listing, asked.search, mode, isSqlite())
  }
  scope?.(query)
  return query
}

/** Without any condition the total of a searchable table is the one its triggers keep. */
async function countRows(listing: Listing, asked: ListQuery, scope: Scope, mode: SearchMode) {
  const kept =
    listing.search === true && !asked.filters.length && !asked.ids.length && !asked.search && !scope
  if (kept) return keptRows(listing.table)
  const row = await conditions(listing, asked, scope, mode).count('* as total').first()
  return Number(row?.total ?? 0)
}
