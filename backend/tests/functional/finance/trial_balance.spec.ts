import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { call } from '../procurement/support.js'
import { approvedJournal } from './journal_support.js'

const PATH = '/api/trial-balance'

test.group('Trial balance', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const other = await call(client, 'bdm', 'get', PATH)
    other.assertStatus(403)
    const reader = await call(client, 'auditor', 'get', PATH)
    reader.assertStatus(200)
  })

  test('has what was before the period, what moved in it and what it comes to', async ({
    client,
    assert,
  }) => {
    await approvedJournal(client, { journalOn: '2026-02-28' })
    await approvedJournal(client, { journalOn: '2026-03-31' })
    const answer = await call(client, 'accountant', 'get', `${PATH}?from=2026-03-01&to=2026-03-31`)
    const rent = answer.body().rows.find((row: any) => row.account.code === '6100')
    assert.containsSubset(rent, {
      ...{ opening: '1200.00', debit: '1200.00', credit: '0.00', closing: '2400.00' },
    })
    const { totals } = answer.body()
    assert.equal(totals.openingDebit, totals.openingCredit)
    assert.equal(totals.debit, totals.credit)
    assert.equal(totals.closingDebit, totals.closingCredit)
  })

  test('is taken away as a file by a job', async ({ client, assert }) => {
    const body = { format: 'csv', to: '2026-03-31' }
    const other = await call(client, 'bdm', 'post', `${PATH}/exports`, { body })
    other.assertStatus(403)
    const ordered = await call(client, 'accountant', 'post', `${PATH}/exports`, { body })
    ordered.assertStatus(202)
    assert.isString(ordered.body().id)
    const endless = await call(client, 'accountant', 'post', `${PATH}/exports`, {
      body: { format: 'csv' },
    })
    endless.assertStatus(422)
  })
})
