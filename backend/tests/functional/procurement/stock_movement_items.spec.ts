import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { today } from '#core/settings/firm_clock'
import { call } from './support.js'
import {
  aMaterial,
  aPlace,
  aProject,
  aWarehouse,
  held,
  move,
  seedProject,
} from './stock_support.js'

const MOVEMENTS = '/api/stock-movements'

test.group('Items in stock movements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('follow batches and serial numbers', async ({ client, assert }) => {
    const place = await aPlace(client, '0', '0', { tracking: 'batch' })
    await move(client, 'receive', place, '5', { unitCost: '1', batchNo: 'H-1' })
    await move(client, 'receive', place, '5', { unitCost: '1', batchNo: 'H-2' })
    const { id: projectId } = await aProject()
    const short = await move(client, 'issue', place, '6', { projectId, batchNo: 'H-1' })
    short.assertStatus(409)
    short.assertBodyContains({ code: 'NO_BATCH' })
    const written = await move(client, 'issue', place, '1', { projectId, batchNo: 'h-1' })
    written.assertStatus(201)
    const without = await move(client, 'issue', place, '1', { projectId })
    without.assertStatus(422)
    const serials = await aPlace(client, '0', '0', { tracking: 'serial' })
    const first = await move(client, 'receive', serials, '1', { unitCost: '9', batchNo: 'S-1' })
    first.assertStatus(201)
    const twice = await move(client, 'receive', serials, '1', { unitCost: '9', batchNo: 'S-1' })
    twice.assertStatus(409)
    const small = await move(client, 'receive', serials, '1', { unitCost: '9', batchNo: ' s-1 ' })
    small.assertStatus(409)
    small.assertBodyContains({ code: 'SERIAL_IN_STOCK' })
    const two = await move(client, 'receive', serials, '2', { unitCost: '9', batchNo: 'S-2' })
    two.assertStatus(422)
    assert.equal((await held(serials)).onHand, 1)
  })

  test('tell when to order again', async ({ client, assert }) => {
    const place = await aPlace(client, '10')
    const { id } = await held(place)
    const plan = { reorderLevel: '5', reorderQuantity: '20' }
    const planned = await call(client, 'storekeeper', 'patch', `/api/stock-levels/${id}`, {
      body: plan,
      seen: 1,
    })
    planned.assertStatus(200)
    planned.assertBodyContains({ belowReorder: false })
    const { id: projectId } = await aProject()
    await move(client, 'issue', place, '5', { projectId })
    assert.isTrue((await held(place)).belowReorder)
    const list = await call(
      client,
      'storekeeper',
      'get',
      `/api/stock-levels?belowReorder=true&materialId=${place.materialId}`
    )
    assert.lengthOf(list.body(), 1)
    const ledger = await call(client, 'auditor', 'get', `/api/stock-levels/${id}/ledger`)
    ledger.assertHeader('X-Total-Count', '2')
    assert.deepEqual(
      ledger
        .body()
        .map((row: { quantity: string; balance: string }) => [row.quantity, row.balance]),
      [
        ['-5', '5'],
        ['10', '10'],
      ]
    )
  })

  test('say what their stores are called in Arabic, and levels do', async ({ client, assert }) => {
    const place = await aPlace(client, '10', '5')
    const { id: toWarehouseId } = await aWarehouse(client, { name: 'Yard', nameAr: 'الساحة' })
    const sent = (await move(client, 'transfer', place, '4', { toWarehouseId })).body()
    const names = { warehouseNameAr: 'المستودع الرئيسي', toWarehouseNameAr: 'الساحة' }
    assert.containsSubset(sent, { toWarehouseName: 'Yard', ...names })
    const [row] = (
      await call(client, 'storekeeper', 'get', `/api/stock-movements?id=${sent.id}`)
    ).body()
    assert.containsSubset(row, names)
    const path = `/api/stock-levels?warehouseId=${toWarehouseId}`
    const [level] = (await call(client, 'storekeeper', 'get', path)).body()
    assert.equal(level.warehouseNameAr, 'الساحة')
    const shown = (await call(client, 'storekeeper', 'get', `/api/stock-levels/${level.id}`)).body()
    assert.equal(shown.warehouseNameAr, 'الساحة')
  })

  test('happen once when the same request is sent twice', async ({ client, assert }) => {
    const place = await aPlace(client, '10')
    const { id: projectId } = await aProject()
    const body = {
      type: 'issue',
      warehouseId: place.warehouseId,
      projectId,
      movedOn: today(),
      lines: [{ materialId: place.materialId, quantity: '3' }],
    }
    const sent = { body, key: `issue-${place.materialId}` }
    const first = await call(client, 'storekeeper', 'post', MOVEMENTS, sent)
    const second = await call(client, 'storekeeper', 'post', MOVEMENTS, sent)
    assert.deepEqual(second.body(), first.body())
    assert.equal((await held(place)).onHand, 7)
  })

  test('keep a material as it is counted once it has moved', async ({ client }) => {
    const place = await aPlace(client, '10')
    const path = `/api/materials/${place.materialId}`
    const body = { unit: 'kg' }
    const refused = await call(client, 'storekeeper', 'patch', path, { body, seen: 1 })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'STOCK_EXISTS' })
    const renamed = { name: 'Portland cement', code: 'CEM-1' }
    const changed = await call(client, 'storekeeper', 'patch', path, { body: renamed, seen: 1 })
    changed.assertStatus(200)
    const levels = await call(client, 'storekeeper', 'get', '/api/stock-levels?q=portland')
    levels.assertBodyContains([{ materialCode: 'CEM-1' }])
    const stale = await call(client, 'storekeeper', 'patch', path, { body: renamed, seen: 1 })
    stale.assertStatus(412)
    const kept = await call(client, 'storekeeper', 'delete', path, { seen: 2 })
    kept.assertStatus(409)
    const free = await aMaterial(client)
    const gone = await call(client, 'storekeeper', 'delete', `/api/materials/${free.id}`, {
      seen: 1,
    })
    gone.assertStatus(204)
    const taken = await call(client, 'storekeeper', 'post', '/api/materials', {
      body: { code: 'CEM-1', name: 'x', category: 'other', unit: 'kg' },
    })
    taken.assertStatus(422)
  })
})
