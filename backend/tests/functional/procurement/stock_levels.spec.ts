import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { call } from './support.js'
import { aMaterial, aWarehouse, move } from './stock_support.js'

const PATH = '/api/stock-levels'

test.group('Stock levels', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who see the stock', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(403)
    const clerk = await call(client, 'po.clerk', 'post', PATH, { body: {} })
    clerk.assertStatus(403)
  })

  test('are set before a warehouse has held a material, once', async ({ client, assert }) => {
    const material = await aMaterial(client)
    const warehouse = await aWarehouse(client, { bins: ['A-1'] })
    const body = {
      ...{ materialId: material.id, warehouseId: warehouse.id },
      ...{ reorderLevel: '10', reorderQuantity: '40' },
    }
    const created = await call(client, 'storekeeper', 'post', PATH, { body })
    created.assertStatus(201)
    assert.containsSubset(created.body(), { onHand: '0', belowReorder: true })
    const again = await call(client, 'storekeeper', 'post', PATH, { body })
    again.assertStatus(409)
    const path = `${PATH}/${created.body().id}`
    const unversioned = await call(client, 'storekeeper', 'patch', path, { body: { bin: 'A-1' } })
    unversioned.assertStatus(428)
    const changed = await call(client, 'storekeeper', 'patch', path, {
      body: { bin: 'A-1' },
      seen: created.body().version,
    })
    changed.assertStatus(200)
    assert.equal(changed.body().bin, 'A-1')
  })

  test('show every movement in their ledger, newest first', async ({ client, assert }) => {
    const material = await aMaterial(client)
    const warehouse = await aWarehouse(client)
    const place = { warehouseId: warehouse.id, materialId: material.id }
    const received = await move(client, 'receive', place, '100', { unitCost: '10' })
    received.assertStatus(201)
    const scrapped = await move(client, 'receive', place, '50', { unitCost: '13' })
    scrapped.assertStatus(201)
    const list = await call(client, 'storekeeper', 'get', `${PATH}?materialId=${material.id}`)
    const [level] = list.body()
    assert.containsSubset(level, { onHand: '150', value: '1650.00', averageCost: '11' })
    const ledger = await call(client, 'storekeeper', 'get', `${PATH}/${level.id}/ledger`)
    ledger.assertStatus(200)
    assert.deepEqual(
      ledger.body().map((entry: { balance: string }) => entry.balance),
      ['150', '100']
    )
  })
})
