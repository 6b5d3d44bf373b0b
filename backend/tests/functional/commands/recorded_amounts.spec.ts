import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { logsOf } from '#database/integrity/logged'
import { SUBJECTS } from '#database/integrity/recorded_subjects'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { seedDemoRecords } from '#database/seeders/demo/index'
import { giveCheque } from '#tests/functional/finance/cheque_support'
import { anAdjustment } from '#tests/functional/finance/vat_support'
import { call } from '#tests/functional/procurement/support'
import { aPaidBack } from '#tests/functional/procurement/vendor_refund_support'
import { faultsOf } from '#tests/helpers/integrity'

/** One each of what the demo company has none of. */
async function documentsBeside(client: ApiClient) {
  const { answer } = await giveCheque(client)
  answer.assertStatus(201)
  ;(await anAdjustment(client)).assertStatus(201)
  const { vendorId } = await aPaidBack(client)
  const body = { currency: 'SAR', reference: 'TRX 1', amount: '100' }
  const path = `/api/vendors/${vendorId}/refunds`
  ;(await call(client, 'accountant', 'post', path, { body })).assertStatus(201)
}

/** Something else of the same kind. */
function changed(value: unknown): unknown {
  if (typeof value === 'number' || /^-?\d+$/.test(String(value))) return Number(value) + 100
  return `${String(value)}x`.slice(-20)
}

/** A row of which the log says what it became, in all fields that are compared. */
async function loggedRow({ table, entityType, fields }: (typeof SUBJECTS)[number]) {
  const rows = await db.from(table).orderBy('id', 'desc').limit(50)
  const logs = await logsOf(
    entityType,
    rows.map(({ id }) => id)
  )
  return rows.find((row) => {
    const log = logs.get(String(row.id))!
    return log.size > 0 && Object.keys(fields(row)).every((field) => log.has(field))
  })
}

test.group('Amounts that were changed past the portal', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('every document that has one of the money’s columns is seen', async ({ assert, client }) => {
    assert.equal(await faultsOf('as_the_log_says'), '')
    await documentsBeside(client)
    // vendors of tests are put in
    const before = await faultsOf('as_the_log_says')
    const untried: string[] = []
    for (const subject of SUBJECTS) {
      const money = subject.columns.filter((column) => column.endsWith('_minor'))
      if (!money.length) continue
      const row = await loggedRow(subject)
      if (!row) {
        untried.push(subject.table)
        continue
      }
      for (const column of money) {
        await db
          .from(subject.table)
          .where('id', row.id)
          .update({ [column]: changed(row[column]) })
        assert.include(
          await faultsOf('as_the_log_says'),
          `${row[subject.label]}: `,
          `${subject.table}.${column}`
        )
        await db
          .from(subject.table)
          .where('id', row.id)
          .update({ [column]: row[column] })
      }
      assert.equal(await faultsOf('as_the_log_says'), before, subject.table)
    }
    assert.deepEqual(untried, [])
  }).timeout(120_000)
})
