import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { keptDays } from '#core/retention/rules'

const HOUR = 3600
const DAY = 24 * HOUR
const BATCH = 500
/** Marks outlive their job and event by so long: nothing that could repeat them is left by then. */
const MARKS_OUTLIVE = 60

/** Removes what has served by its nature: answers kept for retries, and marks of effects. */
export async function cleanUp() {
  await purge('idempotency_keys', (query) => query.where('created_at', '<', sqlInstant(-48 * HOUR)))
  const days = [await keptDays('jobs'), await keptDays('events')]
  // what is kept for ever can be run again for ever
  if (days.includes(null)) return
  // marks of reminders are among them: never less than ninety days
  const kept = Math.max(30, ...(days as number[])) + MARKS_OUTLIVE
  // a rule that was made shorter acts with the next run: what it has not removed yet can still be run again
  if (await isStillThere(sqlInstant(-kept * DAY))) return
  await purge('job_effects', (query) => query.where('created_at', '<', sqlInstant(-kept * DAY)))
}

/** Whether jobs or events are kept that ended before. */
async function isStillThere(before: string): Promise<boolean> {
  const job = await writer().from('jobs').where('finished_at', '<', before).first()
  const event =
    job ?? (await writer().from('outbox_events').where('dispatched_at', '<', before).first())
  return Boolean(event)
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
