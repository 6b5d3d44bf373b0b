import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runJob } from '#core/jobs/run_job'
import { bankLine, bankStatement, mt940Text } from '#tests/helpers/bank_files'
import { call } from '../procurement/support.js'
import { createAccount, importFile, ledgerAccount, linesOf, post, preview } from './bank_support.js'

const LINES = [
  bankLine({ amountMinor: 50_000, bookedOn: '2026-11-02' }),
  bankLine({ amountMinor: -300, bookedOn: '2026-11-04', text: 'Fee' }),
]
const STATEMENT = bankStatement({ lines: LINES, closedOn: '2026-11-10' })

/** An account that began with 1,000.00 in both books, with one matched receipt and what is open. */
async function account(client: ApiClient) {
  const id = await createAccount(client)
  const contra = await ledgerAccount(client)
  await post(id, contra, { on: '2026-10-31', amountMinor: 100_000 })
  const receipt = await post(id, contra, { on: '2026-11-01', amountMinor: 50_000 })
  await post(id, contra, { on: '2026-11-09', amountMinor: 20_000, number: 'DEP-1' })
  await post(id, contra, { on: '2026-11-10', amountMinor: -7_000, number: 'CHQ-1' })
  await importFile(client, id, mt940Text([STATEMENT]))
  const [line] = await linesOf(client, id)
  const matched = await call(client, 'accountant', 'post', `/api/bank-accounts/${id}/matches`, {
    body: { lineIds: [line.id], journalLineIds: [receipt] },
  })
  matched.assertStatus(201)
  return { id, contra, match: matched.body() }
}

const stateOf = async (client: ApiClient, id: number, on = '2026-11-10') =>
  (
    await call(client, 'accountant', 'get', `/api/bank-accounts/${id}/reconciliation?on=${on}`)
  ).body()

const close = (client: ApiClient, id: number, body: Record<string, unknown>) =>
  call(client, 'accountant', 'post', `/api/bank-accounts/${id}/reconciliations`, { body })

test.group('Bank reconciliations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those who only read', async ({ client }) => {
    const { id } = await account(client)
    const guest = await client.get('/api/bank-reconciliations')
    guest.assertStatus(401)
    const refused = await call(client, 'staff', 'get', `/api/bank-accounts/${id}/reconciliation`)
    refused.assertStatus(403)
    const reader = await call(
      client,
      'auditor',
      'post',
      `/api/bank-accounts/${id}/reconciliations`,
      {
        body: { reconciledOn: '2026-11-10' },
      }
    )
    reader.assertStatus(403)
  })

  test('tie the statement to the ledger, on every day', async ({ client, assert }) => {
    const { id } = await account(client)
    const state = await stateOf(client, id)
    assert.containsSubset(state, {
      ...{ statement: '1497.00', inTransit: '200.00', outstanding: '-70.00', unrecorded: '-3.00' },
      ...{ adjusted: '1630.00', ledger: '1630.00', difference: '0.00', openCount: 3 },
    })
    assert.deepEqual(
      state.items.map((item: any) => [item.kind, item.amount]),
      [
        ['unrecorded', '-3.00'],
        ['in_transit', '200.00'],
        ['outstanding', '-70.00'],
      ]
    )
    // the receipt was in the books a day before the bank had it
    const before = await stateOf(client, id, '2026-11-01')
    assert.containsSubset(before, {
      ...{ statement: '1000.00', inTransit: '500.00', ledger: '1500.00', difference: '0.00' },
    })
    assert.isFalse(before.can.close)
  })

  test('name what differs: the opening balance and missing statements', async ({
    client,
    assert,
  }) => {
    const id = await createAccount(client)
    const contra = await ledgerAccount(client)
    await post(id, contra, { on: '2026-10-31', amountMinor: 99_000 })
    await importFile(
      client,
      id,
      mt940Text([{ ...STATEMENT, openingMinor: 105_000, closingMinor: 154_700 }])
    )
    const state = await stateOf(client, id)
    assert.containsSubset(state, {
      ...{ difference: '60.00', openingDifference: '10.00', missingStatements: '50.00' },
    })
    const unnamed = await close(client, id, { reconciledOn: '2026-11-10' })
    unnamed.assertStatus(422)
    const named = await close(client, id, {
      reconciledOn: '2026-11-10',
      note: 'The statement of 1 November is missing',
    })
    named.assertStatus(201)
  })

  test('freeze their matches until they are opened again, with a reason', async ({
    client,
    assert,
  }) => {
    const { id, match } = await account(client)
    const closed = await close(client, id, { reconciledOn: '2026-11-10' })
    closed.assertStatus(201)
    const undo = () =>
      call(client, 'accountant', 'delete', `/api/bank-matches/${match.id}`, { seen: match.version })
    const frozen = await undo()
    frozen.assertStatus(409)
    assert.equal(frozen.body().code, 'MATCH_RECONCILED')
    for (const reconciledOn of ['2026-11-10', '2026-11-05']) {
      const twice = await close(client, id, { reconciledOn })
      twice.assertStatus(409)
    }
    const path = `/api/bank-reconciliations/${closed.body().id}`
    const shown = await call(client, 'accountant', 'get', path)
    assert.lengthOf(shown.body().items, 3)

    const silent = await call(client, 'accountant', 'post', `${path}/reopen`, { seen: 1, body: {} })
    silent.assertStatus(422)
    const opened = await call(client, 'accountant', 'post', `${path}/reopen`, {
      seen: 1,
      body: { reason: 'A wrong match' },
    })
    opened.assertStatus(200)
    const again = await undo()
    again.assertStatus(204)
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'bank_reconciliation' })
      .orderBy('id')
    assert.deepEqual(
      audited.map(({ action }) => action),
      ['close', 'reopen']
    )
    const twice = await call(client, 'accountant', 'post', `${path}/reopen`, {
      seen: 2,
      body: { reason: 'Again' },
    })
    twice.assertStatus(409)
  })

  test('keep later lines out of what is settled', async ({ client, assert }) => {
    const { id } = await account(client)
    const closed = await close(client, id, { reconciledOn: '2026-11-10' })
    closed.assertStatus(201)
    const late = bankStatement({
      ...{ number: '9', openedOn: '2026-11-10', closedOn: '2026-11-11' },
      openingMinor: STATEMENT.closingMinor,
      lines: [bankLine({ amountMinor: 1, bookedOn: '2026-11-10' })],
    })
    const shown = await preview(client, id, mt940Text([late]))
    assert.containsSubset(shown.fault, { code: 'reconciled', values: { day: '2026-11-10' } })
  })

  test('of days to come, or without a statement, are refused', async ({ client }) => {
    const { id } = await account(client)
    const future = await close(client, id, { reconciledOn: '2099-01-01' })
    future.assertStatus(422)
    const opening = await close(client, id, { reconciledOn: '2026-10-31' })
    opening.assertStatus(422)
    const unstated = await close(client, id, { reconciledOn: '2026-11-05' })
    unstated.assertStatus(409)
  })

  test('are taken away as a workbook', async ({ client, assert }) => {
    const { id } = await account(client)
    const closed = await close(client, id, { reconciledOn: '2026-11-10' })
    const path = `/api/bank-reconciliations/${closed.body().id}/files`
    const order = await call(client, 'accountant', 'post', path, { body: { format: 'csv' } })
    order.assertStatus(202)
    await runJob(order.body().id)
    const file = await call(client, 'accountant', 'get', `/api/jobs/${order.body().id}/result`)
    file.assertStatus(200)
    assert.include(file.text(), '1630.00')
    assert.include(file.text(), 'CHQ-1')
    const other = await call(client, 'auditor', 'get', `/api/jobs/${order.body().id}/result`)
    other.assertStatus(404)
  })
})
