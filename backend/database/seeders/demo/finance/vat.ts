import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { addMonths } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { loadSettings } from '#core/settings/settings'
import { logStoredSettings } from '#administration/settings/log_stored'
import { transact } from '#core/unit_of_work/transact'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { openMonths } from '#finance/closings/actions/open_months'
import { createExport } from '#finance/entry_exports/create_export'
import { requestAdjustment } from '#finance/vat_adjustments/request_adjustment'
import { recordMissing } from '#finance/vat_entries/record_missing'
import { openReturns } from '#finance/vat_returns/actions/open_returns'
import { prepareReturn } from '#finance/vat_returns/actions/prepare_return'
import VatReturn from '#finance/vat_returns/vat_return'

const MONTHS = 3

/** Monthly returns of which the first is prepared, customs VAT that waits, an export, and months to close. */
export async function seedVat() {
  const first = addMonths(`${today().slice(0, 7)}-01`, -MONTHS)
  const value = JSON.stringify(first)
  await db.table('settings').insert({ key: 'vatFirstPeriodOn', value, updated_at: sqlInstant() })
  await db.transaction(logStoredSettings)
  await loadSettings()
  await recordMissing()
  await transact(SYSTEM_ACTOR, async (uow) => {
    await openReturns(uow)
    await openMonths(uow)
    const one = await VatReturn.query({ client: uow.trx }).where('fromOn', first).firstOrFail()
    await prepareReturn(uow, one)
  })
  await asAccountant(async (uow) => {
    await requestAdjustment(uow, {
      ...{ adjustsOn: today(), box: 'customs_imports', taxable: '84000', vat: '12600' },
      reason: 'Customs declaration 2261: lifts for the tower',
    })
    await createExport(uow, { fromOn: first, toOn: today() }, 'en')
  })
}

/** In the name of the accountant, whom no one has to be told of it. */
async function asAccountant(work: (uow: DemoUnit) => Promise<void>) {
  const { name } = DEMO_USERS.find(({ username }) => username === 'accountant')!
  const { id } = await db.from('users').where('username', 'accountant').firstOrFail()
  await db.transaction((trx) =>
    work(new DemoUnit(trx, { at: DateTime.utc(), by: { id: Number(id), name } }))
  )
}
