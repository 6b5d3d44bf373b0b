import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { inDays } from '#tests/helpers/days'
import { ORDERS } from './goods_receipt_support.js'
import { draftOf, RUNS, step } from './payment_run_support.js'
import { call } from './support.js'
import { ADVANCES, guarantee, requestAdvance } from './vendor_advance_support.js'
import {
  aDeliveredOrder,
  aForeignVendor,
  aTaxedBill,
  aTaxedVendor,
  billNow,
  faults,
  kindId,
  pay,
  receive,
  sayResidency,
  sendBill,
  withheldRows,
} from './withholding_support.js'

const taxOf = (rows: any[]) => rows.reduce((sum, row) => sum + Number(row.tax_minor), 0)

async function payAdvance(client: ApiClient, orderId: number, body: object) {
  const asked = { ...guarantee({ guaranteeAmount: '5000' }), ...body }
  const made = await requestAdvance(client, orderId, asked)
  made.assertStatus(201)
  const path = `${ADVANCES}/${made.body().id}`
  const act = async (by: string, verb: string) => {
    const { version: seen } = (await call(client, 'buyer', 'get', path)).body()
    return call(client, by, 'post', `${path}/${verb}`, { body: {}, seen })
  }
  ;(await act('general.manager', 'approve')).assertStatus(200)
  const paid = await act('accountant', 'pay')
  paid.assertStatus(201)
  return paid.body()
}

/** A vendor has credited so much of a bill, and another person has agreed. */
async function credit(client: ApiClient, bill: { orderId: number; id: number }, amount: string) {
  const { version: seen, lines } = await billNow(client, bill)
  const path = `${ORDERS}/${bill.orderId}/bills/${bill.id}/credit-notes`
  const body = {
    ...{ vendorNumber: `CN-${bill.id}-${amount}`, reason: 'Not done' },
    lines: [{ billLineId: lines[0].id, amount }],
  }
  const made = await call(client, 'po.clerk', 'post', path, { body, seen })
  made.assertStatus(201)
  const agreed = await call(
    client,
    'buyer',
    'post',
    `/api/vendor-credits/${made.body().id}/approve`,
    {
      ...{ body: {}, seen: made.body().version },
    }
  )
  agreed.assertStatus(200)
}

const refund = (client: ApiClient, vendorId: number, amount: string) =>
  call(client, 'accountant', 'post', `/api/vendors/${vendorId}/refunds`, {
    body: { currency: 'SAR', reference: 'TRX 1', amount },
  })

test.group('Ways around withholding tax', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoCompany()
    await loadSettings()
  })

  test('an advance bears it, and the bill that recovers it does not bear it twice', async ({
    client,
    assert,
  }) => {
    const vendorId = await aTaxedVendor(client)
    const order = await aDeliveredOrder(client, { vendorId })
    const advance = await payAdvance(client, order.id, { amount: '400' })
    assert.containsSubset(advance, { withholdingTax: '20.00', net: '380.00' })
    await receive(client, order)
    const made = await sendBill(client, order)
    made.assertStatus(201)
    const bill = { orderId: order.id, id: made.body()[0].id }
    const { open } = await billNow(client, bill)
    assert.equal(open, '600.00')
    ;(await pay(client, bill, '250')).assertStatus(201)
    ;(await pay(client, bill, '350')).assertStatus(201)
    assert.equal(taxOf(await withheldRows()), 50_00)
    assert.deepEqual(await faults(), [])
  })

  test('an advance that is said to be for goods leaves enough of the bill to take the tax from', async ({
    client,
    assert,
  }) => {
    const vendorId = await aTaxedVendor(client)
    const order = await aDeliveredOrder(client, { vendorId })
    const silent = await requestAdvance(client, order.id, {
      ...{ amount: '1000', ...guarantee(), withholdingKindId: null },
    })
    silent.assertStatus(422)
    assert.properties(silent.body().errors, ['withholdingNote'])
    await payAdvance(client, order.id, {
      ...{ amount: '1000', withholdingKindId: null, withholdingNote: 'For spare parts' },
    })
    await receive(client, order)
    const made = await sendBill(client, order)
    const bill = { orderId: order.id, id: made.body()[0].id }
    // the advance is not recovered in full: the vendor still owes what the tax takes
    assert.containsSubset(await billNow(client, bill), { open: '50.00', advance: '950.00' })
    ;(await pay(client, bill, '50')).assertStatus(201)
    const [payment] = (await billNow(client, bill)).payments
    assert.containsSubset(payment, { amount: '50.00', withholdingTax: '50.00', net: '0.00' })
    assert.deepEqual(await faults(), [])
  })

  test('a cheaper kind of the advance is made up for by the bill', async ({ client, assert }) => {
    const vendorId = await aTaxedVendor(client, 'management')
    const order = await aDeliveredOrder(client, { vendorId })
    await payAdvance(client, order.id, {
      ...{ amount: '400', withholdingKindId: await kindId('technical') },
    })
    await receive(client, order)
    const made = await sendBill(client, order)
    const bill = { orderId: order.id, id: made.body()[0].id }
    ;(await pay(client, bill, '600')).assertStatus(201)
    // 20 % of 1,000, of which the advance took 5 % of 400
    assert.equal(taxOf(await withheldRows()), 200_00)
    assert.deepEqual(await faults(), [])
  })

  test('nothing is stated of a resident, and nobody changes a bill that was recorded', async ({
    client,
    assert,
  }) => {
    const { id: vendorId } = await aForeignVendor({ country: 'Saudi Arabia' })
    const order = await aDeliveredOrder(client, { vendorId })
    await receive(client, order)
    const stated = await sendBill(client, order, {
      of: { withholdingKindId: await kindId('technical') },
    })
    stated.assertStatus(422)
    // resident until now: bills from here on bear the tax
    ;(await sayResidency(client, vendorId, { code: 'technical' })).assertStatus(200)
    const made = await sendBill(client, order)
    assert.equal(made.body()[0].lines[0].withholdingKind.code, 'technical')
    const bill = { orderId: order.id, id: made.body()[0].id }
    const { version: seen } = await billNow(client, bill)
    const body = { lines: [] }
    const path = `${ORDERS}/${bill.orderId}/bills/${bill.id}`
    ;(await call(client, 'admin', 'patch', path, { body, seen })).assertStatus(404)
  })

  test('a credit lowers what is still withheld; a refund takes tax back in its share', async ({
    client,
    assert,
  }) => {
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId })
    ;(await pay(client, bill, '500')).assertStatus(201)
    await credit(client, bill, '200')
    ;(await pay(client, bill, '300')).assertStatus(201)
    assert.equal(taxOf(await withheldRows()), 40_00)
    await credit(client, bill, '300')
    const owed = await call(client, 'accountant', 'get', `/api/vendors/${vendorId}/refunds`)
    assert.deepInclude(owed.body().owed[0], {
      ...{ amount: '300.00', withholdingTax: '15.00', received: '285.00' },
    })
    const part = await refund(client, vendorId, '100')
    part.assertStatus(201)
    assert.containsSubset(part.body().refunds[0], { amount: '100.00', received: '95.00' })
    assert.deepEqual(await faults(), [])
    ;(await refund(client, vendorId, '200')).assertStatus(201)
    assert.equal(taxOf(await withheldRows()), 25_00)
    assert.deepEqual(await faults(), [])
    const { refunds } = (
      await call(client, 'accountant', 'get', `/api/vendors/${vendorId}/refunds`)
    ).body()
    const path = `/api/vendors/${vendorId}/refunds/${refunds[0].id}/cancel`
    const cancelled = await call(client, 'accountant', 'post', path, {
      body: { reason: 'Bounced' },
    })
    cancelled.assertStatus(200)
    assert.equal(taxOf(await withheldRows()), 35_00)
    assert.deepEqual(await faults(), [])
  })

  test('a payment run pays net, and is not paid once the tax is another', async ({
    client,
    assert,
  }) => {
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId, bill: { dueOn: inDays(0) } })
    const made = await draftOf(client, [{ billId: bill.id, amount: '1000' }])
    made.assertStatus(201)
    assert.containsSubset(made.body(), { total: '1000.00', withholdingTax: '50.00', net: '950.00' })
    const run = made.body()
    ;(await step(client, run, 'accountant', 'submit')).assertStatus(200)
    ;(await step(client, run, 'general.manager', 'approve')).assertStatus(200)
    const file = await call(client, 'accountant', 'get', `${RUNS}/${run.id}/bank-file`)
    const xml = String(file.text() || file.body())
    assert.include(xml, '<InstdAmt Ccy="SAR">950.00</InstdAmt>')
    assert.match(xml, /<Ustrd>WHT 50\.00 W-\d+<\/Ustrd>/)
    const kind = await kindId('technical')
    const [rate] = await db.from('withholding_rates').where('kind_id', kind)
    await db.from('withholding_rates').where('kind_id', kind).update({ rate_e4: 60_000 })
    const other = await step(client, run, 'admin', 'pay')
    other.assertStatus(409)
    other.assertBodyContains({ code: 'RUN_BILL_CHANGED', problem: 'withholdingChanged' })
    await db.from('withholding_rates').where('kind_id', kind).update({ rate_e4: rate.rate_e4 })
    ;(await step(client, run, 'admin', 'pay')).assertStatus(200)
    assert.equal(taxOf(await withheldRows()), 50_00)
    assert.deepEqual(await faults(), [])
  })
})
