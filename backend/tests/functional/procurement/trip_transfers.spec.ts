import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { call } from './support.js'
import { aPlace, aWarehouse, move } from './stock_support.js'

const PATH = '/api/trips'
const at = (hours: number) => DateTime.utc().plus({ hours }).toISO()!
let serial = 0

const plan = (client: ApiClient, more: Record<string, unknown>) =>
  call(client, 'buyer', 'post', PATH, {
    body: {
      type: 'transfer',
      ...{ vehicle: `TRF ${process.pid} ${++serial}`, driver: `Carrier ${process.pid} ${serial}` },
      ...{ plannedStartAt: at(1), plannedEndAt: at(3) },
      ...more,
    },
  })

const post = (client: ApiClient, trip: any, verb: string, body: object, by = 'buyer') =>
  call(client, by, 'post', `${PATH}/${trip.id}/${verb}`, { body: { ...body }, seen: trip.version })

/** A transfer of 40 that one person has sent, on a trip that is on the road. */
async function aTransfer(client: ApiClient, by = 'storekeeper') {
  const place = await aPlace(client, '100', '2')
  const to = await aWarehouse(client)
  const sent = (await move(client, 'transfer', place, '40', { toWarehouseId: to.id }, by)).body()
  const trip = (await plan(client, { movementId: sent.id })).body()
  const gone = (await post(client, trip, 'steps', { status: 'in_transit' })).body()
  return { place, to, sent, trip: gone }
}

async function balance(warehouseId: number, materialId: number) {
  const level = await db
    .from('stock_levels')
    .where({ warehouse_id: warehouseId, material_id: materialId })
    .first()
  return level ? Number(level.on_hand_e4) / 10_000 : 0
}

test.group('Proof of delivery of a transfer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('receives it in the second store at once', async ({ client, assert }) => {
    const { place, to, sent, trip } = await aTransfer(client)
    assert.equal(trip.movementStatus, 'in_transit')
    const proven = await post(client, trip, 'proof', { name: 'Bashir' })
    proven.assertStatus(200)
    assert.containsSubset(proven.body(), { status: 'delivered', movementStatus: 'posted' })
    assert.equal(await balance(to.id, place.materialId), 40)
    const movement = await db.from('stock_movements').where('id', sent.id).firstOrFail()
    assert.isNotNull(movement.received_at)
    const again = await post(client, trip, 'proof', { name: 'Bashir' })
    again.assertStatus(412)
    const twice = await post(client, proven.body(), 'proof', { name: 'Bashir' })
    twice.assertStatus(409)
    assert.equal(await balance(to.id, place.materialId), 40)
  })

  test('is for who may receive stock', async ({ client, assert }) => {
    const { place, to, trip } = await aTransfer(client)
    const refused = await post(client, trip, 'proof', { name: 'Bashir' }, 'storekeeper')
    refused.assertStatus(403)
    assert.equal(await balance(to.id, place.materialId), 0)
  })

  test('never delivers more than was sent, nor nothing, nor a line twice', async ({
    client,
    assert,
  }) => {
    const { place, to, trip } = await aTransfer(client)
    const [{ id }] = trip.cargo
    const wrong = async (...lines: object[]) => {
      const answer = await post(client, trip, 'proof', { name: 'Bashir', lines })
      answer.assertStatus(422)
      return Object.keys(answer.body().errors)
    }
    assert.deepEqual(await wrong({ id, delivered: '40.0001' }), ['lines.0.delivered'])
    const over = { id, delivered: '39', rejected: '2', rejectionReason: 'Wet' }
    assert.deepEqual(await wrong(over), ['lines.0.delivered'])
    assert.deepEqual(await wrong({ id, delivered: '0' }), ['lines'])
    const half = { id, delivered: '20' }
    assert.deepEqual(await wrong(half, half), ['lines.1.id'])
    // a loss has its reason
    assert.deepEqual(await wrong({ id, delivered: '39' }), ['reason'])
    assert.equal(await balance(to.id, place.materialId), 0)
    const kept = await db.from('trip_cargo').where('id', id).firstOrFail()
    assert.isNull(kept.delivered_e4)
  })

  test('damaged goods are a loss that whoever sent them does not settle', async ({
    client,
    assert,
  }) => {
    const { place, to, sent, trip } = await aTransfer(client, 'buyer')
    const lines = [
      { id: trip.cargo[0].id, delivered: '36', rejected: '4', rejectionReason: 'Bags torn' },
    ]
    const proven = await post(client, trip, 'proof', { name: 'Bashir', lines })
    proven.assertStatus(200)
    assert.containsSubset(proven.body(), {
      ...{ status: 'partially_delivered', movementStatus: 'submitted' },
    })
    assert.equal(await balance(to.id, place.materialId), 0)
    const movement = await db.from('stock_movements').where('id', sent.id).firstOrFail()
    assert.equal(movement.reason, 'Bags torn')
    const own = await call(client, 'buyer', 'post', `/api/stock-movements/${sent.id}/approve`, {
      ...{ body: {}, seen: Number(movement.version) },
    })
    own.assertStatus(403)
  })

  test('damaged goods that another sent are written off with the arrival', async ({
    client,
    assert,
  }) => {
    const { place, to, trip } = await aTransfer(client)
    const lines = [
      { id: trip.cargo[0].id, delivered: '39', rejected: '1', rejectionReason: 'Bag torn' },
    ]
    const proven = await post(client, trip, 'proof', { name: 'Bashir', lines })
    assert.containsSubset(proven.body(), { movementStatus: 'posted' })
    assert.equal(await balance(to.id, place.materialId), 39)
    assert.equal(await balance(place.warehouseId, place.materialId), 60)
  })

  test('of what the store has received already says the same', async ({ client, assert }) => {
    const { place, to, sent, trip } = await aTransfer(client)
    const received = await call(
      client,
      'storekeeper',
      'post',
      `/api/stock-movements/${sent.id}/receive`,
      { body: {}, seen: sent.version }
    )
    received.assertStatus(200)
    const less = { id: trip.cargo[0].id, delivered: '30' }
    const differs = await post(client, trip, 'proof', { name: 'Bashir', lines: [less] })
    differs.assertStatus(422)
    const proven = await post(client, trip, 'proof', { name: 'Bashir' })
    proven.assertStatus(200)
    assert.equal(await balance(to.id, place.materialId), 40)
  })

  test('a transfer rides on one trip only, whichever way it gets there', async ({ client }) => {
    const { sent } = await aTransfer(client)
    const bare = await plan(client, { movementId: sent.id })
    bare.assertStatus(409)
    bare.assertBodyContains({ code: 'TRIP_TAKEN' })
    const other = (await plan(client, { cargo: [{ description: 'Tools', quantity: '1' }] })).body()
    const joined = await call(client, 'buyer', 'patch', `${PATH}/${other.id}`, {
      ...{ body: { movementId: sent.id }, seen: other.version },
    })
    joined.assertStatus(409)
    const place = await aPlace(client, '10', '2')
    const issue = await move(client, 'scrap', place, '1', { reason: 'Wet' })
    const wrong = await plan(client, { movementId: issue.body().id })
    wrong.assertStatus(422)
  })
})
