import db from '@adonisjs/lucid/services/db'
import { isSqlite } from '#core/database/dialect'
import { searchWords } from '#engines/text/fold'
import { searchByMaps } from '#core/listing/search_index/search_by_index'
import type { Listing, ListQuery } from './definition.js'
import { applyOrder, orderOf } from './order.js'
import type { Page } from './page.js'
import { applySearch, isIndexed, matchOf } from './search.js'

/** So many rows from the first one are looked through for a word that very many have. */
const LOOKED_THROUGH = 1500
/** Beyond this many requested rows, too few of those looked through could have the word. */
const NEAR = 100

/** Whether `searchPage` knows a quick way: only words are searched, and the index knows them. */
export function isPlainSearch(listing: Listing, query: ListQuery): boolean {
  const text = query.search ? searchWords(query.search) : []
  return isBareSearch(listing, query) && text.some((word) => isSqlite() || isIndexed(word))
}

/** Whether a page of a table's own search text is requested, without any other condition. */
export function isBareSearch({ search }: Listing, query: ListQuery): boolean {
  return search === true && !query.filters.length && !query.ids.length && query.end > query.start
}

/**
 * A page of a search in a table with very many rows. A word may stand in half of them, so neither
 * counting nor ordering may read every row that has it.
 */
export function searchPage(listing: Listing, query: ListQuery): Promise<Page> {
  return isSqlite() ? onSqlite(listing, query) : onMysql(listing, query)
}

/** The index alone gives the total; what very many rows have is found among the first ones. */
async function onSqlite(listing: Listing, query: ListQuery): Promise<Page> {
  const fts = `${listing.table}_fts`
  const match = matchOf(searchWords(query.search!), true)
  const row = await db.from(fts).whereRaw('?? MATCH ?', [fts, match]).count('* as total').first()
  const total = Number(row.total)
  if (!total) return { ids: [], total }
  const ids = (await nearIds(listing, query)) ?? (await narrowIds(listing, query, fts, match))
  return { ids, total }
}

/** Orders all that match by an index that has their order beside the id, a tenth as wide as the rows. */
async function narrowIds(listing: Listing, query: ListQuery, fts: string, match: string) {
  const { narrow } = listing
  const index = narrow && query.sort[0].field === narrow.field && query.sort.length === 1
  const order = orderOf(listing, query).map(([column, direction]) => `${column} ${direction}`)
  const rows: { id: number }[] = await db.rawQuery(
    `SELECT ${listing.table}.id AS id FROM ${fts} found
     CROSS JOIN ${listing.table} ${index ? `INDEXED BY ${narrow.index}` : ''} ON ${listing.table}.id = found.rowid
     WHERE ${fts} MATCH ? ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`,
    [match, query.end - query.start, query.start]
  )
  return rows.map(({ id }) => id)
}

/** The full-text index reads every row that it finds; maps of the words tell them without. */
async function onMysql(listing: Listing, query: ListQuery): Promise<Page> {
  const mapped = listing.narrow ? await searchByMaps(listing, query) : null
  if (!mapped) return byFullText(listing, query)
  const { ids, total } = mapped
  return { ids: ids ?? (await nearIds(listing, query)) ?? (await foundIds(listing, query)), total }
}

/**
 * The index is slow to ask here. Several words seldom have many rows: one question answers both. A
 * single word may have so many that a window over them costs more than asking twice at once.
 */
async function byFullText(listing: Listing, query: ListQuery): Promise<Page> {
  const total = async () =>
    Number((await matching(listing, query).count('* as total').first()).total)
  if (searchWords(query.search!).length === 1) {
    const ids = async () => (await nearIds(listing, query)) ?? foundIds(listing, query)
    const [counted, here] = await Promise.all([total(), ids()])
    return { ids: here, total: counted }
  }
  const near = await nearIds(listing, query)
  if (near) return { ids: near, total: await total() }
  const rows: { id: number; total: number }[] = await found(listing, query).select(
    db.raw('COUNT(*) OVER () as total')
  )
  if (!rows.length && query.start > 0) return { ids: [], total: await total() }
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) }
}

function matching(listing: Listing, listQuery: ListQuery) {
  const query = db.from(listing.table)
  applySearch(query, listing, listQuery.search!, 'words', false)
  return query
}

function found(listing: Listing, listQuery: ListQuery) {
  const query = matching(listing, listQuery).select(`${listing.table}.id as id`)
  applyOrder(query, listing, listQuery)
  return query.offset(listQuery.start).limit(listQuery.end - listQuery.start)
}

async function foundIds(listing: Listing, query: ListQuery): Promise<number[]> {
  return (await found(listing, query)).map(({ id }): number => id)
}

/** Ids of the page if the first rows of the table have enough that match, else null. */
async function nearIds(listing: Listing, query: ListQuery): Promise<number[] | null> {
  if (query.end > NEAR) return null
  const first = db.from(listing.table).select('id', 'search_text').limit(LOOKED_THROUGH)
  applyOrder(first, listing, query)
  const patterns = searchWords(query.search!).map(patternOf)
  const rows: { id: number; search_text: string }[] = await first
  const matching = rows.filter((row) => patterns.every((word) => word.test(row.search_text)))
  if (matching.length < query.end) return null
  return matching.slice(query.start, query.end).map(({ id }) => id)
}

/**
 * Where a word begins in a folded text as the index has parted it: an underscore belongs to words of
 * MySQL only. A word that the index leaves out may stand inside another.
 */
function patternOf(word: string): RegExp {
  if (isSqlite()) return new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u')
  return new RegExp(isIndexed(word) ? `(?<![\\p{L}\\p{N}_])${word}` : word, 'u')
}
