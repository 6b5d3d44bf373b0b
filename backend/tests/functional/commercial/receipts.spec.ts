import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { OpenDocuments } from './open_documents.js'

test.group('Receipts that did not stand', (group) => {
  const documents = OpenDocuments.within(group)

  /** A cheque of 500 over an invoice of 300, and 50 of one of 100 that came later. */
  async function cheque(client: any) {
    const first = await documents.invoice('2026-02-10', 30_000, { issued_on: '2026-01-10' })
    const second = await documents.invoice('2026-04-10', 10_000, { issued_on: '2026-03-10' })
    const body = {
      clientId: documents.clientId,
      ...{ method: 'cheque', amount: '500', receivedOn: '2026-02-01', reference: '000123' },
      allocations: [
        { invoiceId: first, amount: '300' },
        { invoiceId: second, amount: '50' },
      ],
    }
    const made = await call(client, 'accountant', 'post', '/api/receipts', { body })
    made.assertStatus(201)
    return { ...made.body(), first, second } as {
      id: number
      version: number
      first: number
      second: number
    }
  }

  const reverse = (
    client: any,
    { id, version }: { id: number; version: number },
    body: Record<string, unknown>,
    who = 'accountant'
  ) => call(client, who, 'post', `/api/receipts/${id}/reverse`, { body, seen: version })

  async function closing(client: any, to: string) {
    const { clientId } = documents
    const statement = await call(
      client,
      'accountant',
      'get',
      `/api/clients/${clientId}/statement?from=2026-01-01&to=${to}`
    )
    const ageing = await call(client, 'accountant', 'get', `/api/ageing?asOf=${to}`)
    const row = ageing.body().rows.find((one: any) => one.clientId === clientId)
    return { statement: statement.body(), outstanding: row?.outstanding ?? '0.00', row }
  }

  test('a bounced cheque is owed again from its day on, and before it nothing changes', async ({
    client,
    assert,
  }) => {
    const receipt = await cheque(client)
    const body = { reason: 'Cheque returned unpaid', reversedOn: '2026-02-20' }
    const answer = await reverse(client, receipt, body)
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), {
      reversedOn: '2026-02-20',
      reversalReason: 'Cheque returned unpaid',
      amount: '500.00',
      allocated: '0.00',
      unallocated: '0.00',
      can: { allocate: false, reverse: false },
    })
    const invoices = await db
      .from('invoices')
      .whereIn('id', [receipt.first, receipt.second])
      .orderBy('id')
    assert.deepEqual(
      invoices.map((row) => [row.status, Number(row.settled_minor), Number(row.balance_minor)]),
      [
        ['issued', 0, 30_000],
        ['issued', 0, 10_000],
      ]
    )
    // nothing is taken out of the ledger: it is met by its opposite
    const entries = await db
      .from('invoice_settlements')
      .where('receipt_id', receipt.id)
      .orderBy('id')
    assert.deepEqual(
      entries.map((row) => [Number(row.amount_minor), row.settled_on]),
      [
        [30_000, '2026-02-01'],
        [5_000, '2026-03-10'],
        [-30_000, '2026-02-20'],
        [-5_000, '2026-03-10'],
      ]
    )
    for (const [day, owed] of [
      ['2026-02-19', '-200.00'],
      ['2026-02-20', '300.00'],
      ['2026-03-31', '400.00'],
    ] as const) {
      const { statement, outstanding } = await closing(client, day)
      assert.equal(statement.closing, owed, `account on ${day}`)
      assert.equal(outstanding, owed, `ageing on ${day}`)
    }
    const { statement, row } = await closing(client, '2026-03-31')
    assert.equal(row.unallocated, '0.00')
    assert.deepEqual(
      statement.rows.map(({ kind, on, amount }: any) => [kind, on, amount]),
      [
        ['invoice', '2026-01-10', '300.00'],
        ['receipt', '2026-02-01', '-500.00'],
        ['receipt_reversal', '2026-02-20', '500.00'],
        ['invoice', '2026-03-10', '100.00'],
      ]
    )
    const audit = await db
      .from('audit_logs')
      .where({ action: 'reverse', entity_type: 'receipt', entity_id: String(receipt.id) })
    assert.lengthOf(audit, 1)
  })

  test('once only, with a reason, not before the money came nor on a day to come', async ({
    client,
  }) => {
    const receipt = await cheque(client)
    const reason = 'Wrong client'
    ;(await reverse(client, receipt, {})).assertStatus(422)
    ;(await reverse(client, receipt, { reason, reversedOn: '2026-01-31' })).assertStatus(422)
    ;(await reverse(client, receipt, { reason, reversedOn: '2199-01-01' })).assertStatus(422)
    ;(await reverse(client, { ...receipt, version: 7 }, { reason })).assertStatus(412)
    ;(await reverse(client, { ...receipt, id: 999_999 }, { reason })).assertStatus(404)
    const done = await reverse(client, receipt, { reason })
    done.assertStatus(200)
    ;(await reverse(client, done.body(), { reason })).assertStatus(409)
    const more = { allocations: [{ invoiceId: receipt.first, amount: '1' }] }
    const spread = await call(
      client,
      'accountant',
      'post',
      `/api/receipts/${receipt.id}/allocations`,
      { body: more, seen: done.body().version }
    )
    spread.assertStatus(422)
  })

  test('neither by guests nor by those who keep no books', async ({ client }) => {
    const receipt = await cheque(client)
    const path = `/api/receipts/${receipt.id}/reverse`
    ;(await client.post(path).json({ reason: 'Wrong client' }).withCsrfToken()).assertStatus(401)
    for (const who of ['staff', 'engineer'])
      (await reverse(client, receipt, { reason: 'Wrong client' }, who)).assertStatus(403)
  })
})
