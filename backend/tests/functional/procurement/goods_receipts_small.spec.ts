import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { anOrder, call, line, invoice } from './support.js'

const ORDERS = '/api/purchase-orders'

const fresh = async (client: ApiClient, id: number) =>
  (await call(client, 'buyer', 'get', `${ORDERS}/${id}`)).body()

async function post(client: ApiClient, by: string, id: number, verb: string, body: object = {}) {
  const { version: seen } = await fresh(client, id)
  return call(client, by, 'post', `${ORDERS}/${id}/${verb}`, { body: body as never, seen })
}

async function anApprovedOrder(client: ApiClient, lines: object[]) {
  const draft = await anOrder(client, 'po.clerk', '1', { lines })
  await post(client, 'po.clerk', draft.id, 'submit')
  ;(await post(client, 'chief.engineer', draft.id, 'approve')).assertStatus(200)
  return fresh(client, draft.id)
}

const receive = (client: ApiClient, id: number, lineId: number, accepted: string, more = {}) =>
  post(client, 'storekeeper', id, 'receipts', { lines: [{ lineId, accepted, ...more }] })

test.group('Deliveries of next to no value', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('bind the order like any other, until they are taken back', async ({ client, assert }) => {
    // one halala of 49,000.01 riyals: as a percentage it rounds to nothing
    const lines = [line('49000'), line('0.0100')]
    const order = await anApprovedOrder(client, lines)
    ;(await receive(client, order.id, order.lines[1].id, '1')).assertStatus(201)
    const begun = await fresh(client, order.id)
    assert.containsSubset(begun, {
      status: 'partially_received',
      receivedPct: 0.01,
      can: { cancel: false },
    })
    ;(await post(client, 'po.clerk', order.id, 'cancel', { reason: 'x' })).assertStatus(409)
    const [receipt] = (await call(client, 'buyer', 'get', `${ORDERS}/${order.id}/receipts`)).body()
    const back = `receipts/${receipt.id}/reverse`
    ;(await post(client, 'storekeeper', order.id, back, { reason: 'x' })).assertStatus(200)
    ;(await post(client, 'po.clerk', order.id, 'cancel', { reason: 'x' })).assertStatus(200)
  })

  test('are waited for: free goods that are missing keep an order open', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client, [line('100'), line('0')])
    const [paid, free] = order.lines
    await receive(client, order.id, paid.id, '1')
    assert.containsSubset(await fresh(client, order.id), {
      status: 'partially_received',
      receivedPct: 99.99,
    })
    await receive(client, order.id, free.id, '1')
    assert.containsSubset(await fresh(client, order.id), { status: 'received', receivedPct: 100 })
  })

  test('that were refused as a whole are taken back too', async ({ client, assert }) => {
    const order = await anApprovedOrder(client, [line('100')])
    const refused = { rejected: '1', rejectionReason: 'Broken' }
    await receive(client, order.id, order.lines[0].id, '0', refused)
    assert.containsSubset(await fresh(client, order.id), {
      status: 'approved',
      lines: [{ rejected: '1' }],
    })
    const [receipt] = (await call(client, 'buyer', 'get', `${ORDERS}/${order.id}/receipts`)).body()
    const back = await post(client, 'storekeeper', order.id, `receipts/${receipt.id}/reverse`, {
      reason: 'Not ours',
    })
    back.assertStatus(200)
    assert.equal((await fresh(client, order.id)).lines[0].rejected, '0')
  })

  test('are billed by a bill that is not due before its own day', async ({ client, assert }) => {
    const order = await anApprovedOrder(client, [line('100')])
    const lines = [{ lineId: order.lines[0].id, quantity: '1', unitPrice: '100' }]
    const stated = invoice({ vendorNumber: 'DUE-1', billedOn: '2026-03-02', lines })
    const early = await post(client, 'po.clerk', order.id, 'bills', {
      ...stated,
      dueOn: '2026-03-01',
    })
    early.assertStatus(422)
    assert.deepEqual(Object.keys(early.body().errors), ['dueOn'])
    ;(
      await post(client, 'po.clerk', order.id, 'bills', { ...stated, dueOn: '2026-03-02' })
    ).assertStatus(201)
  })
})
