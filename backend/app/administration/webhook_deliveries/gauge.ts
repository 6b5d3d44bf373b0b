import { registerGauge } from '#core/metrics/registry'
import Webhook from '#administration/webhooks/webhook'

registerGauge(
  { name: 'portal_webhooks_failing', help: 'Webhooks whose receiver takes no messages' },
  async () => {
    const failing = await Webhook.query()
      .where('active', true)
      .whereNotNull('failing_since')
      .select('id')
    return [{ value: failing.length }]
  }
)
