import { SYSTEM_ACTOR } from '#core/base/actor'
import { Job, type JobContext } from '#core/jobs/define_job'
import { transact } from '#core/unit_of_work/transact'
import { deliverDue, webhooksDue } from './deliver.js'
import { fanOut } from './fan_out.js'

interface Order {
  webhookId: number
}

const DELIVER_WEBHOOK = 'deliver_webhook'

/** Sends what is due of one webhook: a slow receiver keeps only itself waiting. */
export default class DeliverWebhookJob extends Job<Order> {
  static jobName = DELIVER_WEBHOOK
  static timeoutSeconds = 300

  async handle({ payload, signal }: JobContext<Order>) {
    return { attempts: await deliverDue(payload.webhookId, signal) }
  }
}

/** Looks for new entries of the log and orders a job for each webhook that has something to send. */
export async function tellWebhooks() {
  await fanOut()
  for (const webhookId of await webhooksDue()) {
    await transact(SYSTEM_ACTOR, (uow) =>
      uow.enqueue({
        type: DELIVER_WEBHOOK,
        title: 'Webhook messages',
        titleAr: 'رسائل الإشعارات البرمجية',
        payload: { webhookId },
        dedupKey: `${DELIVER_WEBHOOK}:${webhookId}`,
      })
    )
  }
}
