import { setImmediate as nextTurn } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { answerTo, type Answer, type OwnConnection } from './own_connection.js'
import { PlacedRows } from './placed_rows.js'
import { BATCH, type Reading, type Row } from './reading.js'

const IDS_AT_ONCE = 1000
const IDS_IN_PART = 16_384
const ROWS_AT_ONCE = 500
/** So many ids in a span of the key for each row wanted: the span is read, with what lies between. */
const CLOSE = 1.5

/**
 * Very many rows of MySQL in their order. In the order of an index each row lies somewhere else in the
 * table; where the table is larger than the server's memory, nearly every one is a read of the disk.
 * So the index gives the order of the ids alone, the rows are read as they lie, in one snapshot with
 * it, and are put in order here.
 */
export async function* rowsByKey(
  connection: OwnConnection,
  reading: Reading
): AsyncGenerator<Row[]> {
  await answerTo(connection, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
  await answerTo(connection, 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY')
  const keys = await sortedKeys(connection, reading)
  const placed = await PlacedRows.open(keys.length)
  try {
    const columns = await readInto(placed, connection, keys, reading)
    await answerTo(connection, 'COMMIT')
    for await (const rows of placed.inOrder(BATCH)) {
      await nextTurn(undefined, { signal: reading.signal })
      yield rows.map((values) => rowOf(columns, values))
    }
  } finally {
    await placed.close()
  }
}

/**
 * Ids with their places, by id: `id * count + place`. A number holds that exactly up to a table of
 * nine thousand million ids for a million rows, and numbers alone are sorted in a tenth of a second.
 */
async function sortedKeys(
  connection: OwnConnection,
  { table, ordered, signal }: Reading
): Promise<Float64Array> {
  const { sql, bindings } = ordered.select(`${table}.id as id`).toSQL().toNative()
  const found = connection
    .query({ sql, values: bindings, rowsAsArray: true })
    .stream({ highWaterMark: IDS_AT_ONCE })
  const parts: Float64Array[] = []
  let count = 0
  for await (const [id] of found) {
    const at = count++ % IDS_IN_PART
    if (at === 0) {
      parts.push(new Float64Array(IDS_IN_PART))
      await nextTurn(undefined, { signal })
    }
    parts.at(-1)![at] = id
  }
  const keys = new Float64Array(count)
  for (let place = 0; place < count; place++)
    keys[place] = parts[Math.floor(place / IDS_IN_PART)][place % IDS_IN_PART] * count + place
  return keys.sort()
}

/** The server reads the next rows while these are written. @returns the names of the columns */
async function readInto(
  placed: PlacedRows,
  connection: OwnConnection,
  keys: Float64Array,
  reading: Reading
): Promise<string[]> {
  let columns: string[] = []
  let next = rowsOf(connection, keys, 0, reading)
  try {
    for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) {
      await nextTurn(undefined, { signal: reading.signal })
      const answer = await next
      next = rowsOf(connection, keys, at + ROWS_AT_ONCE, reading)
      columns = answer.columns
      await place(placed, answer.rows, keys, at)
      await reading.passed?.(Math.min(at + ROWS_AT_ONCE, keys.length))
    }
  } finally {
    // what went wrong is known already; the last answer only has to have someone who waits for it
    await Promise.allSettled([next])
  }
  return columns
}

/** Rows of the snapshot, by id, their id as the last value. */
async function rowsOf(
  connection: OwnConnection,
  keys: Float64Array,
  at: number,
  { table, prepare }: Reading
): Promise<Answer> {
  const ids = Array.from(keys.subarray(at, at + ROWS_AT_ONCE), (key) =>
    Math.floor(key / keys.length)
  )
  if (!ids.length) return { columns: [], rows: [] }
  const id = `${table}.id`
  const query = db.from(table).orderBy(id)
  const [first, last] = [ids[0], ids.at(-1)!]
  const close = last - first < CLOSE * ids.length
  void (close ? query.whereBetween(id, [first, last]) : query.whereIn(id, ids))
  prepare(query)
  const { sql, bindings } = query.select(`${id} as id`).toSQL().toNative()
  return answerTo(connection, sql, bindings)
}

/** Rows and keys are both in the order of ids; a row that wasn't requested has no key. */
async function place(placed: PlacedRows, rows: unknown[][], keys: Float64Array, from: number) {
  const count = keys.length
  let at = from
  for (const row of rows) {
    const id = row.at(-1) as number
    while (at < count && Math.floor(keys[at] / count) < id) at++
    if (at === count) return
    if (Math.floor(keys[at] / count) !== id) continue
    const written = placed.put(keys[at] % count, row)
    if (written) await written
  }
}

const rowOf = (columns: string[], values: unknown[]): Row =>
  Object.fromEntries(values.map((value, i) => [columns[i], value]))
