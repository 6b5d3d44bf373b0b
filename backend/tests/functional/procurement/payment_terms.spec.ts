import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { anOrder, call } from './support.js'

const TERMS = '/api/payment-terms'
const part = (portion: string, dueFrom = 'invoice', days = 0) => ({ portion, dueFrom, days })
const body = (parts: object[]) => ({ code: 'T-1', name: 'Half and half', nameAr: 'مناصفة', parts })

test.group('Payment terms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept by the procurement department', async ({ client }) => {
    const guest = await client.get(TERMS)
    guest.assertStatus(401)
    const clerk = await call(client, 'po.clerk', 'post', TERMS, { body: body([part('100')]) })
    clerk.assertStatus(403)
    const read = await call(client, 'po.clerk', 'get', TERMS)
    read.assertStatus(200)
  })

  test('come to a hundred percent', async ({ client, assert }) => {
    const short = await call(client, 'buyer', 'post', TERMS, {
      body: body([part('50'), part('49.99')]),
    })
    short.assertStatus(422)
    assert.property(short.body().errors, 'parts')
    const created = await call(client, 'buyer', 'post', TERMS, {
      body: body([part('33.33'), part('66.67', 'delivery', 30)]),
    })
    created.assertStatus(201)
    const { id, parts } = created.body()
    assert.lengthOf(parts, 2)
    const taken = await call(client, 'buyer', 'post', TERMS, { body: body([part('100')]) })
    taken.assertStatus(422)
    const changed = await call(client, 'buyer', 'patch', `${TERMS}/${id}`, {
      body: { parts: [part('100')] },
      seen: 1,
    })
    changed.assertStatus(200)
    const stale = await call(client, 'buyer', 'patch', `${TERMS}/${id}`, {
      body: { active: false },
      seen: 1,
    })
    stale.assertStatus(412)
    const order = await anOrder(client, 'po.clerk', '10', { paymentTermId: id })
    const kept = await call(client, 'buyer', 'delete', `${TERMS}/${id}`, { seen: 2 })
    kept.assertStatus(409)
    await call(client, 'po.clerk', 'patch', `/api/purchase-orders/${order.id}`, {
      body: { paymentTermId: null },
      seen: 1,
    })
    const gone = await call(client, 'buyer', 'delete', `${TERMS}/${id}`, { seen: 2 })
    gone.assertStatus(204)
  })

  test('show what would be due when', async ({ client, assert }) => {
    const requested = {
      amount: '1000.00',
      currency: 'SAR',
      on: '2026-01-31',
      parts: [part('30', 'approval'), part('70', 'month_end', 15)],
    }
    const preview = await call(client, 'po.clerk', 'post', `${TERMS}/preview`, { body: requested })
    preview.assertStatus(200)
    assert.containsSubset(preview.body(), [
      { amount: '300.00', dueOn: '2026-01-31' },
      { amount: '700.00', dueOn: '2026-02-15' },
    ])
  })
})
