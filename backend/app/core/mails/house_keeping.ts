import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'
import { giveUp } from './deliver.js'

const MINUTE = 60
const BATCH = 200

/** Mails whose job has ended without them. */
export async function giveUpLost() {
  const lost = await writer()
    .from('mails')
    .leftJoin('jobs', 'jobs.id', 'mails.job_id')
    .whereIn('mails.state', ['waiting', 'sending'])
    .where('mails.updated_at', '<', sqlInstant(-5 * MINUTE))
    .where((query) =>
      query.whereNull('jobs.id').orWhereIn('jobs.status', ['completed', 'failed', 'cancelled'])
    )
    .limit(BATCH)
    .select('mails.id')
  for (const { id } of lost) await giveUp(id)
}

registerTask({ name: 'keep outbox', seconds: 5 * MINUTE, run: giveUpLost })
