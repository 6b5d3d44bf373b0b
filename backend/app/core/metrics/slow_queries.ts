import { listenToQueries } from '#core/database/asked_queries'

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

/** From now on notes the slow queries of this process in memory; a restart forgets them. */
export function watchQueries() {
  return listenToQueries((sql) => {
    const begun = performance.now()
    return () => note(sql, performance.now() - begun)
  })
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
