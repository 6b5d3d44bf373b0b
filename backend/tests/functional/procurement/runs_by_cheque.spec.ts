import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { checkPaymentRuns } from '#database/integrity/payment_runs'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { chequeOf, CHEQUES, onRole, step as stepCheque, WHY } from '../finance/cheque_support.js'
import {
  aDraft,
  aDueBill,
  anApprovedRun,
  aPaidVendor,
  billNow,
  draftOf,
  propose,
  RUNS,
  step,
} from './payment_run_support.js'
import { aVendor, call } from './support.js'
import { aTaxedBill, aTaxedVendor, faults } from './withholding_support.js'

const POSTDATED = { chequeOn: '2099-01-31', bankName: 'Riyad Bank' }

const textOf = (response: any) => String(response.text() || response.body())

const file = (client: ApiClient, { id }: { id: number }) =>
  call(client, 'accountant', 'get', `${RUNS}/${id}/bank-file`)

const runNow = async (client: ApiClient, { id }: { id: number }) =>
  (await call(client, 'accountant', 'get', `${RUNS}/${id}`)).body()

/** A vendor without an account, with two bills of 1,150; another with one and a bill of 115. */
async function bills(client: ApiClient) {
  const poor = await aVendor({ name: 'Without account', status: 'approved' })
  const banked = await aPaidVendor()
  return {
    poor: poor.id,
    two: [
      await aDueBill(client, { vendorId: poor.id }),
      await aDueBill(client, { vendorId: poor.id }),
    ],
    banked: banked.id,
    one: await aDueBill(client, { vendorId: banked.id, net: '100' }),
  }
}

test.group('Payment runs by cheque', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoCompany()
    await loadSettings()
  })

  test('a vendor without an account gets one over all of its bills, and the file leaves it out', async ({
    client,
    assert,
  }) => {
    const given = await onRole('cheques_payable')
    const bank = await onRole('bank')
    const { poor, two, one } = await bills(client)
    const { items } = await propose(client)
    const flags = new Map(items.map((item: any) => [item.billNumber, item.byCheque]))
    assert.deepEqual([flags.get(two[0]!.number), flags.get(one.number)], [true, false])
    const stated = [
      ...two.map(({ id }) => ({ billId: id, amount: '1150' })),
      { billId: one.id, amount: '115' },
    ]
    const refused = await draftOf(client, stated)
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors['items.0.billId'].length, 1)
    const stranger = await draftOf(client, stated, { byCheque: [poor, 999_999] })
    assert.deepEqual(Object.keys(stranger.body().errors), ['byCheque.1'])
    const run = await anApprovedRun(client, stated, { byCheque: [poor] })
    assert.containsSubset(run, { net: '2415.00', transferred: '115.00', inCheques: '2300.00' })
    const xml = textOf(await file(client, run))
    assert.include(xml, '<CtrlSum>115.00</CtrlSum>')
    assert.include(xml, '<NbOfTxs>1</NbOfTxs>')
    const none = await step(client, run, 'admin', 'pay')
    none.assertStatus(422)
    assert.deepEqual(Object.keys(none.body().errors), ['cheques'])
    const cheque = { vendorId: poor, number: '700100', ...POSTDATED }
    const wrong = { cheques: [{ ...cheque, vendorId: 999_999 }] }
    ;(await step(client, run, 'admin', 'pay', wrong)).assertStatus(422)
    ;(await step(client, run, 'admin', 'pay', { cheques: [cheque] })).assertStatus(200)
    const paid = await runNow(client, run)
    const row = paid.vendors.find((vendor: any) => vendor.vendorId === poor)
    assert.containsSubset(row, { byCheque: true, account: null, cheque: { number: '700100' } })
    const kept = await chequeOf(client, row.cheque.id)
    assert.containsSubset(kept, {
      amount: '2300.00',
      documentKind: 'payment_run',
      status: 'issued',
    })
    assert.equal(kept.documentId, run.id)
    assert.equal((await onRole('cheques_payable')) - given, -230_000)
    assert.equal((await onRole('bank')) - bank, -11_500)
    for (const bill of two) assert.equal((await billNow(client, bill)).open, '0.00')
    ;(await stepCheque(client, row.cheque.id, 'clear')).assertStatus(200)
    assert.equal(await onRole('cheques_payable'), given)
    assert.equal((await onRole('bank')) - bank, -241_500)
    assert.deepEqual(await faults(), [])
  })

  test('one that fails leaves all that it paid to be paid again', async ({ client, assert }) => {
    for (const action of ['bounce', 'stop', 'void']) {
      const { poor, two, banked, one } = await bills(client)
      const owed = await onRole('payable')
      const run = await anApprovedRun(
        client,
        [
          ...two.map(({ id }) => ({ billId: id, amount: '1150' })),
          { billId: one.id, amount: '115' },
        ],
        { byCheque: [poor, banked] }
      )
      // nothing is left for the bank
      const nothing = await file(client, run)
      nothing.assertStatus(409)
      nothing.assertBodyContains({ code: 'RUN_NOTHING_TO_TRANSFER' })
      const cheques = [poor, banked].map((vendorId, at) => ({
        ...{ vendorId, number: `8001${at}-${action}`, ...POSTDATED },
      }))
      ;(await step(client, run, 'admin', 'pay', { cheques })).assertStatus(200)
      const { vendors } = await runNow(client, run)
      const { id } = vendors.find((vendor: any) => vendor.vendorId === poor).cheque
      if (action !== 'bounce')
        (await stepCheque(client, id, action, WHY, 'admin')).assertStatus(403)
      ;(await stepCheque(client, id, action, WHY)).assertStatus(200)
      for (const bill of two)
        assert.containsSubset(await billNow(client, bill), { paid: '0.00', open: '1150.00' })
      assert.equal((await billNow(client, one)).open, '0.00')
      assert.equal((await onRole('payable')) - owed, 11_500)
      assert.isEmpty((await checkPaymentRuns()).problems)
      const items = two.map(({ id: billId }) => ({ billId, amount: '1150' }))
      const again = await anApprovedRun(client, items, { byCheque: [poor] })
      const cheque = { vendorId: poor, number: `9001-${action}`, ...POSTDATED }
      ;(await step(client, again, 'admin', 'pay', { cheques: [cheque] })).assertStatus(200)
      const [last] = (await runNow(client, again)).vendors
      ;(await stepCheque(client, last.cheque.id, 'clear')).assertStatus(200)
      const other = vendors.find((vendor: any) => vendor.vendorId === banked).cheque.id
      ;(await stepCheque(client, other, 'clear')).assertStatus(200)
      assert.equal(await onRole('cheques_payable'), 0)
    }
    assert.deepEqual(await faults(), [])
  })

  test('a draft says who gets one, and the log says so', async ({ client, assert }) => {
    const { poor, two, banked, one } = await bills(client)
    const items = [
      { billId: two[0]!.id, amount: '1150' },
      { billId: one.id, amount: '115' },
    ]
    const run = await aDraft(client, items, { byCheque: [poor, banked] })
    assert.equal(run.inCheques, '1265.00')
    const back = await step(client, run, 'accountant', '', { byCheque: [poor] })
    back.assertStatus(200)
    assert.containsSubset(back.body(), {
      inCheques: '1150.00',
      transferred: '115.00',
      byCheque: [poor],
    })
    ;(await step(client, run, 'accountant', '', { byCheque: [] })).assertStatus(422)
    // bills that go take their vendor with them
    const fewer = await step(client, run, 'accountant', '', { items: items.slice(1) })
    assert.containsSubset(fewer.body(), { inCheques: '0.00', net: '115.00', byCheque: [] })
    const log = (await call(client, 'accountant', 'get', `${RUNS}/${run.id}/history`)).body()
    assert.include(JSON.stringify(log), 'Without account')
  })

  test('a cheque is of what is not withheld, and takes the tax back where it fails', async ({
    client,
    assert,
  }) => {
    const vendorId = await aTaxedVendor(client)
    const bill = await aTaxedBill(client, { vendorId })
    const tax = await onRole('withholding_payable')
    const items = [{ billId: bill.id, amount: '1000' }]
    const run = await anApprovedRun(client, items, { byCheque: [vendorId] })
    assert.containsSubset(run, { inCheques: '950.00', withholdingTax: '50.00' })
    const cheque = { vendorId, number: '1212', ...POSTDATED }
    ;(await step(client, run, 'admin', 'pay', { cheques: [cheque] })).assertStatus(200)
    const [{ cheque: kept }] = (await runNow(client, run)).vendors
    assert.equal((await chequeOf(client, kept.id)).amount, '950.00')
    assert.equal((await onRole('withholding_payable')) - tax, -5_000)
    ;(await stepCheque(client, kept.id, 'bounce', WHY)).assertStatus(200)
    assert.equal(await onRole('withholding_payable'), tax)
    assert.deepEqual(await faults(), [])
  })

  test('in another currency it is worth what its payments come to, to the halala', async ({
    client,
    assert,
  }) => {
    const rate = { currency: 'USD', rate: '3.75', effectiveOn: '2025-01-01' }
    const entered = await call(client, 'accountant', 'post', '/api/exchange-rates', { body: rate })
    assert.include([201, 422], entered.status())
    const vendor = await aPaidVendor()
    const due = { vendorId: vendor.id, currency: 'USD' }
    const [one, two] = [await aDueBill(client, due), await aDueBill(client, due)]
    // 0.03 are 0.1125 riyals each, both together 0.225
    const items = [one, two].map(({ id: billId }) => ({ billId, amount: '0.03' }))
    const more = { currency: 'USD', byCheque: [vendor.id] }
    const run = await anApprovedRun(client, items, more)
    const cheque = { vendorId: vendor.id, number: '3030', ...POSTDATED }
    ;(await step(client, run, 'admin', 'pay', { cheques: [cheque] })).assertStatus(200)
    assert.equal(await onRole('cheques_payable'), -22)
    const [{ cheque: kept }] = (await runNow(client, run)).vendors
    ;(await stepCheque(client, kept.id, 'clear')).assertStatus(200)
    assert.equal(await onRole('cheques_payable'), 0)
    assert.deepEqual(await faults(), [])
  })

  test('a number that is kept already is refused at its cheque, and nothing is paid', async ({
    client,
    assert,
  }) => {
    const { poor, two } = await bills(client)
    const items = [{ billId: two[0]!.id, amount: '1150' }]
    const run = await anApprovedRun(client, items, { byCheque: [poor] })
    const cheque = { vendorId: poor, number: '4040', ...POSTDATED }
    ;(await step(client, run, 'admin', 'pay', { cheques: [cheque] })).assertStatus(200)
    const next = [{ billId: two[1]!.id, amount: '1150' }]
    const other = await anApprovedRun(client, next, { byCheque: [poor] })
    const again = await step(client, other, 'admin', 'pay', { cheques: [cheque] })
    again.assertStatus(422)
    assert.deepEqual(Object.keys(again.body().errors), ['cheques.0.number'])
    const bare = { cheques: [{ ...cheque, number: '4041', bankName: null }] }
    const unnamed = await step(client, other, 'admin', 'pay', bare)
    assert.deepEqual(Object.keys(unnamed.body().errors), ['cheques.0.bankName'])
    ;(await call(client, 'staff', 'get', CHEQUES)).assertStatus(403)
    assert.isNotEmpty(await db.from('cheques').where('cheque_number', '4040'))
  })
})
