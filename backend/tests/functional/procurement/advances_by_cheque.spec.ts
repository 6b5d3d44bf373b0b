import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { postMissing } from '#finance/ledger/post_missing'
import { accountMoves, owedOn } from '#procurement/vendor_statements/vendor_account'
import { chequeOf, onRole, step as stepCheque, WHY } from '../finance/cheque_support.js'
import { anApprovedOrder, ORDERS, fresh } from './goods_receipt_support.js'
import { aPaidVendor, billNow, payByHand } from './payment_run_support.js'
import { call, invoice, line } from './support.js'
import { ADVANCES, guarantee, requestAdvance } from './vendor_advance_support.js'
import {
  aDeliveredOrder,
  aTaxedVendor,
  faults,
  receive,
  sendBill,
  withheldRows,
} from './withholding_support.js'

let numbers = 0

const nextCheque = () => ({
  ...{ number: `A${++numbers}`, bankName: 'Riyad Bank', chequeOn: '2099-01-31' },
})

async function act(client: ApiClient, by: string, id: number, verb: string, body: object = {}) {
  const { version: seen } = (await call(client, 'buyer', 'get', `${ADVANCES}/${id}`)).body()
  return call(client, by, 'post', `${ADVANCES}/${id}/${verb}`, { body: body as never, seen })
}

const advanceNow = async (client: ApiClient, id: number) =>
  (await call(client, 'accountant', 'get', `${ADVANCES}/${id}`)).body()

const payBy = (client: ApiClient, id: number, more: object = {}) =>
  act(client, 'accountant', id, 'pay', { cheque: nextCheque(), ...more })

/** An approved advance of so much on an order. */
async function anApproved(client: ApiClient, orderId: number, amount: string) {
  const made = await requestAdvance(client, orderId, {
    ...{ amount, ...guarantee({ guaranteeNumber: `LG-C${++numbers}` }) },
  })
  made.assertStatus(201)
  ;(await act(client, 'general.manager', made.body().id, 'approve')).assertStatus(200)
  return made.body().id as number
}

/** Delivers and bills so many of an order of pieces at 100. */
async function bill(client: ApiClient, id: number, quantity: string) {
  const before = await fresh(client, id)
  const lineId = before.lines[0].id
  const received = await call(client, 'storekeeper', 'post', `${ORDERS}/${id}/receipts`, {
    ...{ body: { lines: [{ lineId, accepted: quantity }] }, seen: before.version },
  })
  received.assertStatus(201)
  const { version: seen } = await fresh(client, id)
  const lines = [{ lineId, quantity, unitPrice: '100' }]
  const body = invoice({ vendorNumber: `AC-${++numbers}`, lines })
  const made = await call(client, 'po.clerk', 'post', `${ORDERS}/${id}/bills`, { body, seen })
  made.assertStatus(201)
  return { orderId: id, id: made.body()[0].id as number }
}

test.group('Advances by cheque', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('one is still to be paid until the bank has', async ({ client, assert }) => {
    const [given, ahead] = [await onRole('cheques_payable'), await onRole('vendor_advances')]
    const vendor = await aPaidVendor()
    const lines = [line('100', { quantity: '100' })]
    const order = await anApprovedOrder(client, { vendorId: vendor.id, lines })
    const id = await anApproved(client, order.id, '2300')
    const unnamed = await payBy(client, id, { cheque: { ...nextCheque(), bankName: null } })
    assert.deepEqual(Object.keys(unnamed.body().errors), ['cheque.bankName'])
    const paid = await payBy(client, id)
    paid.assertStatus(201)
    const { cheque } = paid.body()
    assert.containsSubset(paid.body(), { status: 'paid', cheque: { status: 'issued' } })
    const kept = await chequeOf(client, cheque.id)
    assert.containsSubset(kept, { documentKind: 'vendor_advance', amount: '2300.00' })
    assert.equal(kept.documentId, id)
    assert.equal((await onRole('cheques_payable')) - given, -230_000)
    assert.equal((await onRole('vendor_advances')) - ahead, 230_000)
    const bank = await onRole('bank')
    ;(await stepCheque(client, cheque.id, 'clear')).assertStatus(200)
    assert.equal((await onRole('bank')) - bank, -230_000)
    assert.equal(await onRole('cheques_payable'), given)
    assert.deepEqual(await faults(), [])
  })

  test('one that fails waits to be paid again, and bills owe what they recovered of it', async ({
    client,
    assert,
  }) => {
    for (const action of ['bounce', 'stop', 'void']) {
      const before = await Promise.all([onRole('payable'), onRole('vendor_advances')])
      const vendor = await aPaidVendor()
      const lines = [line('100', { quantity: '100' })]
      const order = await anApprovedOrder(client, { vendorId: vendor.id, lines })
      const id = await anApproved(client, order.id, '2300')
      const { cheque } = (await payBy(client, id)).body()
      const first = await bill(client, order.id, '50')
      assert.containsSubset(await billNow(client, first), { advance: '1150.00', open: '4600.00' })
      // all that is asked for is paid before the cheque fails
      ;(await payByHand(client, first, '4600')).assertStatus(201)
      if (action !== 'bounce') (await stepCheque(client, cheque.id, action, WHY)).assertStatus(403)
      ;(await stepCheque(client, cheque.id, action, WHY, 'admin')).assertStatus(200)
      const now = await advanceNow(client, id)
      assert.containsSubset(now, {
        status: 'approved',
        recovered: '0.00',
        cheque: null,
        paidOn: null,
      })
      assert.containsSubset(await billNow(client, first), { advance: '0.00', open: '1150.00' })
      const after = await Promise.all([onRole('payable'), onRole('vendor_advances')])
      assert.deepEqual([after[0]! - before[0]!, after[1]! - before[1]!], [-115_000, 0])
      assert.equal(await onRole('cheques_payable'), 0)
      ;(await payByHand(client, first, '1150')).assertStatus(201)
      // paid again, the bills to come recover it
      const again = await payBy(client, id)
      again.assertStatus(201)
      ;(await stepCheque(client, again.body().cheque.id, 'clear')).assertStatus(200)
      const last = await bill(client, order.id, '50')
      assert.containsSubset(await billNow(client, last), { advance: '2300.00', open: '3450.00' })
      assert.equal((await fresh(client, order.id)).paidPct, 70)
      await statementAgrees(assert, vendor.id)
    }
    assert.deepEqual(await faults(), [])
  })

  test('one that failed may be withdrawn, and the ledger keeps both days', async ({
    client,
    assert,
  }) => {
    const vendor = await aPaidVendor()
    const lines = [line('100', { quantity: '100' })]
    const order = await anApprovedOrder(client, { vendorId: vendor.id, lines })
    const id = await anApproved(client, order.id, '1000')
    const { cheque } = (await payBy(client, id)).body()
    await postMissing()
    ;(await stepCheque(client, cheque.id, 'bounce', WHY)).assertStatus(200)
    ;(await act(client, 'buyer', id, 'cancel', { reason: 'Not needed' })).assertStatus(200)
    await postMissing()
    const posted = await db
      .from('journal_lines as l')
      .join('journal_entries as e', 'e.id', 'l.entry_id')
      .where({ 'e.document_kind': 'vendor_advance', 'e.document_id': id })
      .where('l.role', 'vendor_advances')
      .orderBy('l.id')
      .select('l.foreign_minor')
    assert.deepEqual(
      posted.map((row) => Number(row.foreign_minor)),
      [100_000, -100_000]
    )
    await statementAgrees(assert, vendor.id)
    assert.deepEqual(await faults(), [])
  })

  test('the tax of one that fails is taken back, and borne by the bill instead', async ({
    client,
    assert,
  }) => {
    const tax = await onRole('withholding_payable')
    const vendorId = await aTaxedVendor(client)
    const order = await aDeliveredOrder(client, { vendorId })
    const id = await anApproved(client, order.id, '400')
    const paid = await payBy(client, id)
    paid.assertStatus(201)
    assert.containsSubset(paid.body(), { withholdingTax: '20.00', net: '380.00' })
    const { cheque } = paid.body()
    assert.equal((await chequeOf(client, cheque.id)).amount, '380.00')
    await receive(client, order)
    const [made] = (await sendBill(client, order)).body()
    ;(await stepCheque(client, cheque.id, 'bounce', WHY)).assertStatus(200)
    const rows = await withheldRows({ vendor_advance_id: id })
    assert.deepEqual(
      rows.map((row) => Number(row.tax_minor)),
      [2_000, -2_000]
    )
    const owed = { orderId: order.id, id: made.id }
    ;(await payByHand(client, owed, '1000')).assertStatus(201)
    assert.equal((await onRole('withholding_payable')) - tax, -5_000)
    await statementAgrees(assert, vendorId)
    assert.deepEqual(await faults(), [])
  })
})

/** The account of a vendor comes to what its ledger says. */
async function statementAgrees(assert: any, vendorId: number) {
  await postMissing()
  const [{ owed }] = await db
    .from('journal_lines')
    .where({ party_type: 'vendor', party_id: vendorId, currency: 'SAR' })
    .whereIn('role', ['payable', 'retention_payable', 'vendor_advances'])
    .sum('foreign_minor as owed')
  const account = { vendorId, currency: 'SAR' }
  const own = await owedOn(account, '2999-12-31')
  assert.equal(own, 0 - Number(owed))
  const moves = await accountMoves(account, { to: '2999-12-31' })
  assert.equal(
    moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    own
  )
}
