import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { call } from '../procurement/support.js'
import { approvedJournal } from './journal_support.js'

const PATH = '/api/journal-entries'

test.group('Journal entries', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const other = await call(client, 'bdm', 'get', PATH)
    other.assertStatus(403)
    const reader = await call(client, 'auditor', 'get', PATH)
    reader.assertStatus(200)
  })

  test('are found by their document, and open with lines of equal sides', async ({
    client,
    assert,
  }) => {
    const journal = await approvedJournal(client)
    const found = await call(client, 'accountant', 'get', `${PATH}?q=${journal.number}`)
    found.assertHeader('x-total-count', '1')
    const [row] = found.body()
    assert.containsSubset(row, { documentKind: 'manual_journal', total: '1200.00' })
    const entry = await call(client, 'accountant', 'get', `${PATH}/${row.id}`)
    const { lines } = entry.body()
    assert.deepEqual(
      lines.map(({ account, debit, credit }: any) => [account.code, debit, credit]),
      [
        ['6100', '1200.00', null],
        ['2310', null, '1200.00'],
      ]
    )
    const gone = await call(client, 'accountant', 'get', `${PATH}/999999`)
    gone.assertStatus(404)
  })
})
