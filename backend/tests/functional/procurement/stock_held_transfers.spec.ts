import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkStock } from '#database/integrity/stock'
import { call } from './support.js'
import { aPlace, aWarehouse, held, levelOf, move, setStatus, type Place } from './stock_support.js'

/** What is held of a place, by batch and status. */
async function holdsOf(place: Place): Promise<Record<string, number>> {
  const { id } = await levelOf(place)
  const rows = await db.from('stock_holds').where('level_id', id).where('quantity_e4', '>', 0)
  return Object.fromEntries(
    rows.map((row) => [
      [row.batch_no, row.status].filter(Boolean).join(' '),
      Number(row.quantity_e4) / 1e4,
    ])
  )
}

async function changeStatus(...sent: Parameters<typeof setStatus>) {
  const answer = await setStatus(...sent)
  answer.assertStatus(200)
}

const send = (client: ApiClient, place: Place, toWarehouseId: number, ...lines: object[]) =>
  call(client, 'storekeeper', 'post', '/api/stock-movements', {
    body: {
      ...{ type: 'transfer', warehouseId: place.warehouseId, toWarehouseId },
      lines: lines.map((line) => ({ materialId: place.materialId, ...line })),
    },
  })

const step = (client: ApiClient, movement: any, verb: string, body: object, by = 'storekeeper') =>
  call(client, by, 'post', `/api/stock-movements/${movement.id}/${verb}`, {
    body: { ...body },
    seen: movement.version,
  })

test.group('Transfers of held goods', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('move them as what they are, beside free ones', async ({ client, assert }) => {
    const place = await aPlace(client, '10', '20', { valuation: 'fifo' })
    const to = { ...place, warehouseId: (await aWarehouse(client)).id as number }
    await changeStatus(client, place, { quantity: '4' })
    const lines = [{ quantity: '3', stockStatus: 'quarantine' }, { quantity: '5' }]
    const sent = await send(client, place, to.warehouseId, ...lines)
    sent.assertStatus(201)
    assert.equal(sent.body().lines[0].stockStatus, 'quarantine')
    assert.deepEqual(await holdsOf(place), { quarantine: 1 })
    assert.containsSubset(await levelOf(to), { in_transit_e4: 80_000, transit_held_e4: 30_000 })
    const arrived = await step(client, sent.body(), 'receive', {})
    arrived.assertStatus(200)
    assert.deepEqual(await holdsOf(to), { quarantine: 3 })
    assert.containsSubset(await levelOf(to), {
      ...{ on_hand_e4: 80_000, held_e4: 30_000, available_e4: 50_000, transit_held_e4: 0 },
    })
    assert.containsSubset(await held(to), { value: 160, transitValue: 0 })
    assert.deepEqual((await checkStock()).problems, [])
    const back = await step(client, arrived.body(), 'reverse', { reason: 'Wrong store' })
    back.assertStatus(200)
    assert.deepEqual([await holdsOf(place), await holdsOf(to)], [{ quarantine: 4 }, {}])
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('take neither free goods for held ones nor held ones for free', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10', '20')
    const to = { ...place, warehouseId: (await aWarehouse(client)).id as number }
    await changeStatus(client, place, { quantity: '4', to: 'damaged' })
    const many = await send(client, place, to.warehouseId, {
      ...{ quantity: '5', stockStatus: 'damaged' },
    })
    many.assertStatus(409)
    assert.equal(many.body().code, 'NOT_SO_MANY')
    const other = await send(client, place, to.warehouseId, {
      ...{ quantity: '1', stockStatus: 'rejected' },
    })
    assert.equal(other.body().code, 'NOT_SO_MANY')
    const free = await send(client, place, to.warehouseId, { quantity: '7' })
    assert.equal(free.body().code, 'NOT_FREE')
    for (const by of ['staff', 'accountant']) {
      const body = { type: 'transfer', ...place, toWarehouseId: to.warehouseId, lines: [] }
      const answer = await call(client, by, 'post', '/api/stock-movements', { body })
      answer.assertStatus(403)
    }
    assert.deepEqual(await holdsOf(place), { damaged: 4 })
  })

  test('are not taken back once the goods have another status there', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10', '20')
    const to = { ...place, warehouseId: (await aWarehouse(client)).id as number }
    await changeStatus(client, place, { quantity: '4' })
    const sent = await send(client, place, to.warehouseId, {
      ...{ quantity: '4', stockStatus: 'quarantine' },
    })
    const arrived = await step(client, sent.body(), 'receive', {})
    await changeStatus(client, to, { from: 'quarantine', to: 'ok', quantity: '1' })
    const released = await step(client, arrived.body(), 'reverse', { reason: 'Wrong store' })
    released.assertStatus(409)
    assert.equal(released.body().code, 'NOT_SO_MANY')
    const free = await send(client, place, to.warehouseId, { quantity: '6' })
    const there = await step(client, free.body(), 'receive', {})
    await changeStatus(client, to, { quantity: '2', to: 'damaged' })
    const held = await step(client, there.body(), 'reverse', { reason: 'Wrong store' })
    held.assertStatus(409)
    assert.equal(held.body().code, 'NOT_FREE')
    assert.deepEqual(await holdsOf(to), { quarantine: 3, damaged: 2 })
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('leave what is lost on the way out of both stores, at its value', async ({
    client,
    assert,
  }) => {
    const own = await aPlace(client, '0', '20', { tracking: 'batch' })
    const receipt = await move(client, 'receive', own, '10', { unitCost: '20', batchNo: 'B-1' })
    receipt.assertStatus(201)
    const to = { ...own, warehouseId: (await aWarehouse(client)).id as number }
    await changeStatus(client, own, { quantity: '4', batchNo: 'b-1' })
    const sent = await send(client, own, to.warehouseId, {
      ...{ quantity: '4', stockStatus: 'quarantine', batchNo: 'B-1' },
    })
    sent.assertStatus(201)
    const lines = [{ lineId: sent.body().lines[0].id, received: '3' }]
    const asked = await step(client, sent.body(), 'receive', { lines, reason: 'One fell off' })
    asked.assertStatus(200)
    // who sent it does not settle the loss alone
    assert.equal(asked.body().status, 'submitted')
    assert.containsSubset(await levelOf(to), { on_hand_e4: 0, transit_held_e4: 40_000 })
    const agreed = await step(client, asked.body(), 'approve', {}, 'buyer')
    agreed.assertStatus(200)
    assert.deepEqual([await holdsOf(own), await holdsOf(to)], [{}, { 'B-1 quarantine': 3 }])
    assert.containsSubset(await held(own), { onHand: 6, value: 120 })
    assert.containsSubset(await held(to), { onHand: 3, value: 60, transitValue: 0 })
    assert.deepEqual((await checkStock()).problems, [])
  })

  test('do not fill up a store that is short: what comes held is not awaited as free', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10', '20')
    const to = { ...place, warehouseId: (await aWarehouse(client)).id as number }
    const plan = { ...to, reorderLevel: '5', reorderQuantity: '5' }
    const planned = await call(client, 'storekeeper', 'post', '/api/stock-levels', { body: plan })
    planned.assertStatus(201)
    await changeStatus(client, place, { quantity: '10' })
    const sent = await send(client, place, to.warehouseId, {
      ...{ quantity: '10', stockStatus: 'quarantine' },
    })
    sent.assertStatus(201)
    assert.isOk(Number((await levelOf(to)).below_reorder))
    ;(await step(client, sent.body(), 'receive', {})).assertStatus(200)
    assert.isOk(Number((await levelOf(to)).below_reorder))
    await changeStatus(client, to, { from: 'quarantine', to: 'ok', quantity: '10' })
    assert.isNotOk(Number((await levelOf(to)).below_reorder))
  })
})

test.group('Receipts into quarantine', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are held from the start, and taken back as held goods alone', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10', '20')
    const body = (stockStatus: string) => ({
      ...{ type: 'receive', warehouseId: place.warehouseId },
      lines: [{ materialId: place.materialId, quantity: '4', unitCost: '20', stockStatus }],
    })
    const path = '/api/stock-movements'
    const damaged = await call(client, 'storekeeper', 'post', path, { body: body('damaged') })
    damaged.assertStatus(422)
    assert.properties(damaged.body().errors, ['lines.0.stockStatus'])
    const made = await call(client, 'storekeeper', 'post', path, { body: body('quarantine') })
    made.assertStatus(201)
    assert.containsSubset(await levelOf(place), { on_hand_e4: 140_000, held_e4: 40_000 })
    await changeStatus(client, place, { from: 'quarantine', to: 'ok', quantity: '1' })
    const early = await step(client, made.body(), 'reverse', { reason: 'Twice' })
    assert.equal(early.body().code, 'NOT_SO_MANY')
    await changeStatus(client, place, { quantity: '1' })
    const back = await step(client, made.body(), 'reverse', { reason: 'Twice' })
    back.assertStatus(200)
    assert.containsSubset(await levelOf(place), { on_hand_e4: 100_000, held_e4: 0 })
    assert.deepEqual((await checkStock()).problems, [])
  })
})
