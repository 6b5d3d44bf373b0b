import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { abilitiesFor } from '#identity/access/access'
import { createAccount } from '#identity/service_accounts/save_account'
import { turnOff } from '#identity/service_accounts/turn_off'
import { accessSettings } from '#identity/shared/access_settings'
import User from '#identity/shared/user'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'

const ACCOUNTS = [
  {
    ...{ name: 'Accounting export', purpose: 'Reads invoices and bills each night' },
    ...{ responsible: 'accountant', networks: ['10.20.0.0/16'] },
    abilities: ['invoices.view', 'bills.view', 'vendors.view', 'lists.view'],
    isOff: false,
  },
  {
    ...{ name: 'Site gate', purpose: 'Books the deliveries that pass the gate' },
    ...{ responsible: 'storekeeper', networks: [] },
    abilities: ['receipts.view', 'purchase-orders.view', 'procurement.transport'],
    isOff: true,
  },
]

/** Programs of the firm, without tokens: nothing uses the demo. */
export async function seedServiceAccounts() {
  await db.transaction(async (trx) => {
    const user = await User.findByOrFail('username', 'admin', { client: trx })
    const at = DateTime.utc().minus({ days: 30 })
    const unit = new DemoUnit(trx, { at, by: { id: user.id, name: user.name } })
    const own = new Set<string>(abilitiesFor(user, accessSettings))
    for (const { responsible, isOff, ...fields } of ACCOUNTS) {
      const { id: responsibleId } = await User.findByOrFail('username', responsible, {
        client: trx,
      })
      const account = await createAccount(unit, { ...fields, responsibleId }, own)
      if (isOff) await turnOff(unit, account)
    }
  })
}
