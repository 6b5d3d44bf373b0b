import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call, line } from './support.js'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { aMaterial, aWarehouse, held } from './stock_support.js'
import { person } from '#tests/helpers/users'

/** A delivery in a store, of one line at a price, that somebody has booked in. */
async function delivered(client: ApiClient, by: string, price: string) {
  const material = await aMaterial(client)
  const warehouseId = (await aWarehouse(client)).id
  const lines = [line(price, { materialId: material.id, quantity: '10', unit: 'bag' })]
  const order = await anApprovedOrder(client, { lines })
  const body = { warehouseId, lines: [{ lineId: order.lines[0].id, accepted: '10' }] }
  const path = `${ORDERS}/${order.id}/receipts`
  const booked = await call(client, by, 'post', path, { body, seen: order.version })
  booked.assertStatus(201)
  const place = { materialId: material.id, warehouseId }
  const takeBack = async (as: string, language: 'en' | 'ar' = 'en') => {
    const { version: seen } = await fresh(client, order.id)
    const sent = { body: { reason: 'Wrong truck' }, seen, language }
    return call(client, as, 'post', `${path}/${booked.body()[0].id}/reverse`, sent)
  }
  return { place, takeBack }
}

test.group('Deliveries that one person takes back', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of more than their limit need someone who approves movements and did not book them in', async ({
    client,
    assert,
  }) => {
    const own = await delivered(client, 'storekeeper', '900')
    const refused = await own.takeBack('storekeeper', 'ar')
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), {
      code: 'RECEIPT_NEEDS_APPROVER',
      message: 'لا يعكس استلاماً بهذه القيمة إلا من يعتمد حركات المخزون ولم يسجّل هذا الاستلام.',
    })
    const booked = await held(own.place)
    assert.equal(Number(booked.value), 9000)
    ;(await own.takeBack('buyer')).assertStatus(200)
    assert.containsSubset(await held(own.place), { onHand: 0, value: 0 })

    const buyers = await delivered(client, 'buyer', '900')
    const self = await buyers.takeBack('buyer')
    self.assertStatus(403)
    self.assertBodyContains({ code: 'SELF_APPROVAL' })
    assert.equal(Number((await held(buyers.place)).value), 9000)
  })

  test('count against the limit of the day', async ({ client, assert }) => {
    const { id } = await person('storekeeper')
    const deliveries = []
    for (let i = 0; i < 3; i++) deliveries.push(await delivered(client, 'storekeeper', '400'))
    const statuses = []
    for (const one of deliveries) statuses.push((await one.takeBack('storekeeper')).status())
    assert.deepEqual(statuses, [200, 200, 403])
    const released = await db.from('stock_releases').where('user_id', id)
    assert.equal(
      released.reduce((sum, row) => sum + Number(row.value_minor), 0),
      800_000
    )
  })
})
