import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { loadRates } from '#core/exchange_rates/known_rates'
import { loadSettings } from '#core/settings/settings'
import { checkEInvoiceChains, checkEInvoiceUnits } from '#database/integrity/e_invoices'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { seedEInvoices } from '#database/seeders/demo/e_invoicing/e_invoices'
import { seedDemoRecords } from '#database/seeders/demo/index'
import { call } from '../procurement/support.js'

test.group('E-invoices of the demo company', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('stand in every state that the authority leaves them in, in one chain', async ({
    client,
    assert,
  }) => {
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    await loadRates()
    await seedEInvoices()
    const documents = await db.from('e_invoices').orderBy('counter')
    assert.deepEqual(
      documents.map(({ state }) => state),
      ['cleared', 'reported', 'warning', 'rejected']
    )
    assert.include(JSON.stringify(documents[3].messages), 'BR-KSA-44')
    const setting = await db.from('e_invoicing_settings').firstOrFail()
    assert.equal(setting.mode, 'off')
    assert.notInclude(setting.simulation_url, '127.0.0.1')
    for (const check of [checkEInvoiceChains, checkEInvoiceUnits])
      assert.isEmpty((await check()).problems)
    const page = await call(client, 'accountant', 'get', '/api/e-invoicing')
    assert.include(page.body().problems[0].reason, 'BR-KSA-44: ')
    // nothing of it is left to be sent
    assert.isEmpty(
      await db.from('jobs').where({ status: 'queued', type: 'commercial.send_e_invoice' })
    )
  }).timeout(120_000)
})
