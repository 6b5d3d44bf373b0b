import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { Books, BUYER } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { aBill, aDelivered } from '../procurement/vendor_credit_support.js'
import { aJournal, approvedJournal } from './journal_support.js'

const PATH = '/api/finance-overview'

async function overview(client: ApiClient, as = 'accountant') {
  const answer = await call(client, as, 'get', PATH)
  answer.assertStatus(200)
  return answer.body()
}

const items = async (client: ApiClient, query: string) =>
  (await call(client, 'accountant', 'get', `${PATH}/items?${query}`)).body()

const workOf = (body: any, key: string) => body.work.find((one: any) => one.key === key)
const bucketOf = (side: any, name: string) =>
  Number(side.buckets.find(({ bucket }: any) => bucket === name).amount)

test.group('Finance overview', (group) => {
  const books = Books.within(group)

  /** An invoice of 1,150 riyals that was due so many days ago. */
  async function owed(client: ApiClient, daysLate: number) {
    const clientId = await books.party(client)
    const invoice = await books.issued(client, {
      ...{ type: 'standard', clientId, buyer: BUYER },
      lines: [{ description: 'Works', quantity: '1', unitPrice: '1000', vatCategory: 'S' }],
    })
    const due = addDays(today(), -daysLate)
    await db.from('invoices').where('id', invoice.id).update({ due_on: due })
    return { ...invoice, clientId }
  }

  test('is closed to guests and to those without finance', async ({ client }) => {
    for (const path of [PATH, `${PATH}/items?side=payable`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'bdm', 'get', path)).assertStatus(403)
    }
  })

  test('shows who only reads the books no invoices and no bills', async ({ client, assert }) => {
    const body = await overview(client, 'auditor')
    assert.isNull(body.receivable)
    assert.isNull(body.payable)
    assert.lengthOf(body.months, 12)
    for (const key of ['overdue_invoices', 'overdue_bills', 'runs_to_approve'])
      assert.isUndefined(workOf(body, key))
    assert.exists(workOf(body, 'months_to_close'))
    ;(await call(client, 'auditor', 'get', `${PATH}/items?side=payable`)).assertStatus(403)
  })

  test('an invoice that is late counts, in its age and with its client', async ({
    client,
    assert,
  }) => {
    const before = await overview(client)
    const invoice = await owed(client, 45)
    const after = await overview(client)
    const counted = (body: any) => workOf(body, 'overdue_invoices')
    assert.equal(counted(after).count - counted(before).count, 1)
    assert.equal(Number(counted(after).amount) - Number(counted(before).amount), 1150)
    for (const figure of ['open', 'overdue'])
      assert.equal(Number(after.receivable[figure]) - Number(before.receivable[figure]), 1150)
    const grown = bucketOf(after.receivable, 'd31to60') - bucketOf(before.receivable, 'd31to60')
    assert.equal(grown, 1150)
    const rows = await items(client, `side=receivable&partyId=${invoice.clientId}`)
    assert.equal(rows.count, 1)
    assert.include(rows.rows[0], {
      recordId: invoice.id,
      number: invoice.number,
      amount: '1150.00',
    })
  })

  test('what is due today is not late', async ({ client, assert }) => {
    const before = await overview(client)
    await owed(client, 0)
    const after = await overview(client)
    assert.equal(after.receivable.overdue, before.receivable.overdue)
    assert.equal(bucketOf(after.receivable, 'd0to30') - bucketOf(before.receivable, 'd0to30'), 1150)
  })

  test('every figure is the sum of the documents that it opens', async ({ client, assert }) => {
    const order = await aDelivered(client)
    await aBill(client, order, 'B-1', '8')
    await owed(client, 100)
    const body = await overview(client)
    for (const side of ['receivable', 'payable'] as const) {
      const sums = [
        ...body[side].buckets.map((one: any) => ({
          query: `bucket=${one.bucket}`,
          of: one.amount,
        })),
        ...body[side].parties
          .filter(({ id }: any) => id !== null)
          .map((one: any) => ({ query: `partyId=${one.id}`, of: one.amount })),
        { query: 'overdue=true', of: body[side].overdue },
        { query: '', of: body[side].open },
      ]
      for (const { query, of } of sums) {
        const { count, rows } = await items(client, `side=${side}&${query}`)
        if (count > rows.length) continue
        const total = rows.reduce((sum: number, row: any) => sum + Number(row.amount), 0)
        assert.equal(total.toFixed(2), Number(of).toFixed(2), `${side} ${query}`)
      }
    }
  })

  test('results of months and cash follow the ledger', async ({ client, assert }) => {
    const before = await overview(client)
    await approvedJournal(client, {
      journalOn: today(),
      lines: [
        { code: '1010', debit: '700' },
        { code: '4000', credit: '700' },
      ],
    })
    const after = await overview(client)
    const last = (body: any) => body.months.at(-1)
    assert.equal(Number(last(after).income) - Number(last(before).income), 700)
    assert.equal(Number(last(after).result) - Number(last(before).result), 700)
    assert.equal(Number(after.cash) - Number(before.cash), 700)
    const query = `from=${last(after).from}&to=${last(after).to}`
    const report = await call(client, 'accountant', 'get', `/api/profit-and-loss?${query}`)
    assert.equal(report.body().net.amount, last(after).result)
  })

  test('a draft of a journal waits', async ({ client, assert }) => {
    const before = workOf(await overview(client), 'journals_waiting')
    await aJournal(client, 'accountant')
    const after = workOf(await overview(client), 'journals_waiting')
    assert.equal(after.count - before.count, 1)
  })

  test('an unknown side or age is refused', async ({ client }) => {
    for (const query of ['side=both', 'side=payable&bucket=old', 'side=payable&partyId=0']) {
      const answer = await call(client, 'accountant', 'get', `${PATH}/items?${query}`)
      answer.assertStatus(422)
    }
  })
})
