import db from '@adonisjs/lucid/services/db'
import { isSqlite } from '#core/database/dialect'
import type { Listing, ListQuery } from '#core/listing/definition'
import { applyOrder } from '#core/listing/order'
import type { Scope } from '#core/listing/page'
import { ORDER_PART } from './build.js'
import { lastPart, orderParts } from './order_parts.js'
import type { MapSet } from './index_state.js'

/** So many rows can be read and ordered by the database for one page. */
export const FEW = 2000
/** With more changes than this since the order was kept, walking an index to a far page is as quick. */
const FEW_CHANGES = 100
/** Pieces of the order read at once: most pages lie in the first, those of one letter far behind it. */
const MOST_AT_ONCE = 16

/** Whether the order that is kept beside the maps is the requested one; SQLite keeps none. */
export function keepsOrder({ narrow }: Listing, { sort }: ListQuery): boolean {
  return !isSqlite() && sort.length === 1 && sort[0].field === narrow?.field
}

interface Rows {
  set: MapSet
  /** Whether a row of the kept order is one of them; null where all are. */
  has: ((id: number) => boolean) | null
  /** Those of them that have; some may be gone. */
  changed: number[]
  total: number
}

/**
 * A page far from the first, of all rows: the database would walk through all that come before it.
 * @returns null where no order is kept, or another one
 */
export async function farPage(
  listing: Listing,
  query: ListQuery,
  { set, total }: { set: MapSet | null; total: number }
): Promise<number[] | null> {
  if (!set || set.moved.length > FEW_CHANGES) return null
  const { moved: changed } = set
  const gone = new Set(changed)
  const has = changed.length ? (id: number) => !gone.has(id) : null
  return pageInOrder(listing, query, { set, has, changed, total })
}

/**
 * Rows that have not changed lie in the kept order; each changed one moves those behind it by one at
 * most, so that only those around the page are ordered together with them.
 */
export async function pageInOrder(
  listing: Listing,
  query: ListQuery,
  { set, has, changed, total }: Rows
): Promise<number[] | null> {
  const [{ field, order }] = query.sort
  const last = Math.min(query.end, total)
  // the nearer end of the order is the one to begin with
  const backwards = query.start + last > total
  const [start, end] = backwards ? [total - last, total - query.start] : [query.start, last]
  const direction: 'asc' | 'desc' = backwards === (order === 'asc') ? 'desc' : 'asc'
  const first = Math.max(0, start - changed.length)
  const around = await stretch(listing.table, set, { has, direction, first, end })
  if (!around || around.length + changed.length > FEW) return null
  const near = {
    ...query,
    start: start - first,
    end: end - first,
    sort: [{ field, order: direction }],
  }
  const page = changed.length ? await orderedIds(listing, near, [...around, ...changed]) : around
  return backwards ? page.reverse() : page
}

/** A page of these rows, ordered by the database. @param scope may be what gives the query its table */
export async function orderedIds(
  listing: Listing,
  listQuery: ListQuery,
  ids: number[],
  scope: Scope = null
) {
  const { table } = listing
  const query = db.from(table).whereIn(`${table}.id`, ids).select(`${table}.id as id`)
  scope?.(query)
  applyOrder(query, listing, listQuery)
  const rows = await query.offset(listQuery.start).limit(listQuery.end - listQuery.start)
  return rows.map(({ id }): number => id)
}

interface Stretch extends Pick<Rows, 'has'> {
  direction: 'asc' | 'desc'
  first: number
  end: number
}

/** @returns null when the order has gone, rebuilt at this moment */
async function stretch(
  table: string,
  set: MapSet,
  { has, direction, first, end }: Stretch
): Promise<number[] | null> {
  const found: number[] = []
  const last = direction === 'desc' ? await lastPart(table, set) : Infinity
  if (last < 0) return null
  // parts before the requested one are full: where all rows count they need not be read
  let read = !has && direction === 'asc' ? Math.floor(first / ORDER_PART) : 0
  let passed = read * ORDER_PART
  for (let atOnce = 1; passed < end && read <= last; atOnce = Math.min(MOST_AT_ONCE, atOnce * 2)) {
    const wanted = Array.from({ length: Math.min(atOnce, last - read + 1) }, (_, n) =>
      direction === 'asc' ? read + n : last - read - n
    )
    const parts = await orderParts(table, set, wanted)
    for (const numbers of parts) {
      // past the end, or rebuilt since its first parts were read
      if (!numbers) return (await lastPart(table, set)) < 0 ? null : found
      read++
      for (let i = 0; i < numbers.length && passed < end; i++) {
        const id = numbers[direction === 'asc' ? i : numbers.length - 1 - i]
        if ((!has || has(id)) && passed++ >= first) found.push(id)
      }
    }
  }
  return found
}
