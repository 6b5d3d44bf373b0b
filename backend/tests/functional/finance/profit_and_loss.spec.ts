import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { call } from '../procurement/support.js'
import { approvedJournal } from './journal_support.js'

const PATH = '/api/profit-and-loss'

test.group('Profit and loss', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const other = await call(client, 'bdm', 'get', PATH)
    other.assertStatus(403)
    const reader = await call(client, 'auditor', 'get', PATH)
    reader.assertStatus(200)
  })

  test('has only what moved in the period, beside another one', async ({ client, assert }) => {
    const lines = [
      { code: '1010', debit: '3000' },
      { code: '4900', credit: '3000' },
    ]
    await approvedJournal(client, { journalOn: '2025-06-30', lines })
    await approvedJournal(client, { journalOn: '2026-03-31' })
    const query = 'from=2026-01-01&to=2026-06-30&comparedFrom=2025-01-01&comparedTo=2025-12-31'
    const answer = await call(client, 'accountant', 'get', `${PATH}?${query}`)
    const { sections, net } = answer.body()
    const rows = sections.flatMap((one: any) => one.rows)
    const of = (code: string) => rows.find((row: any) => row.account.code === code)
    assert.containsSubset(of('6100'), { amount: '-1200.00', compared: '0.00' })
    assert.containsSubset(of('4900'), { compared: '3000.00' })
    const sum = rows.reduce((total: number, row: any) => total + Number(row.amount), 0)
    assert.closeTo(Number(net.amount), sum, 0.001)
    const backwards = await call(
      client,
      'accountant',
      'get',
      `${PATH}?from=2026-02-01&to=2026-01-01`
    )
    backwards.assertStatus(422)
  })

  test('of one project has what was posted with it', async ({ client, assert }) => {
    const answer = await call(client, 'accountant', 'get', `${PATH}?projectId=4000000`)
    assert.equal(answer.body().net.amount, '0.00')
    assert.lengthOf(answer.body().sections, 5)
  })
})
