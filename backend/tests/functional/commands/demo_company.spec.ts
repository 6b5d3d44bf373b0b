import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { INTEGRITY_CHECKS } from '#database/integrity/index'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { loadSettings } from '#core/settings/settings'
import { seedVat } from '#database/seeders/demo/finance/vat'
import { postMissing } from '#finance/ledger/post_missing'
import { seedDemoRecords } from '#database/seeders/demo/index'

test.group('The demo company', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('is whole by every check', async ({ assert }) => {
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    // as the worker does once it runs
    await postMissing()
    await seedVat()
    assert.isAtLeast((await db.from('number_sequences').select('key')).length, 8)
    for (const { name, run } of INTEGRITY_CHECKS) assert.deepEqual((await run()).problems, [], name)
  }).timeout(120_000)
})
