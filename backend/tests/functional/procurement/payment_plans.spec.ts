import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { today } from '#core/settings/firm_clock'
import { inDays } from '#tests/helpers/days'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { anOrder, aTerm, call, invoice, line } from './support.js'
import { guarantee, requestAdvance } from './vendor_advance_support.js'

const part = (portion: string, dueFrom: string, days = 0) => ({ portion, dueFrom, days })
const THREE = [part('30', 'approval', 7), part('50', 'milestone', 10), part('20', 'invoice', 30)]

/** Ten pieces at 100, 1,150 riyals with VAT. */
async function ordered(client: ApiClient, parts: object[], more: object = {}) {
  const term = await aTerm(client, parts)
  const lines = [line('100', { quantity: '10' })]
  const order = await anApprovedOrder(client, { paymentTermId: term.id, lines, ...more })
  const plan = async () =>
    (await call(client, 'buyer', 'get', `${ORDERS}/${order.id}/payment-plan`)).body()
  const post = async (by: string, verb: string, sent: object) =>
    call(client, by, 'post', `${ORDERS}/${order.id}/${verb}`, {
      body: sent as never,
      seen: (await fresh(client, order.id)).version,
    })
  return { term, order, plan, post }
}

test.group('Payment plans of orders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stand once the order is approved, whatever becomes of the term', async ({
    client,
    assert,
  }) => {
    const { term, order, plan } = await ordered(client, THREE)
    const agreed = await plan()
    assert.containsSubset(agreed, {
      ...{ total: '1150.00', frozenOn: today() },
      instalments: [
        { dueFrom: 'approval', amount: '345.00', dueOn: inDays(7), state: 'open', portion: '30' },
        { dueFrom: 'milestone', amount: '575.00', dueOn: null, state: 'waiting' },
        { dueFrom: 'invoice', amount: '230.00', dueOn: null, state: 'waiting' },
      ],
    })
    const changed = await call(client, 'buyer', 'patch', `/api/payment-terms/${term.id}`, {
      body: { parts: [part('100', 'invoice', 90)] },
      seen: term.version,
    })
    changed.assertStatus(200)
    assert.deepEqual(await plan(), agreed)
    // one that nobody has approved follows the term
    const draft = await anOrder(client, 'po.clerk', '100', { paymentTermId: term.id })
    const path = `${ORDERS}/${draft.id}/payment-plan`
    const shown = (await call(client, 'buyer', 'get', path)).body()
    assert.lengthOf(shown.instalments, 1)
    assert.isNull(shown.frozenOn)
    const guest = await client.get(`${ORDERS}/${order.id}/payment-plan`)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', `${ORDERS}/${order.id}/payment-plan`)
    staff.assertStatus(403)
  })

  test('are recalculated by an amendment once it is approved', async ({ client, assert }) => {
    const { order, plan, post } = await ordered(client, THREE)
    const other = await aTerm(client, [part('100', 'delivery', 5)])
    const amended = async (quantity: string, paymentTermId: number) => {
      const { lines } = await fresh(client, order.id)
      const body = {
        ...{ reason: 'Agreed', paymentTermId },
        lines: [line('100', { quantity, lineId: lines[0].id })],
      }
      ;(await post('po.clerk', 'amendments', body)).assertStatus(200)
    }
    await amended('20', order.paymentTermId)
    ;(await post('chief.engineer', 'approve', {})).assertStatus(200)
    assert.containsSubset(await plan(), {
      instalments: [{ amount: '690.00' }, { amount: '1150.00' }, { amount: '460.00' }],
    })
    await amended('20', other.id)
    assert.lengthOf((await plan()).instalments, 3)
    ;(await post('chief.engineer', 'approve', {})).assertStatus(200)
    assert.containsSubset(await plan(), {
      instalments: [{ dueFrom: 'delivery', amount: '2300.00', state: 'waiting' }],
    })
  })

  test('limit advances to the parts for them', async ({ client, assert }) => {
    const { order, plan } = await ordered(client, THREE)
    const ask = (amount: string) =>
      requestAdvance(client, order.id, { amount, ...guarantee({ guaranteeNumber: 'LG-P' }) })
    const over = await ask('345.01')
    over.assertStatus(422)
    assert.properties(over.body().errors, ['amount'])
    ;(await ask('300')).assertStatus(201)
    ;(await ask('45.01')).assertStatus(422)
    const path = `${ORDERS}/${order.id}/advances`
    const ledger = (await call(client, 'accountant', 'get', path)).body()
    assert.containsSubset(ledger, { planned: '345.00', toRequest: '45.00' })
    // nothing is paid by a request
    assert.equal((await plan()).instalments[0].paid, '0.00')
    const none = await ordered(client, [part('100', 'invoice')])
    const free = await requestAdvance(client, none.order.id, {
      ...{ amount: '100', ...guarantee({ guaranteeNumber: 'LG-Q' }) },
    })
    free.assertStatus(201)
  })

  test('have milestones whose day someone enters; bills that wait for one are due', async ({
    client,
    assert,
  }) => {
    const { order, plan, post } = await ordered(client, THREE)
    const [advance, milestone] = (await plan()).instalments
    const lineId = order.lines[0].id
    ;(await post('storekeeper', 'receipts', { lines: [{ lineId, accepted: '10' }] })).assertStatus(
      201
    )
    const asked = invoice({
      vendorNumber: `PP-${order.id}`,
      lines: [{ lineId, quantity: '10', unitPrice: '100' }],
    })
    const [bill] = (await post('po.clerk', 'bills', asked)).body()
    assert.containsSubset(bill, {
      dueOn: inDays(30),
      instalments: [{ amount: '821.43', dueOn: null }, { amount: '328.57' }],
    })
    const reach = async (who: string, id: number, reachedOn: string | null, seen?: number) =>
      call(client, who, 'patch', `${ORDERS}/${order.id}/payment-plan/${id}`, {
        body: { reachedOn },
        seen: seen ?? (await fresh(client, order.id)).version,
      })
    for (const who of ['storekeeper', 'staff', 'accountant'])
      (await reach(who, milestone.id, today())).assertStatus(403)
    ;(await reach('po.clerk', milestone.id, inDays(1))).assertStatus(422)
    ;(await reach('po.clerk', milestone.id, inDays(-1))).assertStatus(422)
    ;(await reach('po.clerk', advance.id, today())).assertStatus(409)
    ;(await reach('po.clerk', milestone.id, today(), 1)).assertStatus(412)
    const reached = await reach('po.clerk', milestone.id, today())
    reached.assertStatus(200)
    assert.containsSubset(reached.body().instalments[1], { dueOn: inDays(10), state: 'open' })
    const shown = async () =>
      (await call(client, 'accountant', 'get', `/api/bills/${bill.id}`)).body()
    assert.containsSubset(await shown(), { dueOn: inDays(10) })
    ;(await reach('po.clerk', milestone.id, null)).assertStatus(200)
    assert.containsSubset(await shown(), { dueOn: inDays(30) })
    const { version: seen } = await shown()
    const pay = `${ORDERS}/${order.id}/bills/${bill.id}/pay`
    const paid = await call(client, 'accountant', 'post', pay, { body: { amount: '600' }, seen })
    paid.assertStatus(201)
    assert.deepEqual(
      (await plan()).instalments.map((one: any) => one.paid),
      ['0.00', '575.00', '25.00']
    )
  })
})
