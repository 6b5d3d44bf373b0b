import db from '@adonisjs/lucid/services/db'
import { isSqlite } from '#core/database/dialect'
import { applyFilters } from './apply_filters.js'
import type { Listing, ListQuery } from './definition.js'
import { languageNow, type Language } from '#core/base/language'
import { keptRows } from './kept_rows.js'
import { hasShortcuts, isLarge } from './large.js'
import { applyOrder } from './order.js'
import type { Page, Query, Scope } from './page.js'
import { farPage, FEW, keepsOrder, orderedIds } from '#core/listing/search_index/kept_order'
import { setOf } from '#core/listing/search_index/index_state'
import { searchInside } from '#core/listing/search_index/search_inside'
import { isBareSearch, isPlainSearch, searchPage } from './search_page.js'
import { inLanguage } from './reader_columns.js'
import { applySearch, firstMode, type SearchMode } from './search.js'

interface PageRequest {
  listing: Listing
  query: ListQuery
  scope: Scope
}

/** One way to find a page; null where it turns out not to serve after all. */
interface Strategy {
  fits(request: PageRequest): boolean | Promise<boolean>
  page(request: PageRequest): Promise<Page | null>
}

const hasSearch = ({ query }: PageRequest) => query.search !== null

/** Tried in this order; the last one serves every request. */
const STRATEGIES: Strategy[] = [
  {
    // words alone in a table with many rows
    fits: async ({ listing, query, scope }) =>
      query.search !== null &&
      !scope &&
      isPlainSearch(listing, query) &&
      (await hasShortcuts(listing)),
    page: async ({ listing, query }) => {
      const page = await searchPage(listing, query)
      if (page.total || (await isLarge(listing))) return page
      return scannedPage(listing, query, null)
    },
  },
  {
    // so far on that walking there takes longer than reading the kept order
    fits: ({ listing, query, scope }) => !query.search && !scope && isFar(listing, query),
    page: ({ listing, query }) => farPageOf(listing, query),
  },
  {
    fits: hasSearch,
    page: async ({ listing, query, scope }) => {
      const mode = listing.search ? firstMode(query.search!) : 'parts'
      if (mode === 'parts') return scannedPage(listing, query, scope)
      const page = await pageIn(listing, query, scope, mode)
      // nothing begins with these words: look inside words as well
      const again = page.total === 0 && !(await isLarge(listing))
      return again ? scannedPage(listing, query, scope) : page
    },
  },
  {
    fits: () => true,
    page: ({ listing, query, scope }) => pageIn(listing, query, scope, 'parts'),
  },
]

/**
 * The ids of one page and the exact total. Ids come from an index alone; the caller then loads the
 * full rows of just these ids, so a deep page costs little more than the first.
 */
export async function findPage(
  named: Listing,
  query: ListQuery,
  scope: Scope = null
): Promise<Page> {
  const request = { listing: inLanguage(named), query, scope }
  for (const { fits, page } of STRATEGIES) {
    const found = (await fits(request)) ? await page(request) : null
    if (found) return found
  }
  throw new Error('no strategy served a list')
}

function isFar(listing: Listing, query: ListQuery): boolean {
  if (query.filters.length || query.ids.length || query.start < FAR || query.end === query.start)
    return false
  return keepsOrder(listing, query)
}

async function farPageOf(listing: Listing, query: ListQuery): Promise<Page | null> {
  const [total, set] = await Promise.all([keptRows(listing.table), setOf(listing.table, 'order')])
  if (query.start >= total) return null
  const ids = await farPage(listing, query, { set, total })
  return ids && { ids, total }
}

/** Total and ids are queried in parallel, on two connections where there are several. */
async function pageIn(
  listing: Listing,
  query: ListQuery,
  scope: Scope,
  mode: SearchMode
): Promise<Page> {
  const [total, ids] = await Promise.all([
    countRows(listing, query, scope, mode),
    query.end === query.start ? [] : idsOf(listing, query, scope, mode),
  ])
  return { ids, total }
}

/**
 * Where every row has to be looked at, that is done once: few rows that have the words tell total and
 * ids together. Many are soon found in their order, so that counting them is all that takes time.
 */
async function scannedPage(listing: Listing, query: ListQuery, scope: Scope): Promise<Page> {
  const inside = !scope && isBareSearch(listing, query) ? await searchInside(listing, query) : null
  if (inside) {
    const { total } = inside
    return { ids: inside.ids ?? (await idsOf(listing, query, scope, 'parts')), total }
  }
  const some: { id: number }[] = await conditions(listing, query, scope, 'parts')
    .select(`${listing.table}.id as id`)
    .limit(FEW + 1)
  if (some.length > FEW) return pageIn(listing, query, scope, 'parts')
  const here = query.start < some.length && query.end > query.start
  const ids = some.map(({ id }) => id)
  return { ids: here ? await orderedIds(listing, query, ids, scope) : [], total: ids.length }
}

async function idsOf(listing: Listing, listQuery: ListQuery, scope: Scope, mode: SearchMode) {
  const query = conditions(listing, listQuery, scope, mode).select(`${listing.table}.id as id`)
  applyOrder(query, listing, listQuery)
  const rows = await query.offset(listQuery.start).limit(listQuery.end - listQuery.start)
  return rows.map((row): number => row.id)
}

/** From this row on, the kept order of a table with very many rows is used. */
const FAR = 20_000

/** So far a page is read row by row in the order of an index; further on, ids come first. */
const NEAR = 250

/** Whether a page is read at once: near the beginning, not searched or filtered, an index gives its order. */
export function isNear({ search, filters, ids, start, end }: ListQuery): boolean {
  return !search && !filters.length && !ids.length && start <= NEAR && end > start
}

/**
 * A page that can be read at once, without its ids first: near the beginning and not searched or
 * filtered, so that an index gives the order. Null when it has to go by `findPage`.
 * @param rows the query that gets the scope, the order and the limits
 */
export async function nearPage<Row>(
  named: Listing,
  listQuery: ListQuery,
  scope: Scope,
  rows: () => Query
): Promise<{ rows: Row[]; total: number } | null> {
  if (!isNear(listQuery)) return null
  const listing = inLanguage(named)
  const query = rows()
  scope?.(query)
  applyOrder(query, listing, listQuery)
  const [total, page] = await Promise.all([
    countRows(listing, listQuery, scope, 'parts'),
    query.offset(listQuery.start).limit(listQuery.end - listQuery.start),
  ])
  return { rows: page, total }
}

/**
 * The query of all matching rows in their order, for exports. It comes wrapped: a query is a promise
 * of its rows, and handing it out by itself would run it.
 */
export async function matchingRows(
  named: Listing,
  listQuery: ListQuery,
  scope: Scope = null,
  language: Language = languageNow()
): Promise<{ query: Query }> {
  const listing = inLanguage(named, language)
  let mode: SearchMode = listQuery.search && listing.search ? firstMode(listQuery.search) : 'parts'
  if (mode === 'words' && !(await isLarge(listing)))
    if ((await countRows(listing, listQuery, scope, mode)) === 0) mode = 'parts'
  const query = conditions(listing, listQuery, scope, mode)
  applyOrder(query, listing, listQuery)
  return { query }
}

function conditions(listing: Listing, listQuery: ListQuery, scope: Scope, mode: SearchMode): Query {
  const query = db.from(listing.table)
  applyFilters(query, listing, listQuery)
  if (listQuery.search && listing.search) {
    applySearch(query, listing, listQuery.search, mode, isSqlite())
  }
  scope?.(query)
  return query
}

/** Without any condition the total of a searchable table is the one its triggers keep. */
async function countRows(listing: Listing, query: ListQuery, scope: Scope, mode: SearchMode) {
  const kept =
    listing.search === true && !query.filters.length && !query.ids.length && !query.search && !scope
  if (kept) return keptRows(listing.table)
  const row = await conditions(listing, query, scope, mode).count('* as total').first()
  return Number(row?.total ?? 0)
}
