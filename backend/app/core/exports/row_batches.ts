import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSqlite } from '#core/database/dialect'
import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import { VERY_MANY } from '#core/listing/large'
import { onOwnConnection, type OwnConnection } from './own_connection.js'
import { BATCH, type Query, type Reading, type Row } from './reading.js'
import { rowsByKey } from './rows_by_key.js'

/** The rows of a query in its order, in batches, never all at once in memory. */
export function rowBatches(reading: Reading): AsyncGenerator<Row[]> {
  const { ordered, total = 0 } = reading
  // a stream that waits for its reader would keep the others of its connection waiting for ever
  if (isSqlite() || ordered.client.isTransaction) return byPages(reading)
  const read = total < VERY_MANY ? byStream : rowsByKey
  return onOwnConnection(ordered, (connection) => read(connection, reading))
}

/**
 * SQLite has one connection here and an open cursor would lock everyone out. So the ids are taken
 * first and the rows are then read by id, a page at a time.
 */
async function* byPages({ table, ordered, prepare, signal }: Reading): AsyncGenerator<Row[]> {
  const ids = await idsOf(ordered.select(`${table}.id as id`))
  for (let at = 0; at < ids.length; at += BATCH) {
    await nextTurn(undefined, { signal })
    const page = ids.slice(at, at + BATCH)
    const query = db.from(table).whereIn(`${table}.id`, page)
    prepare(query)
    yield inOrder(await query.select(`${table}.id as id`), page)
  }
}

/** From SQLite as one text in one step, which is much quicker than many rows. */
async function idsOf(query: Query): Promise<number[]> {
  if (!isSqlite()) return (await query).map(({ id }) => id)
  const { sql, bindings } = query.toSQL().toNative()
  const [{ ids }] = await db.rawQuery(
    `select json_group_array(id) as ids from (${sql})`,
    bindings as never[]
  )
  return JSON.parse(ids)
}

/** A row deleted since its id was taken is left out. */
function inOrder(rows: Row[], ids: number[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/**
 * MySQL sends the rows of one query as they are read: one snapshot, and no page is sought twice.
 */
async function* byStream(
  connection: OwnConnection,
  { ordered, prepare, signal }: Reading
): AsyncGenerator<Row[]> {
  prepare(ordered)
  const { sql, bindings } = ordered.toSQL().toNative()
  const rows = connection.query({ sql, values: bindings }).stream({ highWaterMark: BATCH })
  yield* inBatches(rows, signal)
}

async function* inBatches(rows: Readable, signal: AbortSignal): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
    await nextTurn(undefined, { signal })
  }
  if (batch.length) yield batch
}
