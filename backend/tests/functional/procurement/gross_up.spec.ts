import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { today } from '#core/settings/firm_clock'
import { certificateLines } from '#procurement/withholding_certificates/certificate'
import { onRole, step as stepCheque, WHY } from '../finance/cheque_support.js'
import { fresh, ORDERS } from './goods_receipt_support.js'
import { anApprovedRun } from './payment_run_support.js'
import { call } from './support.js'
import { ADVANCES, guarantee, requestAdvance } from './vendor_advance_support.js'
import {
  aDeliveredOrder,
  aTaxedBill,
  aTaxedVendor,
  billNow,
  faults,
  pay,
  receive,
  RETURNS,
  sendBill,
  withheldRows,
} from './withholding_support.js'

const BORNE = { taxBorne: true }

/** What stands on the accounts of the tax: owed to the authority, and borne. */
const accounts = async () => [
  0 - (await onRole('withholding_payable')),
  await onRole('withholding_borne'),
]

const since = async (before: number[]) => (await accounts()).map((sum, i) => sum - before[i]!)

const rows = async (of: Record<string, number>) =>
  (await withheldRows(of)).map((row) => [
    Number(row.subject_minor),
    Number(row.tax_minor),
    !!row.tax_borne,
  ])

const preview = async (client: ApiClient, id: number, amount: string) =>
  (await call(client, 'accountant', 'get', `/api/bills/${id}/withholding?amount=${amount}`)).body()

test.group('Withholding tax that the contract leaves to the firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the vendor gets all of it, and the tax is on what it would be with the tax', async ({
    client,
    assert,
  }) => {
    const before = await accounts()
    const bank = await onRole('bank')
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId, order: BORNE })
    assert.isTrue(bill.bill.taxBorne)
    assert.isTrue((await fresh(client, bill.orderId)).taxBorne)
    assert.containsSubset(await preview(client, bill.id, '1000'), {
      ...{ taxBorne: true, withholdingTax: '0.00', net: '1000.00', borneTax: '52.63' },
      parts: [{ subject: '1052.63', tax: '52.63' }],
    })
    ;(await pay(client, bill, '1000')).assertStatus(201)
    const now = await billNow(client, bill)
    assert.containsSubset(now.payments[0], {
      ...{ amount: '1000.00', withholdingTax: '0.00', net: '1000.00', borneTax: '52.63' },
    })
    assert.equal(now.open, '0.00')
    assert.deepEqual(await rows({ purchase_bill_id: bill.id }), [[105_263, 5_263, true]])
    assert.deepEqual(await since(before), [5_263, 5_263])
    assert.equal((await onRole('bank')) - bank, -100_000)
    assert.deepEqual(await faults(), [])
  })

  test('in parts it comes to the same, and a cheque that fails takes it back', async ({
    client,
    assert,
  }) => {
    const before = await accounts()
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId, order: BORNE })
    const cheque = { number: '5151', bankName: 'Riyad Bank', chequeOn: '2099-01-31' }
    for (const amount of ['333.33', '333.33']) (await pay(client, bill, amount)).assertStatus(201)
    ;(await pay(client, bill, '333.34', { cheque })).assertStatus(201)
    assert.deepEqual(await since(before), [5_263, 5_263])
    const last = (await billNow(client, bill)).payments.at(-1)
    assert.equal(last.net, '333.34')
    ;(await stepCheque(client, last.cheque.id, 'bounce', WHY)).assertStatus(200)
    assert.equal((await since(before))[1], 5_263 - Math.round(Number(last.borneTax) * 100))
    ;(await pay(client, bill, '333.34')).assertStatus(201)
    assert.deepEqual(await since(before), [5_263, 5_263])
    assert.deepEqual(await faults(), [])
  })

  test('an advance bears its part when it is paid, and its bill the rest', async ({
    client,
    assert,
  }) => {
    const before = await accounts()
    const vendorId = await aTaxedVendor(client)
    const order = await aDeliveredOrder(client, { vendorId, order: BORNE })
    const body = { amount: '400', ...guarantee({ guaranteeNumber: 'LG-GROSS' }) }
    const made = await requestAdvance(client, order.id, body)
    made.assertStatus(201)
    const { id } = made.body()
    assert.containsSubset(made.body(), { taxBorne: true, borneTax: '21.05', net: '400.00' })
    const act = async (by: string, verb: string, sent: object = {}) => {
      const { version: seen } = (await call(client, 'buyer', 'get', `${ADVANCES}/${id}`)).body()
      return call(client, by, 'post', `${ADVANCES}/${id}/${verb}`, { body: sent as never, seen })
    }
    ;(await act('general.manager', 'approve')).assertStatus(200)
    const paid = await act('accountant', 'pay')
    paid.assertStatus(201)
    assert.containsSubset(paid.body(), { withholdingTax: '0.00', borneTax: '21.05' })
    assert.deepEqual(await rows({ vendor_advance_id: id }), [[42_105, 2_105, true]])
    await receive(client, order)
    const sent = await sendBill(client, order)
    sent.assertStatus(201)
    const bill = { orderId: order.id, id: sent.body()[0].id as number }
    ;(await pay(client, bill, '600')).assertStatus(201)
    assert.deepEqual(await since(before), [5_263, 5_263])
    assert.deepEqual(await faults(), [])
  })

  test('returns and certificates say the base with the tax', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client)
    const [borne, taken] = [
      await aTaxedBill(client, { vendorId, order: BORNE }),
      await aTaxedBill(client, { vendorId }),
    ]
    ;(await pay(client, borne, '1000')).assertStatus(201)
    ;(await pay(client, taken, '1000')).assertStatus(201)
    const year = Number(today().slice(0, 4))
    const [line] = await certificateLines(vendorId, year)
    assert.containsSubset(line, { subjectMinor: 205_263, taxMinor: 10_263, borneMinor: 5_263 })
    const list = (await call(client, 'accountant', 'get', RETURNS)).body()
    const { id } = list.find((one: any) => one.fromOn === `${today().slice(0, 7)}-01`)
    const own = (await call(client, 'accountant', 'get', `${RETURNS}/${id}`)).body()
    const technical = own.lines.find((one: any) => one.kind.code === 'technical')
    assert.containsSubset(technical, { subject: '2052.63', tax: '102.63' })
    const answer = await call(client, 'accountant', 'get', '/api/withholdings?taxBorne=true')
    answer.assertStatus(200)
    assert.isTrue(answer.body().every((row: any) => row.taxBorne))
    assert.deepEqual(await faults(), [])
  })

  test('a payment run transfers all of it', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId, order: BORNE })
    const run = await anApprovedRun(client, [{ billId: bill.id, amount: '1000' }])
    assert.containsSubset(run, { withholdingTax: '0.00', transferred: '1000.00' })
    const path = `/api/payment-runs/${run.id}/pay`
    ;(await call(client, 'admin', 'post', path, { body: {}, seen: run.version })).assertStatus(200)
    assert.deepEqual(await rows({ purchase_bill_id: bill.id }), [[105_263, 5_263, true]])
    assert.deepEqual(await faults(), [])
  })

  test('the order says it, with its versions; a bill keeps what its order said', async ({
    client,
    assert,
  }) => {
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId, order: BORNE })
    const { version: seen } = await fresh(client, bill.orderId)
    const wrong = await call(client, 'po.clerk', 'patch', `${ORDERS}/${bill.orderId}`, {
      ...{ body: { taxBorne: 'yes' }, seen },
    })
    wrong.assertStatus(422)
    assert.isTrue((await billNow(client, bill)).taxBorne)
  })
})
