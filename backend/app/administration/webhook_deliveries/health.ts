import { line, registerHealthLine } from '#core/health/health_lines'
import Webhook from '#administration/webhooks/webhook'
import WebhookDelivery from './webhook_delivery.js'

registerHealthLine('webhooks', async () => {
  const waiting = await WebhookDelivery.query()
    .whereIn('state', ['waiting', 'sending'])
    .count('* as total')
    .pojo<{ total: number }>()
  const failing = await Webhook.query()
    .where('active', true)
    .whereNotNull('failing_since')
    .select('id')
  const figures = { count: Number(waiting[0]!.total), failing: failing.length }
  return line(failing.length ? 'attention' : 'good', figures, 'look')
})
