import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { call } from '../procurement/support.js'
import { approvedJournal } from './journal_support.js'

const PATH = '/api/balance-sheet'

test.group('Balance sheet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const other = await call(client, 'bdm', 'get', PATH)
    other.assertStatus(403)
    const reader = await call(client, 'auditor', 'get', PATH)
    reader.assertStatus(200)
  })

  test('both sides of the balance sheet are equal on every day, and its result is that of the year', async ({
    client,
    assert,
  }) => {
    await approvedJournal(client, {
      journalOn: '2025-12-31',
      lines: [
        { code: '1010', debit: '5000' },
        { code: '4900', credit: '5000' },
      ],
    })
    await approvedJournal(client)
    const sheet = async (day: string) =>
      (
        await call(
          client,
          'accountant',
          'get',
          `/api/balance-sheet?asOf=${day}&comparedOn=2025-12-31`
        )
      ).body()
    const before = (await sheet('2026-03-30')).assets.amount
    const after = await sheet('2026-03-31')
    assert.equal(after.assets.amount, after.claims.amount)
    assert.equal(after.assets.compared, after.claims.compared)
    assert.equal(after.assets.amount, before)
    const equity = after.sections.find((one: any) => one.type === 'equity')
    const year = equity.rows.find((row: any) => row.result === 'year')
    const profit = await call(
      client,
      'accountant',
      'get',
      '/api/profit-and-loss?from=2026-01-01&to=2026-03-31&comparedFrom=2025-01-01&comparedTo=2025-12-31'
    )
    assert.equal(profit.body().net.amount, year.amount)
    const rent = profit
      .body()
      .sections.flatMap((one: any) => one.rows)
      .find((row: any) => row.account.code === '6100')
    assert.equal(rent.amount, '-1200.00')
    assert.equal(rent.compared, '0.00')
  })
})
