import { randomUUID } from 'node:crypto'
import { multiInsert } from '#core/database/multi_insert'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { about } from '#administration/webhooks/save_webhook'
import type Webhook from '#administration/webhooks/webhook'
import { newRow } from './fan_out.js'

/** A message that shows whether the receiver is reached and believes the signature. */
export async function sendTest(uow: UnitOfWork, webhook: Webhook) {
  const message = {
    type: 'webhooks.test',
    timestamp: new Date().toISOString(),
    data: { webhook: { id: webhook.id, name: webhook.name } },
  }
  const row = newRow(webhook.id, `test_${randomUUID().replaceAll('-', '')}`, message)
  await multiInsert(uow.trx, 'webhook_deliveries', [row])
  await uow.audit({ action: 'send_test', ...about(webhook) })
}
