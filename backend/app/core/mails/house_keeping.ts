import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'
import { giveUp } from './deliver.js'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const BATCH = 200

/** Mails whose job has ended without them, and mails of the portal itself that have served. */
export async function keepOutbox() {
  await giveUpLost()
  await writer()
    .from('mails')
    .whereIn('id', await served())
    .delete()
}

async function giveUpLost() {
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

/** What people have sent stays; notifications are read in the portal. */
async function served(): Promise<number[]> {
  const rows = await writer()
    .from('mails')
    .whereIn('kind', ['notification', 'digest', 'password_reset', 'invitation'])
    .whereNotIn('state', ['waiting', 'sending'])
    .where('created_at', '<', sqlInstant(-90 * DAY))
    .orderBy('id')
    .limit(BATCH)
    .select('id')
  return rows.map(({ id }) => id)
}

registerTask({ name: 'keep outbox', seconds: 5 * MINUTE, run: keepOutbox })
