import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { loadRates } from '#core/exchange_rates/known_rates'
import { loadSettings } from '#core/settings/settings'
import { recompute } from '#database/recompute/index'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { seedDemoRecords } from '#database/seeders/demo/index'
import { postMissing } from '#finance/ledger/post_missing'

test.group('The recomputation of the demo company', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('finds what the portal answers, and names what differs', async ({ assert }) => {
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    await loadRates()
    await postMissing()
    const comparison = await recompute()
    for (const figure of FIGURES) assert.isTrue(comparison.has(figure), figure)
    assert.deepEqual(comparison.differences, [])
    // of each kind one figure that the portal keeps is made wrong
    const wrong = async (table: string, column: string, where: object = {}) => {
      const row = await db.from(table).where(where).firstOrFail()
      await db
        .from(table)
        .where('id', row.id)
        .update({ [column]: Number(row[column]) + 1 })
    }
    await wrong('stock_levels', 'value_minor')
    await wrong('purchase_bills', 'total_minor', { status: 'matched' })
    const entry = await db.from('contract_entries').where('account', 'retention').firstOrFail()
    await db.table('contract_entries').insert({ ...entry, id: null })
    await wrong('receipts', 'amount_minor')
    const { differences } = await recompute()
    for (const figure of ['stock value', 'bills', 'payables', 'clients: retention', 'unallocated'])
      assert.isTrue(
        differences.some((difference) => difference.startsWith(figure)),
        figure
      )
  }).timeout(120_000)
})

const FIGURES = [
  ...['orders, SAR', 'bills, SAR', 'committed, minor units', 'projects: committed, halalas'],
  ...['payables, minor units', 'vendors: retention held', 'stock value, moving average', 'on hand'],
  ...['invoiced, SAR', 'clients: retention held, SAR', 'client advances open, SAR'],
  ...['ledger: receivable', 'ledger: payable', 'ledger: inventory, halalas', 'ledger in balance'],
]
