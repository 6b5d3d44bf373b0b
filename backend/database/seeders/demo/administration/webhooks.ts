import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { abilitiesFor } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import User from '#identity/shared/user'
import { createWebhook } from '#administration/webhooks/save_webhook'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'

/** Programs that the firm once thought of; switched off, so that the demo calls no one. */
const WEBHOOKS = [
  {
    name: 'Accounting system',
    url: 'https://accounting.example.com/binaa',
    resources: ['invoices', 'purchase-orders', 'vendors'],
  },
  {
    name: 'Site gate',
    url: 'https://gate.example.com/deliveries',
    resources: ['purchase-orders', 'trips'],
  },
]

export async function seedWebhooks() {
  await db.transaction(async (trx) => {
    const user = await User.findByOrFail('username', 'admin', { client: trx })
    const at = DateTime.utc().minus({ days: 40 })
    const unit = new DemoUnit(trx, { at, by: { id: user.id, name: user.name } })
    const abilities = new Set<string>(abilitiesFor(user, accessSettings))
    for (const webhook of WEBHOOKS)
      await createWebhook(unit, { ...webhook, active: false }, abilities)
  })
}
