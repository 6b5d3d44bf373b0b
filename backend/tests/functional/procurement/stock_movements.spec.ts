import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from './support.js'
import { aPlace, aProject, aWarehouse, held, move, seedProject } from './stock_support.js'

const MOVEMENTS = '/api/stock-movements'

test.group('Stock movements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('are for those who keep the store', async ({ client }) => {
    const place = await aPlace(client)
    const guest = await client.get(MOVEMENTS)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', MOVEMENTS)
    staff.assertStatus(403)
    const auditor = await move(client, 'receive', place, '1', { unitCost: '1' }, 'auditor')
    auditor.assertStatus(403)
    const read = await call(client, 'auditor', 'get', MOVEMENTS)
    read.assertStatus(200)
  })

  test('name a store that was closed since it was chosen', async ({ client, assert }) => {
    const { id, version } = await aWarehouse(client)
    const closed = await call(client, 'buyer', 'patch', `/api/warehouses/${id}`, {
      body: { active: false },
      seen: version,
    })
    closed.assertStatus(200)
    const choice = await call(client, 'buyer', 'get', '/api/warehouses/lookup')
    assert.notInclude(
      choice.body().map((store: any) => store.id),
      id
    )
    const chosen = await call(client, 'buyer', 'get', `/api/warehouses/lookup?id=${id}`)
    assert.deepEqual(
      chosen.body().map((store: any) => store.id),
      [id]
    )
    const inArabic = await call(client, 'buyer', 'get', `/api/warehouses/lookup?id=${id}`, {
      language: 'ar',
    })
    assert.match(inArabic.body()[0].label, /· المستودع الرئيسي$/)
    const none = await call(client, 'buyer', 'get', '/api/warehouses/lookup?id=x')
    assert.deepEqual(none.body(), [])
  })

  test('keep the moving average: 100 at 10 and 50 at 13, less 60, leave 990', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '100', '10')
    await move(client, 'receive', place, '50', { unitCost: '13' })
    const project = await aProject()
    const issue = await move(client, 'issue', place, '60', { projectId: project.id })
    issue.assertStatus(201)
    issue.assertBodyContains({ type: 'issue', status: 'posted', value: '660.00' })
    assert.containsSubset(await held(place), {
      onHand: 90,
      value: 990,
      ledger: 90,
      ledgerValue: 990,
    })
    const { id } = await held(place)
    const level = await call(client, 'storekeeper', 'get', `/api/stock-levels/${id}`)
    level.assertBodyContains({ onHand: '90', value: '990.00', averageCost: '11' })
  })

  test('first in, first out: the same leaves 1,050', async ({ client, assert }) => {
    const place = await aPlace(client, '100', '10', { valuation: 'fifo' })
    await move(client, 'receive', place, '50', { unitCost: '13' })
    const { id: projectId } = await aProject()
    await move(client, 'issue', place, '60', { projectId })
    const level = await held(place)
    assert.equal(level.value, 1050)
    const layers = await db.from('stock_layers').where('level_id', level.id).orderBy('id')
    assert.deepEqual(
      layers.map((layer) => [Number(layer.quantity_e4), Number(layer.value_minor)]),
      [
        [40_0000, 400_00],
        [50_0000, 650_00],
      ]
    )
  })

  test('never leave less than nothing', async ({ client, assert }) => {
    const place = await aPlace(client, '10')
    const { id: projectId } = await aProject()
    const response = await move(client, 'issue', place, '10.0001', { projectId })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'NO_STOCK', available: '10' })
    const body = {
      type: 'issue',
      warehouseId: place.warehouseId,
      projectId,
      lines: [{ materialId: place.materialId, quantity: '11' }],
    }
    const inArabic = await call(client, 'storekeeper', 'post', '/api/stock-movements', {
      body,
      language: 'ar',
    })
    assert.match(inArabic.body().message, /المستودع الرئيسي سوى 10 كيس من/)
    assert.include(response.body().message, 'Main store holds only 10')
    assert.equal((await held(place)).onHand, 10)
  })

  test('are refused when they name the wrong things', async ({ client, assert }) => {
    const place = await aPlace(client, '10')
    const cases: [string, Record<string, unknown>, string][] = [
      ['issue', {}, 'projectId'],
      ['issue', { projectId: 999_999 }, 'projectId'],
      ['transfer', {}, 'toWarehouseId'],
      ['transfer', { toWarehouseId: place.warehouseId }, 'toWarehouseId'],
      ['receive', { toWarehouseId: place.warehouseId }, 'toWarehouseId'],
      ['scrap', {}, 'reason'],
      ['receive', { unit: 'furlong' }, 'lines.0.unit'],
      ['receive', { batchNo: 'B1' }, 'lines.0.batchNo'],
      ['receive', { movedOn: '2190-01-01' }, 'movedOn'],
    ]
    for (const [type, more, field] of cases) {
      const response = await move(client, type, place, '1', more)
      response.assertStatus(422)
      assert.properties(response.body().errors, [field], `${type} ${JSON.stringify(more)}`)
    }
    const negative = await move(client, 'receive', place, '-1')
    negative.assertStatus(422)
    const gone = await move(client, 'receive', { ...place, materialId: 999_999 }, '1')
    gone.assertStatus(422)
    assert.equal((await held(place)).onHand, 10)
  })

  test('turn other units into the base unit', async ({ client, assert }) => {
    const material = { units: [{ unit: 'pallet', factor: '40' }] }
    const place = await aPlace(client, '0', '0', material)
    await move(client, 'receive', place, '2', { unit: 'pallet', unitCost: '800' })
    assert.containsSubset(await held(place), { onHand: 80, value: 1600 })
    const stored = await db.from('materials').where('id', place.materialId).firstOrFail()
    assert.equal(Number(stored.last_price_e4), 20_0000)
  })

  test('are taken back by a reversal, once, and never edited', async ({ client, assert }) => {
    const place = await aPlace(client, '10', '20')
    const { id: projectId } = await aProject()
    const issue = (await move(client, 'issue', place, '4', { projectId })).body()
    const path = `${MOVEMENTS}/${issue.id}/reverse`
    const body = { reason: 'Wrong project' }
    const reversed = await call(client, 'storekeeper', 'post', path, { body, seen: 1 })
    reversed.assertStatus(200)
    reversed.assertBodyContains({ status: 'reversed' })
    assert.containsSubset(await held(place), { onHand: 10, value: 200, ledger: 10 })
    const twice = await call(client, 'storekeeper', 'post', path, { body, seen: 2 })
    twice.assertStatus(409)
    const [reversal] = await db.from('stock_movements').where('reversal_of_id', issue.id)
    const back = `${MOVEMENTS}/${reversal.id}/reverse`
    const again = await call(client, 'storekeeper', 'post', back, { body, seen: 1 })
    again.assertStatus(409)
    await assert.rejects(() => db.from('stock_ledger').update({ value_minor: 0 }), /append-only/)
  })

  test('a receipt whose goods are gone is not taken back', async ({ client, assert }) => {
    for (const valuation of ['fifo', 'moving_average']) {
      const place = await aPlace(client, '0', '0', { valuation })
      const receipt = (await move(client, 'receive', place, '10', { unitCost: '5' })).body()
      const { id: projectId } = await aProject()
      await move(client, 'issue', place, '1', { projectId })
      const path = `${MOVEMENTS}/${receipt.id}/reverse`
      const response = await call(client, 'storekeeper', 'post', path, {
        body: { reason: 'x' },
        seen: receipt.version,
      })
      response.assertStatus(409)
      assert.equal((await held(place)).onHand, 9)
    }
  })

  test('not into a closed period, and not back before there was any', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10')
    const { id: projectId } = await aProject()
    const early = await move(client, 'issue', place, '1', { projectId, movedOn: '2026-01-15' })
    early.assertStatus(409)
    early.assertBodyContains({ code: 'NO_STOCK' })
    const body = { closedThroughOn: '2026-02-28', note: 'February' }
    const clerk = await call(client, 'storekeeper', 'post', '/api/stock-closings', { body })
    clerk.assertStatus(403)
    const closed = await call(client, 'buyer', 'post', '/api/stock-closings', { body })
    closed.assertStatus(201)
    const late = await move(client, 'receive', place, '1', { unitCost: '1', movedOn: '2026-02-28' })
    late.assertStatus(409)
    late.assertBodyContains({ code: 'PERIOD_CLOSED' })
    const open = await move(client, 'receive', place, '1', { unitCost: '1', movedOn: '2026-03-01' })
    open.assertStatus(201)
    const again = await call(client, 'buyer', 'post', '/api/stock-closings', { body })
    again.assertStatus(422)
    assert.equal((await held(place)).onHand, 11)
  })
})
