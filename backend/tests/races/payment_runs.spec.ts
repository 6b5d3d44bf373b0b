import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ORDERS } from '../functional/procurement/goods_receipt_support.js'
import {
  aDueBill,
  anApprovedRun,
  anEnteredVendor,
  billNow,
  draftOf,
  RUNS,
  type Run,
} from '../functional/procurement/payment_run_support.js'
import { call } from '../functional/procurement/support.js'
import type { ApiClient } from '@japa/api-client'

const ROUNDS = 3

const pay = (client: ApiClient, run: Run, by: string) =>
  call(client, by, 'post', `${RUNS}/${run.id}/pay`, { body: {}, seen: run.version })

const paymentsOf = (billId: number) =>
  db.from('purchase_payments').where('purchase_bill_id', billId).select('amount_minor')

test.group('Payment runs at the same time', () => {
  test('two people mark a run paid, and it is paid once', async ({ client, assert }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const vendorId = await anEnteredVendor(client, `Race ${round}`)
      const bills = [await aDueBill(client, { vendorId }), await aDueBill(client, { vendorId })]
      const items = bills.map(({ id: billId }) => ({ billId, amount: '1150' }))
      const run = await anApprovedRun(client, items)
      const people = ['admin', 'general.manager', 'buyer']
      const answers = await Promise.all(people.map((by) => pay(client, run, by)))
      assert.lengthOf(
        answers.filter((answer) => answer.status() === 200),
        1
      )
      for (const answer of answers) assert.include([200, 409, 412], answer.status())
      for (const { id } of bills) assert.lengthOf(await paymentsOf(id), 1)
    }
  })

  test('a bill is paid by hand or by its run, never by both', async ({ client, assert }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const vendorId = await anEnteredVendor(client, `By hand ${round}`)
      const [bill, other] = [
        await aDueBill(client, { vendorId }),
        await aDueBill(client, { vendorId }),
      ]
      const run = await anApprovedRun(client, [
        { billId: bill.id, amount: '500' },
        { billId: other.id, amount: '1150' },
      ])
      const { version: seen } = await billNow(client, bill)
      const byHandPath = `${ORDERS}/${bill.orderId}/bills/${bill.id}/pay`
      const [byRun, byHand] = await Promise.all([
        pay(client, run, 'admin'),
        call(client, 'accountant', 'post', byHandPath, { body: { amount: '500' }, seen }),
      ])
      const statuses = `${byRun.status()} ${byHand.status()}`
      assert.include(['200 412', '409 201'], statuses)
      assert.lengthOf(await paymentsOf(bill.id), 1)
      assert.equal((await billNow(client, other)).paid, byRun.status() === 200 ? '1150.00' : '0.00')
    }
  })

  test('two runs take a bill, and it is in one of them', async ({ client, assert }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const vendorId = await anEnteredVendor(client, `Taken ${round}`)
      const bill = await aDueBill(client, { vendorId })
      const items = [{ billId: bill.id, amount: '10' }]
      const people = ['accountant', 'buyer', 'admin']
      const answers = await Promise.all(people.map((by) => draftOf(client, items, { by })))
      assert.lengthOf(
        answers.filter((answer) => answer.status() === 201),
        1
      )
      for (const answer of answers) assert.include([201, 409, 422], answer.status())
      assert.lengthOf(await db.from('payment_run_items').where('live_bill_id', bill.id), 1)
    }
  })
})
