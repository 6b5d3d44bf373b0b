import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSqlite } from '#core/database/dialect'
import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

type Query = DatabaseQueryBuilderContract<any>
type Row = Record<string, any>

/** Rows between two turns of others in this process: about 2 ms of work. */
const BATCH = 200

/**
 * The rows of a query in its order, in batches, never all at once in memory.
 * @param ordered conditions and order, nothing selected yet
 * @param prepare adds joins and the selected columns
 */
export function rowBatches(
  table: string,
  ordered: Query,
  prepare: (query: Query) => void,
  signal: AbortSignal
): AsyncGenerator<Row[]> {
  // a stream that waits for its reader would keep the others of its connection waiting for ever
  const alone = !isSqlite() && !ordered.client.isTransaction
  return alone ? byStream(ordered, prepare, signal) : byPages(table, ordered, prepare, signal)
}

/**
 * SQLite has one connection here and an open cursor would lock everybody out. So the ids are taken
 * first and the rows are then read by id, a page at a time.
 */
async function* byPages(
  table: string,
  ordered: Query,
  prepare: (query: Query) => void,
  signal: AbortSignal
): AsyncGenerator<Row[]> {
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
 * MySQL sends the rows of one query as they are read: one snapshot, and no page is sought twice. The
 * driver is asked directly, since the query builder's stream passes every row through two more.
 */
async function* byStream(
  ordered: Query,
  prepare: (query: Query) => void,
  signal: AbortSignal
): AsyncGenerator<Row[]> {
  prepare(ordered)
  const { sql, bindings } = ordered.toSQL().toNative()
  const pool = ordered.client.getReadClient().client
  const connection: StreamingConnection = await pool.acquireConnection()
  let drained = false
  try {
    yield* inBatches(
      connection.query({ sql, values: bindings }).stream({ highWaterMark: BATCH }),
      signal
    )
    drained = true
  } finally {
    // the rest of an abandoned answer would keep the connection, and the server, busy
    if (!drained) connection.destroy()
    await pool.releaseConnection(connection)
  }
}

interface StreamingConnection {
  query(options: { sql: string; values: unknown }): {
    stream(options: { highWaterMark: number }): Readable
  }
  destroy(): void
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
