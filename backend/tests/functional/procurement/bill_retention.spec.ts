import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkBillPayments } from '#database/integrity/bills'
import { checkOrderTotals } from '#database/integrity/totals'
import { anOrder, call, line, invoice } from './support.js'

const ORDERS = '/api/purchase-orders'
/** 100 × 50 and charges: 5,600 before VAT, of which the other charges bear none. */
const TERMS = {
  retention: '10',
  warrantyMonths: 12,
  freight: '500',
  freightVatRate: '15',
  otherCharges: '100',
  otherChargesVatRate: '0',
  lines: [line('50', { quantity: '100' })],
}

const fresh = async (client: ApiClient, id: number) =>
  (await call(client, 'buyer', 'get', `${ORDERS}/${id}`)).body()

async function post(client: ApiClient, by: string, id: number, verb: string, body: object = {}) {
  const { version: seen } = await fresh(client, id)
  return call(client, by, 'post', `${ORDERS}/${id}/${verb}`, { body: body as never, seen })
}

async function anApprovedOrder(client: ApiClient, terms: object = {}) {
  const draft = await anOrder(client, 'po.clerk', '50', { ...TERMS, ...terms })
  await post(client, 'po.clerk', draft.id, 'submit')
  ;(await post(client, 'chief.engineer', draft.id, 'approve')).assertStatus(200)
  return draft
}

/** The order, all of it accepted and billed with its charges. */
async function aBilledOrder(client: ApiClient, freight = '500') {
  const order = await anApprovedOrder(client)
  const lineId = order.lines[0].id
  await post(client, 'storekeeper', order.id, 'receipts', { lines: [{ lineId, accepted: '100' }] })
  const lines = [{ lineId, quantity: '100', unitPrice: '50' }]
  const charges = [
    { kind: 'freight', amount: freight, vatRate: '15' },
    { kind: 'other', amount: '100', vatRate: '0' },
  ]
  const bill = invoice({ vendorNumber: `R-${order.id}`, charges, lines })
  const bills = await post(client, 'po.clerk', order.id, 'bills', bill)
  bills.assertStatus(201)
  return { id: order.id as number, bill: bills.body()[0] }
}

function pay(client: ApiClient, order: { id: number; bill: any }, body: object, by = 'accountant') {
  const path = `${ORDERS}/${order.id}/bills/${order.bill.id}/pay`
  return call(client, by, 'post', path, { body: body as never, seen: order.bill.version })
}

test.group('Charges and retention of an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are in its totals, its next version, its copy and its checks', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client)
    const notified = { subtotal: '5600.00', goods: '5000.00', vat: '825.00', total: '6425.00' }
    const terms = {
      retention: '10',
      warrantyMonths: 12,
      freight: '500.00',
      otherChargesVatRate: '0',
    }
    assert.containsSubset(order, { ...notified, ...terms })
    const copied = await call(client, 'po.clerk', 'post', `${ORDERS}/${order.id}/copy`, {
      body: {},
    })
    assert.containsSubset(copied.body(), { ...notified, ...terms, status: 'draft' })
    const lines = [line('50', { quantity: '100', lineId: order.lines[0].id })]
    const amended = await post(client, 'po.clerk', order.id, 'amendments', {
      reason: 'Dearer carriage',
      freight: '700',
      retention: '5',
      lines,
    })
    assert.containsSubset(amended.body(), {
      freight: '700.00',
      retention: '5',
      otherCharges: '100.00',
      total: '6655.00',
    })
    const versions = await call(client, 'buyer', 'get', `${ORDERS}/${order.id}/amendments`)
    assert.containsSubset(versions.body()[0].terms, {
      freight: '500.00',
      retention: '10',
      warrantyMonths: 12,
    })
    await post(client, 'chief.engineer', order.id, 'reject', { reason: 'Too dear' })
    assert.containsSubset(await fresh(client, order.id), {
      ...notified,
      ...terms,
      status: 'approved',
    })
    assert.deepEqual((await checkOrderTotals()).problems, [])
  })

  test('that make no sense are refused', async ({ client, assert }) => {
    const draft = await anOrder(client, 'po.clerk', '50', TERMS)
    const wrong: [string, unknown][] = [
      ['retention', '100.01'],
      ['retention', '-1'],
      ['warrantyMonths', 601],
      ['freight', '1.005'],
      ['otherChargesVatRate', '101'],
    ]
    for (const [field, value] of wrong) {
      const refused = await call(client, 'po.clerk', 'patch', `${ORDERS}/${draft.id}`, {
        body: { [field]: value },
        seen: draft.version,
      })
      refused.assertStatus(422)
      assert.properties(refused.body().errors, [field])
    }
  })

  test('hold back a share of every bill, which is paid out on its own', async ({
    client,
    assert,
  }) => {
    const order = await aBilledOrder(client)
    assert.containsSubset(order.bill, {
      total: '6425.00',
      retention: '560.00',
      held: '560.00',
      open: '5865.00',
      chargesOver: '0.00',
      status: 'matched',
    })
    assert.containsSubset(await fresh(client, order.id), {
      billedPct: 100,
      retentionHeld: { total: '560.00', held: '560.00', released: '0.00', due: '0.00' },
    })
    const all = await pay(client, order, { amount: '5865.01' })
    all.assertStatus(422)
    const paid = await pay(client, order, { amount: '5865' })
    paid.assertStatus(201)
    order.bill = paid.body()[0]
    assert.containsSubset(order.bill.can, { pay: false, releaseRetention: true })
    const early = await pay(client, order, { kind: 'retention', amount: '60' })
    early.assertStatus(422)
    assert.properties(early.body().errors, ['note'])
    const storekeeper = await pay(
      client,
      order,
      { kind: 'retention', amount: '60', note: 'x' },
      'storekeeper'
    )
    storekeeper.assertStatus(403)
    const part = await pay(client, order, {
      kind: 'retention',
      amount: '60',
      note: 'Bank guarantee',
    })
    part.assertStatus(201)
    order.bill = part.body()[0]
    assert.containsSubset(order.bill, { held: '500.00', open: '0.00', paid: '5925.00' })
    assert.containsSubset(order.bill.payments, [
      { kind: 'bill', amount: '5865.00', note: null },
      { kind: 'retention', amount: '60.00', note: 'Bank guarantee' },
    ])
    const logs = await db
      .from('audit_logs')
      .where({ action: 'release_retention', entity_id: String(order.id) })
    assert.lengthOf(logs, 1)
    // the warranty runs out
    await db
      .from('goods_receipts')
      .where('purchase_order_id', order.id)
      .update({ received_on: '2024-01-31' })
    assert.containsSubset((await fresh(client, order.id)).retentionHeld, {
      due: '500.00',
      dueOn: '2025-01-31',
    })
    const over = await pay(client, order, { kind: 'retention', amount: '500.01' })
    over.assertStatus(422)
    const rest = await pay(client, order, { kind: 'retention', amount: '500' })
    rest.assertStatus(201)
    assert.containsSubset(await fresh(client, order.id), {
      paidPct: 100,
      retentionHeld: { released: '560.00', held: '0.00', dueOn: null },
    })
    assert.deepEqual((await checkBillPayments()).problems, [])
  })

  test('are billed no dearer than agreed, alone too', async ({ client, assert }) => {
    const dear = await aBilledOrder(client, '550.01')
    assert.containsSubset(dear.bill, { status: 'blocked', chargesOver: '50.01' })
    const cancel = `${ORDERS}/${dear.id}/bills/${dear.bill.id}/cancel`
    await call(client, 'po.clerk', 'post', cancel, {
      body: { reason: 'x' },
      seen: dear.bill.version,
    })
    const alone = await post(client, 'po.clerk', dear.id, 'bills', {
      vendorNumber: `F-${dear.id}`,
      printedTotal: '632.50',
      charges: [{ kind: 'freight', amount: '550' }],
      lines: [],
    })
    assert.containsSubset(alone.body()[0], {
      status: 'matched',
      total: '632.50',
      retention: '55.00',
    })
    const empty = await post(client, 'po.clerk', dear.id, 'bills', {
      vendorNumber: 'E',
      printedTotal: '0',
      lines: [],
    })
    empty.assertStatus(422)
    const { lines } = await fresh(client, dear.id)
    const below = await post(client, 'po.clerk', dear.id, 'amendments', {
      reason: 'x',
      freight: '549.99',
      lines: [line('50', { quantity: '100', lineId: lines[0].id })],
    })
    below.assertStatus(422)
    assert.properties(below.body().errors, ['freight'])
  })
})
