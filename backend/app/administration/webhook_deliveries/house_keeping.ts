import webhooksConfig from '#config/webhooks'
import { registerRetention, textBytes } from '#core/retention/kinds'

/** Messages that ended long ago. */
registerRetention({
  name: 'webhook_deliveries',
  table: 'webhook_deliveries',
  date: 'created_at',
  ...{ defaultDays: webhooksConfig.keptDays, minimumDays: 7 },
  bytes: textBytes('webhook_deliveries', 'body', 'answer'),
  narrow: (query) => query.whereIn('state', ['delivered', 'failed']),
})
