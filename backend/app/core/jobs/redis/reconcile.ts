import queueConfig from '#config/queue'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { pushJobs } from './queue.js'

const BATCH = 500
const MOST = 10_000

/**
 * Hands over again whatever the database knows to be due and no one works on: jobs that never
 * reached Redis, that Redis has forgotten, or whose worker died.
 * @returns how many were handed over
 */
export async function reconcile(): Promise<number> {
  let handed = 0
  while (handed < MOST) {
    const ids = await forgotten()
    if (!ids.length) return handed
    await pushJobs(ids)
    handed += ids.length
  }
  return handed
}

async function forgotten(): Promise<string[]> {
  const now = sqlInstant()
  const rows = await writer()
    .from('jobs')
    .where((due) =>
      due
        .where((waiting) => waiting.where('status', 'queued').where('available_at', '<=', now))
        .orWhere((stalled) => stalled.where('status', 'active').where('locked_until', '<', now))
    )
    .where((idle) =>
      idle.whereNull('handed_at').orWhere('handed_at', '<', sqlInstant(-queueConfig.handedFor))
    )
    .orderBy('available_at')
    .limit(BATCH)
    .select('id')
  return rows.map((row) => row.id)
}
