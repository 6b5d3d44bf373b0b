import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { checkInstalments } from '#database/integrity/bills'
import { recompute } from '#database/recompute/index'
import { inDays } from '#tests/helpers/days'
import { lock } from '../finance/lock_support.js'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { aTerm, call, invoice, line } from './support.js'
import { aBill, aDelivered, giveBack, billOf, healthy } from './vendor_credit_support.js'

const part = (portion: string, dueFrom: string, days: number, more: object = {}) => ({
  ...{ portion, dueFrom, days },
  ...more,
})
const EARLY = { discount: '2', discountDays: 10 }

/** A bill of 1,150 riyals, or of less than the ten ordered, on an order of these payment terms. */
async function aTermedBill(client: ApiClient, parts: object[], more: object = {}, quantity = '10') {
  const { id: paymentTermId } = await aTerm(client, parts)
  const order = await anApprovedOrder(client, {
    ...{ paymentTermId, lines: [line('100', { quantity: '10' })] },
  })
  const path = `${ORDERS}/${order.id}`
  const post = async (by: string, verb: string, sent: object) =>
    call(client, by, 'post', `${path}/${verb}`, {
      body: sent as never,
      seen: (await fresh(client, order.id)).version,
    })
  const lineId = order.lines[0].id
  ;(
    await post('storekeeper', 'receipts', { lines: [{ lineId, accepted: quantity }] })
  ).assertStatus(201)
  const lines = [{ lineId, quantity, unitPrice: '100' }]
  const bills = await post('po.clerk', 'bills', {
    ...invoice({ vendorNumber: `I-${order.id}`, lines }),
    ...more,
  })
  const act = async (by: string, verb: string, sent: object) => {
    const [bill] = (await call(client, 'accountant', 'get', `${path}/bills`)).body()
    return call(client, by, 'post', `${path}/bills/${bill.id}/${verb}`, {
      body: sent as never,
      seen: bill.version,
    })
  }
  return { order, bills, bill: bills.body()[0], act }
}

const TWO = [part('60', 'invoice', 30, EARLY), part('40', 'invoice', 60)]

test.group('Instalments of bills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('follow the payment term, and payments settle the oldest first', async ({
    client,
    assert,
  }) => {
    const { bill, act } = await aTermedBill(client, TWO)
    assert.equal(bill.dueOn, inDays(30))
    assert.containsSubset(bill.instalments, [
      {
        ...{ amount: '690.00', open: '690.00', dueOn: inDays(30), state: 'open', discount: '2' },
        ...{ discountAmount: '13.80', discountUntil: inDays(10) },
      },
      { amount: '460.00', dueOn: inDays(60), state: 'open', discount: null },
    ])
    const paid = await act('accountant', 'pay', { amount: '700' })
    paid.assertStatus(201)
    assert.containsSubset(paid.body()[0], {
      ...{ dueOn: inDays(60), open: '450.00' },
      instalments: [
        { settled: '690.00', open: '0.00', state: 'paid' },
        { settled: '10.00', open: '450.00' },
      ],
    })
    assert.deepEqual((await checkInstalments()).problems, [])
    assert.deepEqual((await recompute()).differences, [])
  })

  test('may be stated by who records the bill, and sum to what is to be paid', async ({
    client,
    assert,
  }) => {
    const stated = (...rows: [string, number][]) => ({
      instalments: rows.map(([amount, days]) => ({ amount, dueOn: inDays(days) })),
    })
    const own = await aTermedBill(client, TWO, stated(['1000', 5], ['150', 90]))
    own.bills.assertStatus(201)
    assert.containsSubset(own.bill, {
      dueOn: inDays(5),
      instalments: [{ amount: '1000.00' }, { amount: '150.00', dueOn: inDays(90) }],
    })
    for (const [wrong, field] of [
      [stated(['1000', 5], ['150.01', 90]), 'instalments'],
      [stated(['1150', -1]), 'instalments.0.dueOn'],
      [{ ...stated(['1150', 5]), dueOn: inDays(4) }, 'instalments'],
      [
        { instalments: [{ amount: '1150', dueOn: inDays(5), discount: '2' }] },
        'instalments.0.discountUntil',
      ],
      [
        {
          instalments: [
            { amount: '1150', dueOn: inDays(5), discount: '2', discountUntil: inDays(6) },
          ],
        },
        'instalments.0.discountUntil',
      ],
    ] as const) {
      const refused = await aTermedBill(client, TWO, wrong)
      refused.bills.assertStatus(422)
      assert.properties(refused.bills.body().errors, [field])
    }
  })

  test('are settled with the discount that was agreed, on its days only', async ({
    client,
    assert,
  }) => {
    const { order, bill, act } = await aTermedBill(client, TWO)
    assert.deepEqual(bill.discountOffers, [
      { amount: '676.20', discount: '13.80', until: inDays(10) },
      { amount: '1136.20', discount: '13.80', until: inDays(10) },
    ])
    const sent = { amount: '676.20', discount: '13.80' }
    for (const who of ['po.clerk', 'storekeeper']) (await act(who, 'pay', sent)).assertStatus(403)
    for (const wrong of [
      { amount: '676.20', discount: '13.81' },
      { amount: '676.21', discount: '13.80' },
      { amount: '600', discount: '13.80' },
    ]) {
      const refused = await act('accountant', 'pay', wrong)
      refused.assertStatus(422)
      assert.properties(refused.body().errors, ['discount'])
    }
    const paid = await act('accountant', 'pay', sent)
    paid.assertStatus(201)
    assert.containsSubset(paid.body()[0], {
      ...{ paid: '676.20', discountTaken: '13.80', open: '460.00', vat: '150.00' },
      ...{ discountOffers: [], dueOn: inDays(60) },
      payments: [{ amount: '676.20', discount: '13.80' }],
    })
    const again = await act('accountant', 'pay', { amount: '450.80', discount: '9.20' })
    again.assertStatus(422)
    ;(await act('accountant', 'pay', { amount: '460' })).assertStatus(201)
    assert.equal((await fresh(client, order.id)).paidPct, 100)
    assert.deepEqual(await healthy(), [])
    assert.deepEqual((await recompute()).differences, [])
  })

  test('take no discount on a day that is too late or locked', async ({ client, assert }) => {
    const more = { billedOn: inDays(-11) }
    const { bill, act } = await aTermedBill(client, TWO, more)
    assert.equal(bill.instalments[0].discountUntil, inDays(-1))
    const sent = { amount: '676.20', discount: '13.80' }
    const late = await act('accountant', 'pay', sent)
    late.assertStatus(422)
    assert.properties(late.body().errors, ['discount'])
    await lock(client, 'purchasing', inDays(-1))
    const locked = await act('accountant', 'pay', { ...sent, paidOn: inDays(-1) })
    locked.assertStatus(422)
    assert.equal(locked.body().code, 'PERIOD_LOCKED')
    assert.lengthOf((await act('accountant', 'pay', { amount: '1' })).body()[0].payments, 1)
  })

  test('lose to a credit what is due last; a paid bill leaves the vendor owing', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client)
    const { id } = await aBill(client, order, 'B-9', '10')
    const path = `${order.path}/bills/${id}`
    const pay = async (amount: string) => {
      const { version: seen } = await billOf(client, order)
      return call(client, 'accountant', 'post', `${path}/pay`, { body: { amount }, seen })
    }
    ;(await pay('1000')).assertStatus(201)
    ;(await giveBack(client, order, '4')).assertStatus(201)
    assert.containsSubset(await billOf(client, order), {
      ...{ open: '-310.00', overdueAmount: '0.00' },
      instalments: [{ amount: '690.00', settled: '690.00', state: 'paid' }],
    })
    assert.deepEqual(await healthy(), [])
    assert.deepEqual((await recompute()).differences, [])
  })

  test('that wait for the end of the order get their day with it', async ({ client, assert }) => {
    const parts = [part('90', 'invoice', 30), part('10', 'retention', 100)]
    const { order, bill, act } = await aTermedBill(client, parts, {}, '4')
    assert.containsSubset(bill.instalments[1], { dueOn: null, state: 'waiting', amount: '46.00' })
    ;(await act('accountant', 'pay', { amount: '414' })).assertStatus(201)
    const shown = async () =>
      (await call(client, 'accountant', 'get', `/api/bills/${bill.id}`)).body()
    assert.isNull((await shown()).dueOn)
    const { version: seen, lines } = await fresh(client, order.id)
    const body = { lines: [{ lineId: lines[0].id, accepted: '6' }] }
    const path = `${ORDERS}/${order.id}/receipts`
    const last = await call(client, 'storekeeper', 'post', path, { body, seen })
    last.assertStatus(201)
    assert.containsSubset(await shown(), { dueOn: inDays(100), open: '46.00' })
    // the delivery was a mistake
    const receipts = (await call(client, 'buyer', 'get', path)).body()
    const { id } = receipts.find((one: any) => one.lines[0].accepted === '6')
    const back = await call(client, 'admin', 'post', `${path}/${id}/reverse`, {
      body: { reason: 'Mistaken' },
      seen: (await fresh(client, order.id)).version,
    })
    back.assertStatus(200)
    assert.isNull((await shown()).dueOn)
    assert.deepEqual(await healthy(), [])
  })

  test('make overdue only what is past due', async ({ client, assert }) => {
    const parts = [part('60', 'invoice', 5), part('40', 'invoice', 60)]
    const { bill } = await aTermedBill(client, parts, { billedOn: inDays(-10) })
    const list = async (query: string) =>
      (await call(client, 'accountant', 'get', `/api/bills?id=${bill.id}&${query}`)).body()
    const [row] = await list('')
    assert.containsSubset(row, {
      ...{ overdue: true, overdueAmount: '690.00', open: '1150.00', dueOn: inDays(-5) },
    })
    const guest = await client.get('/api/bills')
    guest.assertStatus(401)
  })
})
