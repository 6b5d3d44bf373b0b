import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'

const HOUR = 3600
const DAY = 24 * HOUR
const BATCH = 500

/** Removes what has served: answers kept for retries, ended jobs, dispatched events, effect marks. */
export async function cleanUp() {
  await purge('idempotency_keys', (query) => query.where('created_at', '<', sqlInstant(-48 * HOUR)))
  await purge('jobs', (query) =>
    query
      .whereIn('status', ['completed', 'failed', 'cancelled'])
      .where('finished_at', '<', sqlInstant(-30 * DAY))
  )
  await purge('outbox_events', (query) => query.where('dispatched_at', '<', sqlInstant(-30 * DAY)))
  // marks outlive their job and event: nothing that could repeat them is left by then
  await purge('job_effects', (query) => query.where('created_at', '<', sqlInstant(-90 * DAY)))
}

type Query = ReturnType<ReturnType<typeof writer>['from']>

/** In small portions, so that no delete holds the table for long. */
async function purge(table: string, old: (query: Query) => Query) {
  for (;;) {
    const ids = (await old(writer().from(table)).limit(BATCH).select('id')).map((row) => row.id)
    if (!ids.length) return
    await writer().from(table).whereIn('id', ids).delete()
    if (ids.length < BATCH) return
  }
}
