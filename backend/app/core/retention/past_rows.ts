import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isoInstant } from '#core/database/instants'
import type { PastRow, RetentionKind } from './kinds.js'

/** A preview counts so far, then says "more than". */
export const PREVIEW_MOST = 10_000

const pastOf = (kind: RetentionKind, before: string, client: QueryClientContract) => {
  const query = client.from(kind.table).where(`${kind.table}.${kind.date}`, '<', before)
  kind.narrow?.(query)
  return query
}

/** Rows that are past, the oldest first, or those after one of them. */
export async function pastRows(
  kind: RetentionKind,
  { before, most, after }: { before: string; most: number; after: PastRow | null },
  client: QueryClientContract
): Promise<PastRow[]> {
  const [date, id] = [`${kind.table}.${kind.date}`, `${kind.table}.id`]
  const query = pastOf(kind, before, client)
  if (after)
    query
      .where(date, '>=', after.at)
      .where((rest) => rest.where(date, '>', after.at).orWhere(id, '>', after.id))
  const rows = await query
    .orderBy(date)
    .orderBy(id)
    .limit(most)
    .select(id)
    .select(client.raw(`${date} as happened_at`))
    .select(client.raw(`${kind.bytes} as bytes`))
  return rows.map((row) => ({ id: row.id, bytes: Number(row.bytes ?? 0), at: row.happened_at }))
}

/** Those of these rows that are past in this transaction, locked. */
export async function stillPast(
  kind: RetentionKind,
  { before, rows }: { before: string; rows: PastRow[] },
  trx: QueryClientContract
): Promise<PastRow[]> {
  const ids = rows.map(({ id }) => id)
  const found = await pastOf(kind, before, trx)
    .whereIn(`${kind.table}.id`, ids)
    .forUpdate()
    .select(`${kind.table}.id`)
  const past = new Set(found.map(({ id }) => id))
  return rows.filter(({ id }) => past.has(id))
}

/** What would go now: bounded, whatever has gathered. */
export async function previewPast(
  kind: RetentionKind,
  before: string,
  client: QueryClientContract = db.connection()
) {
  const column = `${kind.table}.${kind.date}`
  const some = pastOf(kind, before, client)
    .orderBy(column)
    .limit(PREVIEW_MOST + 1)
    .select(client.raw(`${column} as happened_at`))
    .select(client.raw(`${kind.bytes} as bytes`))
  const [found] = await client
    .from(some.as('past'))
    .count('* as number')
    .sum('bytes as bytes')
    .min('happened_at as oldest')
  const rows = Number(found.number)
  return {
    rows: Math.min(rows, PREVIEW_MOST),
    more: rows > PREVIEW_MOST,
    bytes: Number(found.bytes ?? 0),
    oldestAt: isoInstant(found.oldest as string | Date | null),
  }
}
