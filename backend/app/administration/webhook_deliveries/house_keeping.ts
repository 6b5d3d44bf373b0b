import webhooksConfig from '#config/webhooks'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'

const BATCH = 1000

/** Messages that ended long ago. */
export async function forgetDeliveries() {
  const served = await writer()
    .from('webhook_deliveries')
    .whereIn('state', ['delivered', 'failed'])
    .where('created_at', '<', sqlInstant(-webhooksConfig.keptDays * 86_400))
    .orderBy('id')
    .limit(BATCH)
    .select('id')
  const ids = served.map(({ id }) => Number(id))
  if (ids.length) await writer().from('webhook_deliveries').whereIn('id', ids).delete()
}

registerTask({ name: 'forget webhook messages', seconds: 600, run: forgetDeliveries })
