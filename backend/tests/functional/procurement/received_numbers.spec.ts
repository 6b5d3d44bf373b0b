import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { expandNumbers } from '#procurement/goods_receipts/expand_numbers'
import { anOrder, call, line } from './support.js'
import { aPlace, held, seedProject } from './stock_support.js'

/** An approved order of five pieces, and how to receive of it. */
async function ordered(client: ApiClient, tracking: string) {
  const place = await aPlace(client, '0', '0', { tracking, unit: 'pcs' })
  const { materialId, warehouseId } = place
  const lines = [line('5', { quantity: '5', materialId, unit: 'pcs' })]
  const order = await anOrder(client, 'po.clerk', '5', { warehouseId, lines })
  const path = `/api/purchase-orders/${order.id}`
  const post = async (by: string, verb: string, body: object = {}) => {
    const { version } = (await call(client, 'buyer', 'get', path)).body()
    return call(client, by, 'post', `${path}/${verb}`, { body: body as never, seen: version })
  }
  await post('po.clerk', 'submit')
  ;(await post('chief.engineer', 'approve')).assertStatus(200)
  const receive = (accepted: string, more: object, store: object = { warehouseId }) =>
    post('storekeeper', 'receipts', {
      ...store,
      lines: [{ lineId: order.lines[0].id, accepted, ...more }],
    })
  return { place, receive }
}

test.group('Numbers of a delivery', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('several serial numbers come on one line, one by one and in ranges', async ({
    client,
    assert,
  }) => {
    const { place, receive } = await ordered(client, 'serial')
    const numbers = ['SN-008..SN-010', 'X7']
    for (const [accepted, more] of [
      ['5', { numbers }],
      ['3', { numbers }],
      ['4', { numbers: ['SN-010..SN-008'] }],
      ['4', { numbers: ['SN-1..TN-4'] }],
    ] as const) {
      const refused = await receive(accepted, more)
      refused.assertStatus(422)
      assert.properties(refused.body().errors, ['lines.0.numbers'])
    }
    ;(await receive('4', { numbers }, {})).assertStatus(422)
    ;(await receive('4', { numbers })).assertStatus(201)
    const batches = await db.from('stock_batches').where('material_id', place.materialId)
    assert.sameMembers(
      batches.map((batch) => batch.batch_no),
      ['SN-008', 'SN-009', 'SN-010', 'X7']
    )
    assert.containsSubset(await held(place), { onHand: 4, value: 20 })
    const again = await receive('1', { numbers: ['sn-009'] })
    again.assertStatus(409)
    again.assertBodyContains({ code: 'SERIAL_IN_STOCK' })
  })

  test('a batch has one number and its day of expiry', async ({ client, assert }) => {
    const { place, receive } = await ordered(client, 'batch')
    ;(await receive('5', { numbers: ['B1', 'B2'] })).assertStatus(422)
    ;(await receive('5', { numbers: ['B1'], expiresOn: '2031-05-01' })).assertStatus(201)
    const [batch] = await db.from('stock_batches').where('material_id', place.materialId)
    assert.containsSubset(batch, { batch_no: 'B1', expires_on: '2031-05-01' })
  })

  test('ranges keep their width and their sense', ({ assert }) => {
    assert.deepEqual(expandNumbers(['A09..A11', ' B ', '']), ['A09', 'A10', 'A11', 'B'])
    assert.deepEqual(expandNumbers(['S-1…3']), ['S-1', 'S-2', 'S-3'])
    assert.deepEqual(expandNumbers(['10.5-A']), ['10.5-A'])
    assert.isNull(expandNumbers(['1..1001']))
    assert.lengthOf(expandNumbers(['1..1000'])!, 1000)
  })
})
