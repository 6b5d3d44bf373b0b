import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { cashForecastFile } from '#finance/cash_forecast/cash_forecast_file'
import { Books, BUYER } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { aBill, aDelivered } from '../procurement/vendor_credit_support.js'
import { approvedJournal } from './journal_support.js'

const PATH = '/api/cash-forecast'

async function forecast(client: ApiClient, query = '') {
  const answer = await call(client, 'accountant', 'get', `${PATH}${query}`)
  answer.assertStatus(200)
  return answer.body()
}

const lineOf = (body: any, name: string) => body.lines.find(({ line }: any) => line === name)

/** In the week of its day, minor units aside. */
const weekOf = (days: number) => Math.floor(days / 7)

test.group('Cash forecast', (group) => {
  const books = Books.within(group)

  /** An invoice of 1,150 riyals, due so many days from now. */
  async function owed(client: ApiClient, dueIn: number) {
    const clientId = await books.party(client)
    const invoice = await books.issued(client, {
      ...{ type: 'standard', clientId, buyer: BUYER },
      lines: [{ description: 'Works', quantity: '1', unitPrice: '1000', vatCategory: 'S' }],
    })
    await db
      .from('invoices')
      .where('id', invoice.id)
      .update({ due_on: addDays(today(), dueIn) })
    return invoice
  }

  test('is closed to guests and to those without the ledger', async ({ client }) => {
    for (const path of [PATH, `${PATH}/items?column=0`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'bdm', 'get', path)).assertStatus(403)
    }
    const order = await call(client, 'bdm', 'post', `${PATH}/exports`, { body: { format: 'xlsx' } })
    order.assertStatus(403)
  })

  test('starts with what the books have at the bank and in cash', async ({ client, assert }) => {
    const before = await forecast(client)
    assert.lengthOf(before.weeks, 13)
    assert.equal(before.weeks[0].from, today())
    await approvedJournal(client, {
      lines: [
        { code: '1010', debit: '5000' },
        { code: '3000', credit: '5000' },
      ],
    })
    const after = await forecast(client)
    assert.equal(Number(after.opening) - Number(before.opening), 5000)
    assert.equal(Number(after.weeks[12].closing) - Number(before.weeks[12].closing), 5000)
  })

  test('what clients owe comes in on its day, later or less under a scenario, and opens its documents', async ({
    client,
    assert,
  }) => {
    const invoice = await owed(client, 20)
    const body = await forecast(client)
    const line = lineOf(body, 'receivables')
    assert.equal(line.weeks[weekOf(20)], '1150.00')
    assert.equal(body.weeks[weekOf(20)].closing, body.weeks[12].closing)
    const late = await forecast(client, '?delay=14&collected=50')
    assert.equal(lineOf(late, 'receivables').weeks[weekOf(20)], '0.00')
    assert.equal(lineOf(late, 'receivables').weeks[weekOf(34)], '575.00')
    const beyond = await forecast(client, '?delay=90')
    assert.equal(lineOf(beyond, 'receivables').later, '1150.00')
    const items = await call(
      client,
      'accountant',
      'get',
      `${PATH}/items?line=receivables&column=${weekOf(20)}`
    )
    items.assertBodyContains({
      count: 1,
      rows: [{ kind: 'invoice', recordId: invoice.id, number: invoice.number, amount: '1150.00' }],
    })
    for (const wrong of ['?delay=181', '?collected=101', '?delay=-1', '?defer=1.5']) {
      const refused = await call(client, 'accountant', 'get', `${PATH}${wrong}`)
      refused.assertStatus(422)
    }
  })

  test('an invoice that is later already than its client pays, has no day', async ({
    client,
    assert,
  }) => {
    await owed(client, -10)
    const line = lineOf(await forecast(client), 'receivables')
    assert.equal(line.undated, '1150.00')
    assert.isTrue(line.weeks.every((amount: string) => amount === '0.00'))
  })

  test('bills go out on their days, overdue ones at once, later where vendors wait', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client)
    const bill = await aBill(client, order, 'B-1', '8')
    await db
      .from('vendor_bill_instalments')
      .where('purchase_bill_id', bill.id)
      .update({ due_on: addDays(today(), -3) })
    const line = async (query = '') => lineOf(await forecast(client, query), 'payables')
    assert.equal((await line()).weeks[0], '-920.00')
    assert.equal((await line('?defer=30')).weeks[weekOf(30)], '-920.00')
    // what is ordered and not billed, with VAT
    const ordered = lineOf(await forecast(client), 'orders')
    const all = [...ordered.weeks, ordered.later, ordered.undated]
    assert.equal(
      all.reduce((sum: number, amount: string) => sum + Number(amount), 0),
      -230
    )
    // blocked until someone releases it
    await db.from('purchase_bills').where('id', bill.id).update({ status: 'blocked' })
    assert.equal((await line()).undated, '-920.00')
  })

  test('pay of the coming months is that of the last locked sheet, as a sum', async ({
    client,
    assert,
  }) => {
    await db.from('month_sheets').delete()
    const month = addDays(`${today().slice(0, 7)}-01`, -1).slice(0, 7)
    await db.table('month_sheets').insert({
      ...{ month, status: 'locked', people: 2, line_count: 2, warnings: 0, version: 1 },
      ...{ wages_minor: 900_000, overtime_minor: 0, deducted_minor: 0, net_minor: 900_000 },
      ...{ created_at: `${month}-28 00:00:00`, updated_at: `${month}-28 00:00:00` },
    })
    const line = lineOf(await forecast(client), 'payroll')
    const paid = line.weeks.filter((amount: string) => amount === '-9000.00')
    assert.isAtLeast(paid.length, 2)
  })

  test('is taken away as a file with a row for each week', async ({ client, assert }) => {
    await owed(client, 20)
    const report = await cashForecastFile({ from: today(), delay: 0, collected: 100, defer: 0 })
    assert.lengthOf(report.columns, 12)
    assert.lengthOf(report.tables[0]!.rows, 15)
    assert.equal(report.tables[0]!.rows[weekOf(20)]![1], '1150.00')
    const job = await call(client, 'accountant', 'post', `${PATH}/exports`, {
      body: { format: 'pdf', delay: 7 },
    })
    job.assertStatus(202)
  })
})
