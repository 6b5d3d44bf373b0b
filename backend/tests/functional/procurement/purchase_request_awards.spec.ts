import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { call } from './support.js'
import { anRfq, comparison, REQUESTS, step } from './purchase_request_support.js'

/** Two answers: the first is cheaper in cement, the second in sand. */
async function quoted(client: ApiClient) {
  const rfq = await anRfq(client, { deliveryLocation: 'Gate 3' })
  const [cement, sand] = rfq.lineIds
  const answers = [
    {
      currency: 'SAR',
      lines: [
        { lineId: cement, unitPrice: '15' },
        { lineId: sand, unitPrice: '80' },
      ],
      freight: '100',
      terms: '30 days',
    },
    {
      currency: 'SAR',
      lines: [
        { lineId: cement, unitPrice: '16' },
        { lineId: sand, unitPrice: '75' },
      ],
    },
  ]
  for (const [i, body] of answers.entries()) {
    const path = `quotes/${rfq.quotes[i].id}`
    ;(await step(client, 'po.clerk', rfq.request, path, body, 'patch')).assertStatus(200)
  }
  const [first, second] = rfq.quotes.map(({ id }: any) => id)
  return { ...rfq, cement, sand, first, second }
}

test.group('Awards of a purchase request', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('split by line draft one order for each vendor, linked to the request', async ({
    client,
    assert,
  }) => {
    const { request, cement, sand, first, second, vendors } = await quoted(client)
    const lines = [
      { lineId: cement, quoteId: first },
      { lineId: sand, quoteId: second },
    ]
    const storekeeper = await step(client, 'storekeeper', request, 'award', { lines })
    storekeeper.assertStatus(403)
    const awarded = await step(client, 'po.clerk', request, 'award', { lines })
    awarded.assertStatus(200)
    assert.equal(awarded.body().status, 'awarded')
    const { awards } = await comparison(client, request)
    assert.lengthOf(awards, 2)
    const orders = await Promise.all(
      awards.map(({ orderId }: any) =>
        call(client, 'po.clerk', 'get', `/api/purchase-orders/${orderId}`)
      )
    )
    // 100 × 15 and the carriage of 100, VAT of 15 % on top
    assert.containsSubset(orders[0].body(), {
      status: 'draft',
      vendorId: vendors[0].id,
      subtotal: '1600.00',
      deliveryLocation: 'Gate 3',
      terms: '30 days',
      request: { id: request.id, number: request.number },
    })
    assert.containsSubset(orders[1].body(), { vendorId: vendors[1].id, subtotal: '1500.00' })
    const again = await step(client, 'po.clerk', request, 'award', { lines })
    again.assertStatus(409)
    assert.lengthOf(
      await db.from('purchase_request_awards').where('purchase_request_id', request.id),
      2
    )
  })

  test('of more than the lowest want a reason, which is kept', async ({ client, assert }) => {
    const { request, cement, sand, second } = await quoted(client)
    const lines = [cement, sand].map((lineId) => ({ lineId, quoteId: second }))
    const mute = await step(client, 'po.clerk', request, 'award', { lines })
    mute.assertStatus(422)
    assert.include(Object.keys(mute.body().errors), 'reason')
    assert.isNull(
      await db.from('purchase_request_awards').where('purchase_request_id', request.id).first()
    )
    const stated = await step(client, 'po.clerk', request, 'award', {
      lines,
      reason: 'Delivers tomorrow',
    })
    stated.assertStatus(200)
    const { awards } = await comparison(client, request)
    assert.deepEqual(
      awards.map(({ lowest, reason }: any) => [lowest, reason]),
      [
        [false, 'Delivers tomorrow'],
        [true, null],
      ]
    )
    assert.equal(awards[0].orderId, awards[1].orderId)
  })

  test('refuse lines that were not offered, and vendors put on hold meanwhile', async ({
    client,
    assert,
  }) => {
    const { request, cement, first, vendors } = await quoted(client)
    const twice = [
      { lineId: cement, quoteId: first },
      { lineId: cement, quoteId: first },
    ]
    const refused = await step(client, 'po.clerk', request, 'award', { lines: twice })
    assert.include(Object.keys(refused.body().errors), 'lines.1.lineId')
    const foreign = await step(client, 'po.clerk', request, 'award', {
      lines: [{ lineId: cement, quoteId: 999_999 }],
    })
    assert.include(Object.keys(foreign.body().errors), 'lines.0.quoteId')
    await db.from('vendors').where('id', vendors[0].id).update({ status: 'blacklisted' })
    const lines = [{ lineId: cement, quoteId: first }]
    const blocked = await step(client, 'po.clerk', request, 'award', { lines, reason: 'Cheapest' })
    blocked.assertStatus(409)
    assert.equal(blocked.body().code, 'VENDOR_BLOCKED')
  })

  test('are opened again only once nothing has come of them', async ({ client, assert }) => {
    const { request, cement, first } = await quoted(client)
    const lines = [{ lineId: cement, quoteId: first }]
    ;(await step(client, 'po.clerk', request, 'award', { lines })).assertStatus(200)
    const alive = await step(client, 'po.clerk', request, 'reopen')
    alive.assertStatus(409)
    const [{ orderId }] = (await comparison(client, request)).awards
    const draft = (await call(client, 'po.clerk', 'get', `/api/purchase-orders/${orderId}`)).body()
    const gone = await call(client, 'po.clerk', 'delete', `/api/purchase-orders/${orderId}`, {
      seen: draft.version,
    })
    gone.assertStatus(204)
    const open = await step(client, 'po.clerk', request, 'reopen')
    open.assertStatus(200)
    assert.equal(open.body().status, 'quoting')
    assert.isEmpty((await comparison(client, request)).awards)
    const guest = await client.get(`${REQUESTS}/${request.id}/quotes`)
    guest.assertStatus(401)
  })
})
