import db from '@adonisjs/lucid/services/db'
import { isSqlite } from '#core/database/dialect'
import { words } from '#core/text/fold'
import { searchByMaps } from '#core/word_maps/search'
import type { Listing, ListQuery } from './definition.js'
import { applyOrder, orderOf } from './order.js'
import type { Page } from './run_listing.js'
import { applySearch, isIndexed, matchOf } from './search.js'

/** So many rows from the first one are looked through for a word that very many have. */
const LOOKED_THROUGH = 1500
/** Beyond this many rows asked for, too few of those looked through could have the word. */
const NEAR = 100

/** Whether `searchPage` knows a quick way: nothing is asked but words, and the index knows them. */
export function isPlainSearch({ search }: Listing, asked: ListQuery): boolean {
  const plain = !asked.filters.length && !asked.ids.length && asked.end > asked.start
  const text = asked.search ? words(asked.search) : []
  return plain && search === true && text.some((word) => isSqlite() || isIndexed(word))
}

/**
 * A page of a search in a table with very many rows. A word may stand in half of them, so neither
 * counting nor ordering may read every row that has it.
 */
export function searchPage(listing: Listing, asked: ListQuery): Promise<Page> {
  return isSqlite() ? onSqlite(listing, asked) : onMysql(listing, asked)
}

/** The index alone tells the total; what very many rows have is found among the first ones. */
async function onSqlite(listing: Listing, asked: ListQuery): Promise<Page> {
  const fts = `${listing.table}_fts`
  const match = matchOf(words(asked.search!), true)
  const row = await db.from(fts).whereRaw('?? MATCH ?', [fts, match]).count('* as total').first()
  const total = Number(row.total)
  if (!total) return { ids: [], total }
  const ids = (await nearIds(listing, asked)) ?? (await narrowIds(listing, asked, fts, match))
  return { ids, total }
}

/** Orders all that match by an index that has their order beside the id, a tenth as wide as the rows. */
async function narrowIds(listing: Listing, asked: ListQuery, fts: string, match: string) {
  const { narrow } = listing
  const index = narrow && asked.sort[0].field === narrow.field && asked.sort.length === 1
  const order = orderOf(listing, asked).map(([column, direction]) => `${column} ${direction}`)
  const rows: { id: number }[] = await db.rawQuery(
    `SELECT ${listing.table}.id AS id FROM ${fts} found
     CROSS JOIN ${listing.table} ${index ? `INDEXED BY ${narrow.index}` : ''} ON ${listing.table}.id = found.rowid
     WHERE ${fts} MATCH ? ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`,
    [match, asked.end - asked.start, asked.start]
  )
  return rows.map(({ id }) => id)
}

/** The full-text index reads every row that it finds; maps of the words tell them without. */
async function onMysql(listing: Listing, asked: ListQuery): Promise<Page> {
  const mapped = listing.narrow ? await searchByMaps(listing, asked) : null
  if (!mapped) return byFullText(listing, asked)
  const { ids, total } = mapped
  return { ids: ids ?? (await nearIds(listing, asked)) ?? (await foundIds(listing, asked)), total }
}

/**
 * The index is slow to ask here. Several words seldom have many rows: one question answers both. A
 * single word may have so many that a window over them costs more than asking twice at once.
 */
async function byFullText(listing: Listing, asked: ListQuery): Promise<Page> {
  const total = async () =>
    Number((await matching(listing, asked).count('* as total').first()).total)
  if (words(asked.search!).length === 1) {
    const ids = async () => (await nearIds(listing, asked)) ?? foundIds(listing, asked)
    const [counted, here] = await Promise.all([total(), ids()])
    return { ids: here, total: counted }
  }
  const near = await nearIds(listing, asked)
  if (near) return { ids: near, total: await total() }
  const rows: { id: number; total: number }[] = await found(listing, asked).select(
    db.raw('COUNT(*) OVER () as total')
  )
  if (!rows.length && asked.start > 0) return { ids: [], total: await total() }
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) }
}

function matching(listing: Listing, asked: ListQuery) {
  const query = db.from(listing.table)
  applySearch(query, listing, asked.search!, 'words', false)
  return query
}

function found(listing: Listing, asked: ListQuery) {
  const query = matching(listing, asked).select(`${listing.table}.id as id`)
  applyOrder(query, listing, asked)
  return query.offset(asked.start).limit(asked.end - asked.start)
}

async function foundIds(listing: Listing, asked: ListQuery): Promise<number[]> {
  return (await found(listing, asked)).map(({ id }): number => id)
}

/** Ids of the page if the first rows of the table have enough that match, else null. */
async function nearIds(listing: Listing, asked: ListQuery): Promise<number[] | null> {
  if (asked.end > NEAR) return null
  const first = db.from(listing.table).select('id', 'search_text').limit(LOOKED_THROUGH)
  applyOrder(first, listing, asked)
  const patterns = words(asked.search!).map(patternOf)
  const rows: { id: number; search_text: string }[] = await first
  const matching = rows.filter((row) => patterns.every((word) => word.test(row.search_text)))
  if (matching.length < asked.end) return null
  return matching.slice(asked.start, asked.end).map(({ id }) => id)
}

/**
 * Where a word begins in a folded text as the index has parted it: an underscore belongs to words of
 * MySQL only. A word that the index leaves out may stand inside another.
 */
function patternOf(word: string): RegExp {
  if (isSqlite()) return new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u')
  return new RegExp(isIndexed(word) ? `(?<![\\p{L}\\p{N}_])${word}` : word, 'u')
}
