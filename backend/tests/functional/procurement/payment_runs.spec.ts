import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { inDays } from '#tests/helpers/days'
import { lock } from '../finance/lock_support.js'
import { call } from './support.js'
import { healthy } from './vendor_credit_support.js'
import {
  aDraft,
  aDueBill,
  anApprovedRun,
  aPaidVendor,
  billNow,
  draftOf,
  payByHand,
  propose,
  RUNS,
  step,
} from './payment_run_support.js'

test.group('Payment runs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to whom no permission opens them', async ({ client }) => {
    const { id: vendorId } = await aPaidVendor()
    const bill = await aDueBill(client, { vendorId })
    const run = await aDraft(client, [{ billId: bill.id, amount: '1150' }])
    const at = `${RUNS}/${run.id}`
    const paths = [RUNS, `${RUNS}/proposal`, at, `${at}/history`, `${at}/bank-file`, `${at}/prints`]
    for (const path of paths) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'po.clerk', 'get', path)).assertStatus(403)
    }
    ;(await draftOf(client, [], { by: 'general.manager' })).assertStatus(422)
    ;(await draftOf(client, [], { by: 'po.clerk' })).assertStatus(403)
    for (const action of ['submit', 'approve', 'reject', 'cancel', 'pay', 'prints']) {
      const guest = await client.post(`${at}/${action}`).withCsrfToken()
      guest.assertStatus(401)
      const refused = await call(client, 'po.clerk', 'post', `${at}/${action}`, { seen: 1 })
      refused.assertStatus(403)
    }
    // who buys reads and prepares, but neither approves nor takes the file
    ;(await call(client, 'buyer', 'get', at)).assertStatus(200)
    ;(await call(client, 'buyer', 'get', `${at}/bank-file`)).assertStatus(403)
    ;(await call(client, 'buyer', 'post', `${at}/approve`, { seen: 1 })).assertStatus(403)
  })

  test('are prepared by one person, approved by another and paid in full', async ({
    client,
    assert,
  }) => {
    const [first, second] = [await aPaidVendor(), await aPaidVendor({ name: 'Gulf Cement' })]
    const bills = [
      await aDueBill(client, { vendorId: first.id }),
      await aDueBill(client, { vendorId: second.id, net: '200' }),
      await aDueBill(client, { vendorId: first.id, net: '300' }),
    ]
    const proposed = await propose(client, { vendorId: first.id })
    assert.sameMembers(
      proposed.items.map(({ billNumber }: any) => billNumber),
      [bills[0]!.number, bills[2]!.number]
    )
    const items = bills.map(({ id }, i) => ({ billId: id, amount: ['1150', '230', '345'][i]! }))
    const run = await aDraft(client, items, { note: 'June' })
    assert.containsSubset(run, {
      ...{ status: 'draft', total: '1725.00', itemCount: 3, vendorCount: 2 },
      vendors: [
        { vendorName: 'Gulf Cement', amount: '230.00', account: '****7519' },
        { vendorName: 'Najd Steel', amount: '1495.00', itemCount: 2 },
      ],
      can: { update: true, submit: true, approve: false, pay: false, download: false },
    })
    ;(await step(client, run, 'accountant', 'pay')).assertStatus(409)
    const submitted = await step(client, run, 'accountant', 'submit')
    submitted.assertStatus(200)
    const own = await step(client, run, 'accountant', 'approve')
    own.assertStatus(403)
    own.assertBodyContains({ code: 'SELF_APPROVAL' })
    ;(await step(client, run, 'accountant', '', { note: 'x' })).assertStatus(409)
    const approved = await step(client, run, 'general.manager', 'approve')
    approved.assertStatus(200)
    assert.containsSubset(approved.body(), { status: 'approved', can: { pay: true } })
    const prepared = await step(client, run, 'accountant', 'pay')
    prepared.assertStatus(403)
    prepared.assertBodyContains({ code: 'OWN_RUN' })
    const paid = await step(client, run, 'general.manager', 'pay', { reference: 'TRX-9' })
    paid.assertStatus(200)
    assert.containsSubset(paid.body(), { status: 'paid', paidOn: inDays(0), reference: 'TRX-9' })
    for (const bill of bills) assert.equal((await billNow(client, bill)).open, '0.00')
    const payments = await db.from('purchase_payments').where('payment_run_id', run.id)
    assert.lengthOf(payments, 3)
    assert.deepEqual(await healthy(), [])
    ;(await step(client, run, 'general.manager', 'pay')).assertStatus(409)
    const log = (await call(client, 'accountant', 'get', `${RUNS}/${run.id}/history`)).body()
    assert.sameMembers(
      log.map(({ action }: any) => action),
      ['create', 'submit', 'approve', 'pay']
    )
  })

  test('leave out what cannot be paid, with the reason', async ({ client, assert }) => {
    const waiting = await aPaidVendor({ name: 'Waiting' })
    const credited = await aPaidVendor({ name: 'Owing' })
    const taken = await aPaidVendor({ name: 'Taken' })
    const late = await aPaidVendor({ name: 'Later' })
    const bills = {
      bank_unconfirmed: await aDueBill(client, { vendorId: waiting.id }),
      vendor_owes: await aDueBill(client, { vendorId: credited.id }),
      in_run: await aDueBill(client, { vendorId: taken.id }),
      later: await aDueBill(client, { vendorId: late.id, more: { dueOn: inDays(9) } }),
    }
    await pendingAccount(waiting.id)
    // more was paid of another bill than is owed of it since a credit
    const other = await aDueBill(client, { vendorId: credited.id, net: '2000' })
    ;(await payByHand(client, other, '2300')).assertStatus(201)
    await db.from('purchase_bills').where('id', other.id).update({ credited_minor: 150_000 })
    const run = await aDraft(client, [{ billId: bills.in_run.id, amount: '1150' }])
    const { items, leftOut } = await propose(client)
    const numbers = Object.values(bills).map(({ number }) => number)
    assert.isEmpty(items.filter(({ billNumber }: any) => numbers.includes(billNumber)))
    const reasons = Object.fromEntries(
      leftOut.map(({ billNumber, reason }: any) => [billNumber, reason])
    )
    for (const [reason, { number }] of Object.entries(bills))
      assert.equal(reasons[number], reason === 'later' ? undefined : reason)
    const named = leftOut.find(({ billNumber }: any) => billNumber === bills.in_run.number)
    assert.equal(named.runNumber, run.number)
    // what is stated all the same is refused by name
    const stated = await draftOf(
      client,
      Object.values(bills).map(({ id }) => ({ billId: id, amount: '1150' }))
    )
    stated.assertStatus(422)
    assert.sameMembers(Object.keys(stated.body().errors), [
      'items.0.billId',
      'items.1.amount',
      'items.2.billId',
    ])
  })

  test('set credits off and take what may be paid in part', async ({ client, assert }) => {
    const { id: vendorId } = await aPaidVendor({ name: 'Set Off' })
    const bills = [
      await aDueBill(client, { vendorId }),
      await aDueBill(client, { vendorId, net: '500' }),
    ]
    const paid = await aDueBill(client, { vendorId, net: '400' })
    ;(await payByHand(client, paid, '460')).assertStatus(201)
    await db.from('purchase_bills').where('id', paid.id).update({ credited_minor: 23_000 })
    const { items } = await propose(client, { vendorId })
    // of 1,725 the vendor owes 230
    assert.deepEqual(
      items.map(({ amount }: any) => amount),
      ['1150.00', '345.00']
    )
    const beyond = await draftOf(client, [
      { billId: bills[0]!.id, amount: '1150' },
      { billId: bills[1]!.id, amount: '400' },
    ])
    beyond.assertStatus(422)
    assert.deepEqual(Object.keys(beyond.body().errors), ['items.1.amount'])
    const more = await draftOf(client, [{ billId: bills[0]!.id, amount: '1150.01' }])
    more.assertStatus(422)
    const run = await anApprovedRun(client, [{ billId: bills[1]!.id, amount: '100.50' }])
    ;(await step(client, run, 'admin', 'pay')).assertStatus(200)
    assert.equal((await billNow(client, bills[1]!)).open, '474.50')
  })

  test('take discounts that would be lost, as they were agreed', async ({ client, assert }) => {
    const { id: vendorId } = await aPaidVendor({ name: 'Early' })
    const bill = await aDueBill(client, {
      vendorId,
      more: {
        dueOn: undefined,
        instalments: [
          { amount: '650', dueOn: inDays(30), discount: '2', discountUntil: inDays(5) },
          { amount: '500', dueOn: inDays(60) },
        ],
      },
    })
    assert.isEmpty((await propose(client, { vendorId })).items)
    assert.isEmpty((await propose(client, { vendorId, nextRunOn: inDays(5) })).items)
    const { items } = await propose(client, { vendorId, nextRunOn: inDays(7) })
    assert.containsSubset(items, [{ amount: '637.00', discount: '13.00', open: '1150.00' }])
    const body = { billId: bill.id, amount: '637', discount: '13' }
    for (const wrong of [
      { ...body, discount: '14' },
      { ...body, amount: '600' },
    ])
      (await draftOf(client, [wrong])).assertStatus(422)
    const run = await anApprovedRun(client, [body])
    ;(await step(client, run, 'admin', 'pay')).assertStatus(200)
    const now = await billNow(client, bill)
    assert.containsSubset(now, { open: '500.00', discountTaken: '13.00', paid: '637.00' })
    assert.deepEqual(await healthy(), [])
  })

  test('are changed while they are drafts; a bill is in one of them only', async ({
    client,
    assert,
  }) => {
    const { id: vendorId } = await aPaidVendor()
    const [first, second] = [
      await aDueBill(client, { vendorId }),
      await aDueBill(client, { vendorId }),
    ]
    const one = await aDraft(client, [{ billId: first.id, amount: '1150' }])
    const taken = await draftOf(client, [{ billId: first.id, amount: '10' }])
    taken.assertStatus(422)
    const items = [
      { billId: first.id, amount: '50' },
      { billId: second.id, amount: '1150' },
    ]
    const changed = await step(client, one, 'buyer', '', { items })
    changed.assertStatus(200)
    assert.containsSubset(changed.body(), { total: '1200.00', itemCount: 2, version: 2 })
    ;(await step(client, one, 'accountant', '', { executeOn: inDays(-1) })).assertStatus(422)
    // both have prepared it
    ;(await step(client, one, 'accountant', 'submit')).assertStatus(200)
    ;(await step(client, one, 'accountant', 'approve')).assertStatus(403)
    const rejected = await step(client, one, 'general.manager', 'reject', { reason: 'Too early' })
    rejected.assertStatus(200)
    assert.containsSubset(rejected.body(), { status: 'rejected', rejectionReason: 'Too early' })
    const next = await aDraft(client, [{ billId: first.id, amount: '50' }])
    ;(await step(client, next, 'accountant', 'cancel', { reason: 'Not now' })).assertStatus(200)
    ;(await draftOf(client, [{ billId: first.id, amount: '50' }])).assertStatus(201)
  })

  test('are paid on an open day only', async ({ client, assert }) => {
    const { id: vendorId } = await aPaidVendor()
    const bill = await aDueBill(client, { vendorId })
    const run = await anApprovedRun(client, [{ billId: bill.id, amount: '1150' }])
    const tomorrow = await step(client, run, 'admin', 'pay', { paidOn: inDays(1) })
    tomorrow.assertStatus(422)
    const before = await step(client, run, 'admin', 'pay', { paidOn: inDays(-40) })
    before.assertStatus(422)
    assert.property(before.body().errors, 'paidOn')
    await lock(client, 'purchasing', inDays(-30))
    const locked = await step(client, run, 'admin', 'pay', { paidOn: inDays(-31) })
    locked.assertStatus(422)
    locked.assertBodyContains({ code: 'PERIOD_LOCKED' })
    assert.equal((await billNow(client, bill)).paid, '0.00')
  })
})

/** A new account of a vendor that no one has confirmed. */
async function pendingAccount(vendorId: number) {
  const stamp = '2026-01-01 00:00:00'
  await db.table('vendor_bank_accounts').insert({
    ...{ vendor_id: vendorId, revision: 1, status: 'pending', version: 1 },
    ...{ created_at: stamp, updated_at: stamp },
  })
}
