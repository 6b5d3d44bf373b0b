import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from './support.js'
import { aMaterial, aWarehouse, move } from './stock_support.js'

const PATH = '/api/materials'

test.group('Materials', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read by those who see the stock and kept by those who manage it', async ({
    client,
  }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(403)
    const clerk = await call(client, 'po.clerk', 'post', PATH, { body: { code: 'X' } })
    clerk.assertStatus(403)
    const storekeeper = await call(client, 'storekeeper', 'get', PATH)
    storekeeper.assertStatus(200)
  })

  test('have a code of their own and units that differ', async ({ client, assert }) => {
    const first = await aMaterial(client)
    const body = { code: first.code, name: 'Sand', category: 'concrete', unit: 'bag' }
    const taken = await call(client, 'storekeeper', 'post', PATH, { body })
    taken.assertStatus(422)
    assert.property(taken.body().errors, 'code')
    const twice = await call(client, 'storekeeper', 'post', PATH, {
      body: {
        ...body,
        code: `${first.code}-2`,
        units: [
          { unit: 'pallet', factor: '40' },
          { unit: 'pallet', factor: '50' },
        ],
      },
    })
    twice.assertStatus(422)
    assert.lengthOf(await db.from('materials').where('code', 'like', `${first.code}%`), 1)
  })

  test('take their category from the list', async ({ client, assert }) => {
    const unknown = await call(client, 'storekeeper', 'post', PATH, {
      body: { code: 'M-UNKNOWN', name: 'Sand', category: 'no_such', unit: 'bag' },
    })
    unknown.assertStatus(422)
    assert.property(unknown.body().errors, 'category')
  })

  test('are renamed on the levels as well, at the version that was read', async ({
    client,
    assert,
  }) => {
    const material = await aMaterial(client)
    const warehouse = await aWarehouse(client)
    const place = { warehouseId: warehouse.id, materialId: material.id }
    const received = await move(client, 'receive', place, '5', { unitCost: '10' })
    received.assertStatus(201)
    const path = `${PATH}/${material.id}`
    const body = { name: 'Cement, sulphate resistant' }
    const stale = await call(client, 'storekeeper', 'patch', path, {
      body,
      seen: material.version + 7,
    })
    stale.assertStatus(412)
    const { version } = (await call(client, 'storekeeper', 'get', path)).body()
    const changed = await call(client, 'storekeeper', 'patch', path, { body, seen: version })
    changed.assertStatus(200)
    const level = await db.from('stock_levels').where('material_id', material.id).firstOrFail()
    assert.equal(level.material_name, body.name)
    const used = await call(client, 'storekeeper', 'delete', path, {
      seen: changed.body().version,
    })
    used.assertStatus(409)
  })

  test('are deleted while no one has used them', async ({ client }) => {
    const material = await aMaterial(client)
    const path = `${PATH}/${material.id}`
    const gone = await call(client, 'storekeeper', 'delete', path, { seen: material.version })
    gone.assertStatus(204)
    const absent = await call(client, 'storekeeper', 'get', path)
    absent.assertStatus(404)
  })
})
