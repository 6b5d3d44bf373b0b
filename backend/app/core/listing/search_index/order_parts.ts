import db from '@adonisjs/lucid/services/db'
import { numbersOf } from './bitmap.js'
import type { MapSet } from './index_state.js'

/** Some 6 MB: the order of a million rows and half as many again. */
const MOST = 96

/** Parts that were read, the latest used last. A part of a set never changes. */
const atHand = new Map<string, Uint32Array>()

const keyOf = (table: string, { orderId, orderedAt }: MapSet, part: number) =>
  `${table}/${orderId}/${orderedAt}/${part}`

/** Ids in their kept order, by part; a part beyond the last, or of a set that has gone, is missing. */
export async function orderParts(
  table: string,
  set: MapSet,
  parts: number[]
): Promise<(Uint32Array | undefined)[]> {
  const unread = parts.filter((part) => !atHand.has(keyOf(table, set, part)))
  const rows: { part: number; ids: Buffer }[] = unread.length
    ? await db
        .from('word_map_orders')
        .where({ table_name: table, set_id: set.orderId })
        .whereIn('part', unread)
        .select('part', 'ids')
    : []
  for (const { part, ids } of rows) atHand.set(keyOf(table, set, part), numbersOf(ids))
  const found = parts.map((part) => used(keyOf(table, set, part)))
  for (const key of atHand.keys()) {
    if (atHand.size <= MOST) break
    atHand.delete(key)
  }
  return found
}

function used(key: string): Uint32Array | undefined {
  const numbers = atHand.get(key)
  if (numbers) {
    atHand.delete(key)
    atHand.set(key, numbers)
  }
  return numbers
}

/** The last part of an order; -1 when the set has gone. */
export async function lastPart(table: string, { orderId }: MapSet): Promise<number> {
  const row = await db
    .from('word_map_orders')
    .where({ table_name: table, set_id: orderId })
    .max('part as part')
    .first()
  return row?.part ?? -1
}

/** To be called when sets are made or removed in this process: their numbers may begin again. */
export const forgetParts = () => atHand.clear()
