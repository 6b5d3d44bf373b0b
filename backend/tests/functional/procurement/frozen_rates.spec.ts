import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { inDays } from '#tests/helpers/days'
import { aMaterial, aProject, aWarehouse, seedProject } from './stock_support.js'
import { anOrder, call, line } from './support.js'

const ORDERS = '/api/purchase-orders'

test.group('Rates that documents keep', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  const enter = async (client: ApiClient, currency: string, rate: string, effectiveOn: string) => {
    const body = { currency, rate, effectiveOn }
    const entered = await call(client, 'accountant', 'post', '/api/exchange-rates', { body })
    entered.assertStatus(201)
  }
  const read = async (client: ApiClient, id: number) =>
    (await call(client, 'buyer', 'get', `${ORDERS}/${id}`)).body()
  const spent = async (client: ApiClient, id: number) => {
    const list = await call(client, 'buyer', 'get', '/api/procurement-projects')
    return list.body().find((row: { id: number }) => row.id === id)
  }

  test('an order keeps the rate of its day, whatever is entered after it', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    await enter(client, 'EUR', '4', '2026-01-01')
    // 10 × 100.00 euros, 15 % VAT
    const lines = [line('100', { quantity: '10' })]
    const order = await anOrder(client, 'po.clerk', '1', { lines, projectId, currency: 'EUR' })
    assert.containsSubset(await read(client, order.id), { exchangeRate: '4', baseTotal: '4600.00' })
    assert.equal((await spent(client, projectId)).requested, '4000.00')

    await enter(client, 'EUR', '4.5', today())
    assert.containsSubset(await read(client, order.id), { exchangeRate: '4', baseTotal: '4600.00' })
    assert.equal((await spent(client, projectId)).requested, '4000.00')

    // a draft that is written again is priced by its own day again
    const path = `${ORDERS}/${order.id}`
    const body = { notes: 'By sea' }
    const written = await call(client, 'po.clerk', 'patch', path, { body, seen: order.version })
    written.assertStatus(200)
    assert.containsSubset(written.body(), { exchangeRate: '4.5', baseTotal: '5175.00' })
    assert.equal((await spent(client, projectId)).requested, '4500.00')
  })

  test('an approved order is amended, and committed, at the rate it was approved at', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    await enter(client, 'EUR', '4', '2026-01-01')
    const lines = [line('100', { quantity: '10' })]
    const draft = await anOrder(client, 'po.clerk', '1', { lines, projectId, currency: 'EUR' })
    await db.from('purchase_orders').where('id', draft.id).update({ status: 'approved' })
    await enter(client, 'EUR', '4.5', today())
    assert.equal((await spent(client, projectId)).committed, '4000.00')
    const { version } = await read(client, draft.id)
    const body = { reason: 'More', lines: [line('100', { quantity: '20' })] }
    const path = `${ORDERS}/${draft.id}/amendments`
    const amended = await call(client, 'po.clerk', 'post', path, { body, seen: version })
    amended.assertStatus(200)
    assert.containsSubset(await read(client, draft.id), { exchangeRate: '4', baseTotal: '9200.00' })
  })

  test('three decimals count as thousandths', async ({ client, assert }) => {
    await enter(client, 'KWD', '12.2158', '2026-01-01')
    const lines = [line('0.125', { quantity: '8000', vatRate: '15' })]
    const order = await anOrder(client, 'po.clerk', '1', { lines, currency: 'KWD' })
    // 1,000.000 dinars and 150.000 of VAT
    assert.containsSubset(await read(client, order.id), {
      ...{ total: '1150.000', exchangeRate: '12.2158', baseTotal: '14048.17' },
    })
  })

  test('without a rate an order has no worth in riyals, and says so', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    const lines = [line('100')]
    const order = await anOrder(client, 'po.clerk', '1', { lines, projectId, currency: 'JPY' })
    assert.containsSubset(await read(client, order.id), { exchangeRate: null, baseTotal: null })
    assert.equal((await spent(client, projectId)).requested, '0.00')
  })

  test('without a rate an order takes one when its goods come, and keeps it', async ({
    client,
    assert,
  }) => {
    const { id: warehouseId } = await aWarehouse(client)
    const { id: materialId } = await aMaterial(client)
    const lines = [line('100', { quantity: '10', materialId, unit: 'bag' })]
    const order = await anOrder(client, 'po.clerk', '1', {
      lines,
      currency: 'JPY',
      orderedOn: inDays(-3),
    })
    await db.from('purchase_orders').where('id', order.id).update({ status: 'approved' })
    await enter(client, 'JPY', '0.024', today())
    const receive = async (quantity: string) => {
      const { version: seen, lines: asked } = await read(client, order.id)
      const received = [{ lineId: asked[0].id, accepted: quantity }]
      const body = { warehouseId, lines: received }
      const path = `${ORDERS}/${order.id}/receipts`
      const came = await call(client, 'storekeeper', 'post', path, { body, seen })
      came.assertStatus(201)
    }
    await receive('4')
    const kept = { exchangeRate: '0.024', baseTotal: '27.60' }
    assert.containsSubset(await read(client, order.id), kept)

    // a rate of the day of the order that is entered late changes neither the order nor its goods
    await enter(client, 'JPY', '0.02', '2026-01-01')
    await receive('6')
    assert.containsSubset(await read(client, order.id), kept)
    const costs = await db.from('stock_movement_lines').where('material_id', materialId)
    assert.deepEqual(
      costs.map(({ unit_cost_e4: cost }) => Number(cost)),
      [24_000, 24_000]
    )
  })
})
