import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from './support.js'
import { aMaterial, aWarehouse, move } from './stock_support.js'

const PATH = '/api/warehouses'

test.group('Warehouses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read by those who see the stock and kept by those who manage it', async ({
    client,
  }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(403)
    const clerk = await call(client, 'po.clerk', 'post', PATH, { body: { code: 'X', name: 'X' } })
    clerk.assertStatus(403)
    const storekeeper = await call(client, 'storekeeper', 'get', PATH)
    storekeeper.assertStatus(200)
  })

  test('have a code of their own', async ({ client, assert }) => {
    const first = await aWarehouse(client)
    const second = await call(client, 'storekeeper', 'post', PATH, {
      body: { code: first.code, name: 'Another' },
    })
    second.assertStatus(422)
    assert.property(second.body().errors, 'code')
    assert.lengthOf(await db.from('warehouses').where('code', first.code), 1)
  })

  test('are changed at the version that was read, on the levels as well', async ({
    client,
    assert,
  }) => {
    const warehouse = await aWarehouse(client)
    const material = await aMaterial(client)
    const place = { warehouseId: warehouse.id, materialId: material.id }
    const received = await move(client, 'receive', place, '5', { unitCost: '10' })
    received.assertStatus(201)
    const path = `${PATH}/${warehouse.id}`
    const body = { name: 'North yard' }
    const unversioned = await call(client, 'storekeeper', 'patch', path, { body })
    unversioned.assertStatus(428)
    const changed = await call(client, 'storekeeper', 'patch', path, {
      body,
      seen: warehouse.version,
    })
    changed.assertStatus(200)
    const stale = await call(client, 'storekeeper', 'patch', path, {
      body: { name: 'Late' },
      seen: warehouse.version,
    })
    stale.assertStatus(412)
    const level = await db.from('stock_levels').where('warehouse_id', warehouse.id).firstOrFail()
    assert.equal(level.warehouse_name, 'North yard')
  })

  test('are not closed while they hold anything, and not deleted once used', async ({
    client,
    assert,
  }) => {
    const warehouse = await aWarehouse(client)
    const material = await aMaterial(client)
    const place = { warehouseId: warehouse.id, materialId: material.id }
    const received = await move(client, 'receive', place, '5', { unitCost: '10' })
    received.assertStatus(201)
    const path = `${PATH}/${warehouse.id}`
    const closed = await call(client, 'storekeeper', 'patch', path, {
      body: { active: false },
      seen: warehouse.version,
    })
    closed.assertStatus(409)
    const deleted = await call(client, 'storekeeper', 'delete', path, { seen: warehouse.version })
    deleted.assertStatus(409)
    assert.equal((await db.from('warehouses').where('id', warehouse.id).firstOrFail()).active, 1)
    const unused = await aWarehouse(client)
    const gone = await call(client, 'storekeeper', 'delete', `${PATH}/${unused.id}`, {
      seen: unused.version,
    })
    gone.assertStatus(204)
    const absent = await call(client, 'storekeeper', 'get', `${PATH}/${unused.id}`)
    absent.assertStatus(404)
  })
})
