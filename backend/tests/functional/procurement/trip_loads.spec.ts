import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { call } from './support.js'
import { aMaterial, aWarehouse, move } from './stock_support.js'

const PATH = '/api/trips'
const at = (hours: number) => DateTime.utc().plus({ hours }).toISO()!
let serial = 0

const plan = (client: ApiClient, more: Record<string, unknown> = {}) =>
  call(client, 'buyer', 'post', PATH, {
    body: {
      type: 'site_delivery',
      ...{ vehicle: `LOD ${process.pid} ${++serial}`, driver: `Loader ${process.pid} ${serial}` },
      ...{ plannedStartAt: at(1), plannedEndAt: at(3) },
      cargo: [{ description: 'Tools', quantity: '2' }],
      ...more,
    },
  })

async function aTruck(client: ApiClient, more: Record<string, unknown> = {}) {
  const response = await call(client, 'buyer', 'post', '/api/equipment', {
    body: {
      ...{ tag: `V-${process.pid}-${++serial}`, name: 'Truck', category: 'vehicle' },
      ...{ payload: '1000', volume: '10', seats: 3, meterType: 'km', meter: '50000' },
      ...more,
    },
  })
  response.assertStatus(201)
  return response.body()
}

const post = (client: ApiClient, trip: any, verb: string, body: object) =>
  call(client, 'buyer', 'post', `${PATH}/${trip.id}/${verb}`, {
    ...{ body: { ...body }, seen: trip.version },
  })

test.group('Loads of trips', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('never exceed what the vehicle carries', async ({ client, assert }) => {
    const truck = await aTruck(client)
    const load = (weight: string, volume: string, passengers = 2) => ({
      ...{ equipmentId: truck.id, passengers },
      cargo: [
        { description: 'Steel', quantity: '1', weight, volume },
        { description: 'Mesh', quantity: '1', weight: '400' },
      ],
    })
    const heavy = await plan(client, load('600.1', '1'))
    heavy.assertStatus(422)
    assert.properties(heavy.body().errors, ['equipmentId'])
    const large = await plan(client, load('600', '10.1'))
    assert.properties(large.body().errors, ['equipmentId'])
    const full = await plan(client, load('1', '1', 3))
    assert.properties(full.body().errors, ['passengers'])
    const fits = await plan(client, load('600', '10'))
    fits.assertStatus(201)
    assert.containsSubset(fits.body(), { weight: '1000', volume: '10', equipmentTag: truck.tag })
    const added = await call(client, 'buyer', 'patch', `${PATH}/${fits.body().id}`, {
      ...{ body: load('600.5', '1'), seen: fits.body().version },
    })
    added.assertStatus(422)
  })

  test('of a transfer weigh what its materials do', async ({ client, assert }) => {
    const material = await aMaterial(client, { weight: '50' })
    const warehouse = await aWarehouse(client)
    const place = { warehouseId: warehouse.id, materialId: material.id }
    await move(client, 'opening', place, '100', { unitCost: '10' })
    const to = await aWarehouse(client)
    const sent = await move(client, 'transfer', place, '21', { toWarehouseId: to.id })
    const carry = { type: 'transfer', movementId: sent.body().id, cargo: [] }
    const small = await plan(client, { ...carry, equipmentId: (await aTruck(client)).id })
    small.assertStatus(422)
    const large = await aTruck(client, { payload: '1050' })
    const fits = await plan(client, { ...carry, equipmentId: large.id })
    fits.assertStatus(201)
    assert.equal(fits.body().weight, '1050')
  })

  test('one vehicle is on one trip at a time, by its plate and by the register', async ({
    client,
  }) => {
    const truck = await aTruck(client)
    await plan(client, { equipmentId: truck.id })
    const second = await plan(client, { equipmentId: truck.id })
    second.assertStatus(409)
    second.assertBodyContains({ code: 'TRIP_OVERLAP', same: 'vehicle' })
    const late = await plan(client, { plannedStartAt: at(-5), plannedEndAt: at(-2) })
    await post(client, late.body(), 'steps', { status: 'in_transit' })
    const { vehicle } = late.body()
    const next = await plan(client, { vehicle })
    next.assertStatus(201)
    const gone = await post(client, next.body(), 'steps', { status: 'in_transit' })
    gone.assertStatus(409)
    gone.assertBodyContains({ code: 'TRIP_OVERLAP', number: late.body().number })
  })

  test('keep the odometer, fuel and cost, and the meter of the vehicle follows', async ({
    client,
    assert,
  }) => {
    const truck = await aTruck(client)
    const trip = (await plan(client, { equipmentId: truck.id })).body()
    const early = await post(client, trip, 'costs', { fuelCost: '1' })
    early.assertStatus(409)
    const start = (odometer: string) =>
      post(client, trip, 'steps', { status: 'in_transit', odometer })
    const back = await start('49999')
    assert.properties(back.body().errors, ['odometer'])
    const gone = await start('50010')
    gone.assertStatus(200)
    const arrived = await post(client, gone.body(), 'steps', { status: 'arrived' })
    const low = await post(client, arrived.body(), 'proof', { name: 'A', odometer: '50009' })
    assert.properties(low.body().errors, ['odometer'])
    const far = await post(client, arrived.body(), 'proof', { name: 'A', odometer: '99000' })
    assert.properties(far.body().errors, ['odometer'])
    const proven = await post(client, arrived.body(), 'proof', { name: 'A', odometer: '50130' })
    const costs = { fuelLitres: '30', fuelCost: '75.50', otherCost: '10' }
    const paid = await post(client, proven.body(), 'costs', costs)
    assert.containsSubset(paid.body(), {
      ...{ distance: '120', cost: '85.50', costPerKm: '0.71', fuelLitres: '30', late: false },
    })
    const vehicle = await call(client, 'buyer', 'get', `/api/equipment/${truck.id}`)
    assert.containsSubset(vehicle.body(), { meter: '50130' })
    assert.containsSubset(vehicle.body().readings[0], { source: 'trip', note: trip.number })
  })

  test('without a register the plate is known from its last trip', async ({ client, assert }) => {
    const first = (await plan(client)).body()
    const gone = await post(client, first, 'steps', { status: 'in_transit', odometer: '700' })
    await post(client, gone.body(), 'proof', { name: 'A', odometer: '760' })
    const next = (await plan(client, { vehicle: first.vehicle })).body()
    const back = await post(client, next, 'steps', { status: 'in_transit', odometer: '759' })
    assert.properties(back.body().errors, ['odometer'])
  })

  test('that arrived late stay marked', async ({ client, assert }) => {
    const trip = (await plan(client, { plannedStartAt: at(-5), plannedEndAt: at(-1) })).body()
    const gone = await post(client, trip, 'steps', { status: 'in_transit' })
    const proven = await post(client, gone.body(), 'proof', { name: 'A' })
    assert.isTrue(proven.body().late)
    await db.from('trips').where('id', trip.id).update({ planned_end_at: '2099-01-01 00:00:00' })
    const shown = await call(client, 'buyer', 'get', `${PATH}/${trip.id}`)
    assert.isFalse(shown.body().late)
  })
})
