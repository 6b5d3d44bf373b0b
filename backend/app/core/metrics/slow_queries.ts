import db from '@adonisjs/lucid/services/db'

interface SlowQuery {
  /** Without its values, which may be anyone's data. */
  sql: string
  milliseconds: number
  at: string
}

const SLOW_MS = 250
const KEPT = 100
const LONGEST = 400
const ring: SlowQuery[] = []

interface Emitter {
  on(event: string, listener: (...args: any[]) => void): unknown
}

/** From now on notes the slow queries of this process in memory; a restart forgets them. */
export function watchQueries() {
  const client = db.connection()
  const clients = new Set([client.getWriteClient(), client.getReadClient()] as unknown as Emitter[])
  for (const emitter of clients) watch(emitter)
}

function watch(emitter: Emitter) {
  const begun = new Map<string, number>()
  type Asked = { __knexQueryUid: string; sql: string }
  const end = ({ __knexQueryUid: id, sql }: Asked) => {
    const since = begun.get(id)
    begun.delete(id)
    if (since !== undefined) note(sql, performance.now() - since)
  }
  emitter.on('query', ({ __knexQueryUid: id }: Asked) => begun.set(id, performance.now()))
  emitter.on('query-response', (_response, asked: Asked) => end(asked))
  emitter.on('query-error', (_error, asked: Asked) => end(asked))
}

function note(sql: string, took: number) {
  if (took < SLOW_MS) return
  const text = sql.replace(/\s+/g, ' ').slice(0, LONGEST)
  ring.push({ sql: text, milliseconds: Math.round(took), at: new Date().toISOString() })
  if (ring.length > KEPT) ring.shift()
}

/** The slowest of those that are kept. */
export const slowestQueries = (count: number): SlowQuery[] =>
  ring.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count)
