import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { aMaterial } from './stock_support.js'
import { aVendor, call } from './support.js'

const PATH = '/api/price-lists'

test.group('Price lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function aList(client: any, more: Record<string, any> = {}, as = 'buyer') {
    const vendorId = more.vendorId ?? (await aVendor()).id
    const materialId = more.materialId ?? (await aMaterial(client)).id
    const { price = '16.5', materialId: _, ...head } = more
    const body = {
      ...{ name: 'Frame agreement', vendorId, currency: 'SAR', validFromOn: '2026-01-01' },
      ...{ validToOn: '2026-12-31', lines: [{ materialId, price }], ...head },
    }
    return call(client, as, 'post', PATH, { body })
  }

  test('are closed to guests and to those who see no prices', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const { id, version } = (await aList(client)).body()
    for (const as of ['staff', 'storekeeper', 'foreman']) {
      for (const path of [PATH, `${PATH}/${id}`, `${PATH}/${id}/history`]) {
        const refused = await call(client, as, 'get', path)
        refused.assertStatus(403)
      }
      const changed = await call(client, as, 'patch', `${PATH}/${id}`, {
        body: { name: 'Mine' },
        seen: version,
      })
      changed.assertStatus(403)
      const prices = await call(client, as, 'post', '/api/line-prices', {
        body: { currency: 'SAR', on: '2026-06-01', lines: [{ materialId: 1 }] },
      })
      prices.assertStatus(403)
    }
  })

  test('hold prices by material, unit and quantity, and the list leaves them out', async ({
    client,
    assert,
  }) => {
    const material = await aMaterial(client)
    const lines = [
      { materialId: material.id, price: '16.5' },
      { materialId: material.id, price: '15.25', minQuantity: '100' },
    ]
    const made = await aList(client, { lines })
    made.assertStatus(201)
    assert.deepEqual(
      made.body().lines.map(({ unit, price, minQuantity }: any) => [unit, price, minQuantity]),
      [
        ['bag', '16.5', null],
        ['bag', '15.25', '100'],
      ]
    )
    const list = await call(client, 'buyer', 'get', PATH)
    const [row] = list.body().filter(({ id }: any) => id === made.body().id)
    assert.notProperty(row, 'lines')
    const again = await aList(client, { lines: [...lines, lines[1]] })
    again.assertStatus(422)
    assert.deepEqual(Object.keys(again.body().errors), ['lines.2.materialId'])
    const absent = await aList(client, { lines: [{ materialId: 999_999, price: '1' }] })
    absent.assertStatus(422)
    const free = await aList(client, { lines: [{ materialId: material.id, price: '0' }] })
    free.assertStatus(422)
  })

  test('of one vendor state one price for a material on a day', async ({ client, assert }) => {
    const vendor = await aVendor()
    const material = await aMaterial(client)
    const of = { vendorId: vendor.id, materialId: material.id }
    const first = await aList(client, of)
    first.assertStatus(201)
    for (const days of [
      { validFromOn: '2026-12-31', validToOn: null },
      { validFromOn: '2025-01-01', validToOn: '2026-01-01' },
      { validFromOn: '2026-03-01', validToOn: '2026-03-02' },
      { validFromOn: '2025-01-01', validToOn: null },
    ]) {
      const refused = await aList(client, { ...of, ...days })
      refused.assertStatus(422)
      assert.deepEqual(Object.keys(refused.body().errors), ['lines.0.materialId'])
    }
    const arabic = await call(client, 'buyer', 'post', PATH, {
      language: 'ar',
      body: {
        ...{ name: 'x', vendorId: vendor.id, currency: 'SAR', validFromOn: '2026-05-01' },
        lines: [{ materialId: material.id, price: '1' }],
      },
    })
    assert.include(arabic.body().errors['lines.0.materialId'][0], 'قائمة أسعار أخرى')
    const next = await aList(client, { ...of, validFromOn: '2027-01-01', validToOn: null })
    next.assertStatus(201)
    const longer = await call(client, 'buyer', 'patch', `${PATH}/${first.body().id}`, {
      body: { validToOn: '2027-01-01' },
      seen: first.body().version,
    })
    longer.assertStatus(422)
    const turned = await aList(client, { validFromOn: '2026-05-01', validToOn: '2026-04-30' })
    turned.assertStatus(422)
    assert.lengthOf(await db.from('price_lists').where('vendor_id', vendor.id), 2)
    const other = await aList(client, { materialId: material.id })
    other.assertStatus(201)
  })

  test('change at the version that was read, and the log says from what to what', async ({
    client,
    assert,
  }) => {
    const made = (await aList(client)).body()
    const path = `${PATH}/${made.id}`
    const body = { lines: [{ materialId: made.lines[0].materialId, price: '17' }] }
    const blind = await call(client, 'buyer', 'patch', path, { body })
    blind.assertStatus(428)
    const changed = await call(client, 'buyer', 'patch', path, { body, seen: made.version })
    changed.assertStatus(200)
    const stale = await call(client, 'buyer', 'patch', path, { body, seen: made.version })
    stale.assertStatus(412)
    const history = await call(client, 'buyer', 'get', `${path}/history`)
    const [{ changes }] = history.body()
    assert.equal(changes[0].field, 'lines')
    assert.deepEqual([changes[0].before[0].price, changes[0].after[0].price], ['16.5', '17'])
    const gone = await call(client, 'buyer', 'delete', path, { seen: changed.body().version })
    gone.assertStatus(204)
    assert.lengthOf(await db.from('price_list_lines').where('price_list_id', made.id), 0)
  })
})
