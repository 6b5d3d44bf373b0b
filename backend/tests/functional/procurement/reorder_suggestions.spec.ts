import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { aVendor, call } from './support.js'
import { aPlace, aProject, move, seedProject } from './stock_support.js'

const PATH = '/api/reorder-suggestions'

test.group('Reorder suggestions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who see the stock, drafts for those who order', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(403)
    const storekeeper = await call(client, 'storekeeper', 'post', PATH, { body: {} })
    storekeeper.assertStatus(403)
  })

  test('take off what is under way and become a draft order', async ({ client, assert }) => {
    const place = await aPlace(client, '30', '12.5')
    const level = await db
      .from('stock_levels')
      .where({ material_id: place.materialId })
      .firstOrFail()
    const plan = { reorderLevel: '50', reorderQuantity: '25' }
    const planned = await call(client, 'storekeeper', 'patch', `/api/stock-levels/${level.id}`, {
      body: plan,
      seen: level.version,
    })
    planned.assertStatus(200)
    const own = async () => {
      const { body } = await call(client, 'storekeeper', 'get', PATH).then((r) => ({
        body: r.body(),
      }))
      return body.find((row: any) => row.materialId === place.materialId)
    }
    assert.containsSubset(await own(), { onHand: '30', suggested: '25', lastPrice: '12.5' })
    await move(client, 'scrap', place, '20', { reason: 'Wet' })
    assert.containsSubset(await own(), { onHand: '10', suggested: '40' })
    const vendorId = (await aVendor({ status: 'approved' })).id
    const lines = [{ levelId: level.id, quantity: '40' }]
    const body = { vendorId, warehouseId: place.warehouseId, lines }
    const draft = await call(client, 'po.clerk', 'post', PATH, { body })
    draft.assertStatus(201)
    assert.containsSubset(draft.body(), {
      status: 'draft',
      vendorId,
      warehouseId: place.warehouseId,
      subtotal: '500.00',
    })
    const elsewhere = await call(client, 'po.clerk', 'post', PATH, {
      body: { ...body, warehouseId: 999_999 },
    })
    elsewhere.assertStatus(422)
    // a draft is no promise; an approved order is
    assert.exists(await own())
    await db.from('purchase_orders').where('id', draft.body().id).update({ status: 'approved' })
    assert.notExists(await own())
  })

  test('come in whole packs, with the last day to order', async ({ client, assert }) => {
    const place = await aPlace(client, '30', '12.5', { pack: '20', leadDays: 14 })
    const level = await db
      .from('stock_levels')
      .where({ material_id: place.materialId })
      .firstOrFail()
    const planned = await call(client, 'storekeeper', 'patch', `/api/stock-levels/${level.id}`, {
      body: { reorderLevel: '25', reorderQuantity: '5' },
      seen: level.version,
    })
    planned.assertStatus(200)
    const own = async () => {
      const answer = await call(client, 'storekeeper', 'get', PATH)
      return answer.body().find((row: any) => row.materialId === place.materialId)
    }
    assert.notExists(await own())
    await seedProject()
    const { id: projectId } = await aProject()
    // what is promised to a project no longer fills the store up
    const reserved = await call(
      client,
      'storekeeper',
      'post',
      `/api/stock-levels/${level.id}/reservations`,
      { body: { projectId, quantity: '26', neededOn: '2027-03-31' } }
    )
    reserved.assertStatus(201)
    assert.containsSubset(await own(), {
      onHand: '30',
      bound: '26',
      suggested: '40',
      pack: '20',
      leadDays: 14,
      neededOn: '2027-03-31',
      orderBy: '2027-03-17',
    })
  })
})
