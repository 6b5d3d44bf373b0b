import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { notifyLateTrips } from '#procurement/trips/notify_late_trips'
import { anOrder, call, line } from './support.js'
import { aPlace, aWarehouse, move } from './stock_support.js'

const PATH = '/api/trips'
const at = (hours: number) => DateTime.utc().plus({ hours }).toISO()!
let serial = 0

const body = (more: Record<string, unknown> = {}) => ({
  type: 'site_delivery',
  vehicle: `ABD ${process.pid} ${++serial}`,
  driver: `Driver ${process.pid} ${serial}`,
  plannedStartAt: at(1),
  plannedEndAt: at(3),
  cargo: [{ description: 'Tools', quantity: '2' }],
  ...more,
})

async function aTrip(client: ApiClient, more: Record<string, unknown> = {}) {
  const response = await call(client, 'buyer', 'post', PATH, { body: body(more) })
  response.assertStatus(201)
  return response.body()
}

async function step(client: ApiClient, trip: any, status: string, reason?: string) {
  const { version } = (await call(client, 'buyer', 'get', `${PATH}/${trip.id}`)).body()
  const sent = { body: { status, ...(reason && { reason }) }, seen: version }
  return call(client, 'buyer', 'post', `${PATH}/${trip.id}/steps`, sent)
}

async function anApprovedOrder(client: ApiClient) {
  const draft = await anOrder(client, 'po.clerk', '50', {
    lines: [line('50', { quantity: '100' }), line('5')],
  })
  await db.from('purchase_orders').where('id', draft.id).update({ status: 'sent' })
  return draft
}

test.group('Trips', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who follow the transport', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(403)
    const trip = await aTrip(client)
    const absent = await call(client, 'buyer', 'get', `${PATH}/999999`)
    absent.assertStatus(404)
    const wrong = await call(client, 'buyer', 'post', PATH, { body: body({ plannedEndAt: at(0) }) })
    wrong.assertStatus(422)
    const foreign = await call(client, 'buyer', 'post', PATH, {
      body: body({ cargo: [{ orderLineId: 1, quantity: '1' }] }),
    })
    foreign.assertStatus(422)
    const stale = await call(client, 'buyer', 'patch', `${PATH}/${trip.id}`, {
      body: { note: 'x' },
      seen: 9,
    })
    stale.assertStatus(412)
  })

  test('of one vehicle or one driver never overlap; one may begin when another ends', async ({
    client,
    assert,
  }) => {
    const end = at(3)
    const trip = await aTrip(client, { plannedEndAt: end })
    const same = { vehicle: ` ${trip.vehicle.toLowerCase().replaceAll(' ', '-')} ` }
    const refused = await call(client, 'buyer', 'post', PATH, {
      body: body({ ...same, plannedStartAt: at(2), plannedEndAt: at(5) }),
    })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'TRIP_OVERLAP', number: trip.number, same: 'vehicle' })
    const nameless = await call(client, 'buyer', 'post', PATH, {
      body: body({ vehicle: '...', driver: '—' }),
    })
    nameless.assertStatus(422)
    assert.properties(nameless.body().errors, ['vehicle', 'driver'])
    const driver = await call(client, 'buyer', 'post', PATH, {
      body: body({ driver: trip.driver }),
    })
    driver.assertBodyContains({ code: 'TRIP_OVERLAP', same: 'driver' })
    const after = await aTrip(client, {
      ...same,
      driver: trip.driver,
      plannedStartAt: end,
      plannedEndAt: at(6),
    })
    const back = await call(client, 'buyer', 'patch', `${PATH}/${after.id}`, {
      body: { plannedStartAt: at(2.9) },
      seen: after.version,
    })
    back.assertStatus(409)
    await step(client, trip, 'cancelled', 'Not needed')
    const free = await call(client, 'buyer', 'patch', `${PATH}/${after.id}`, {
      body: { plannedStartAt: at(2) },
      seen: after.version,
    })
    free.assertStatus(200)
    assert.equal(free.body().version, after.version + 1)
  })

  test('go from step to step with their times', async ({ client, assert }) => {
    const trip = await aTrip(client)
    const jump = await step(client, trip, 'arrived')
    jump.assertStatus(409)
    const silent = await step(client, trip, 'cancelled')
    silent.assertStatus(422)
    await step(client, trip, 'loading')
    const gone = await step(client, trip, 'in_transit')
    assert.isString(gone.body().startedAt)
    const locked = await call(client, 'buyer', 'patch', `${PATH}/${trip.id}`, {
      body: { note: 'x' },
      seen: gone.body().version,
    })
    locked.assertStatus(409)
    const failed = await step(client, trip, 'failed', 'Road closed')
    assert.containsSubset(failed.body(), { status: 'failed', open: false, reason: 'Road closed' })
    assert.deepEqual(
      failed.body().events.map(({ status }: any) => status),
      ['planned', 'loading', 'in_transit', 'failed']
    )
  })

  test('end with a proof of delivery that becomes the goods receipt', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client)
    const [first, second] = order.lines
    const cargo = [
      { orderLineId: first.id, quantity: '60' },
      { orderLineId: second.id, quantity: '1' },
    ]
    const trip = await aTrip(client, { type: 'inbound', purchaseOrderId: order.id, cargo })
    assert.equal(trip.cargo[0].description, first.description)
    const proof = async (more: object) => {
      const { version } = (await call(client, 'buyer', 'get', `${PATH}/${trip.id}`)).body()
      return call(client, 'buyer', 'post', `${PATH}/${trip.id}/proof`, {
        body: { name: 'Bashir', signature: 'M 1 1 L 2 2', ...more },
        seen: version,
      })
    }
    const early = await proof({})
    early.assertStatus(409)
    await step(client, trip, 'in_transit')
    const mute = await proof({ lines: [{ id: trip.cargo[0].id, delivered: '55', rejected: '5' }] })
    mute.assertStatus(422)
    const proven = await proof({
      lines: [{ id: trip.cargo[0].id, delivered: '55', rejected: '5', rejectionReason: 'Bent' }],
    })
    proven.assertStatus(200)
    assert.containsSubset(proven.body(), {
      status: 'partially_delivered',
      podName: 'Bashir',
      awaitsReceipt: true,
    })
    const path = `${PATH}/${trip.id}/receipt`
    const clerk = await call(client, 'accountant', 'post', path, { seen: proven.body().version })
    clerk.assertStatus(403)
    const booked = await call(client, 'buyer', 'post', path, { seen: proven.body().version })
    booked.assertStatus(200)
    assert.containsSubset(booked.body(), { awaitsReceipt: false })
    const twice = await call(client, 'buyer', 'post', path, { seen: booked.body().version })
    twice.assertStatus(409)
    const shown = (await call(client, 'buyer', 'get', `/api/purchase-orders/${order.id}`)).body()
    assert.containsSubset(shown.lines[0], { accepted: '55', rejected: '5' })
    assert.containsSubset(shown.lines[1], { accepted: '1' })
    const receipt = await db
      .from('goods_receipts')
      .where('id', booked.body().receiptId)
      .firstOrFail()
    assert.equal(receipt.purchase_order_id, order.id)
  })

  test('that are late are reported once', async ({ client, assert }) => {
    const trip = await aTrip(client, { plannedStartAt: at(-5), plannedEndAt: at(-1) })
    assert.isTrue(trip.late)
    const notified = async () => {
      const rows = await db
        .from('notifications')
        .where({ related_entity_type: 'trip', related_entity_id: trip.id })
      return rows.length
    }
    await notifyLateTrips()
    const once = await notified()
    assert.isAbove(once, 0)
    await notifyLateTrips()
    assert.equal(await notified(), once)
  })

  test('together bring no more than was ordered; what failed may be brought again', async ({
    client,
  }) => {
    const order = await anApprovedOrder(client)
    const orderLineId = order.lines[0].id
    const load = (quantity: string) => ({
      purchaseOrderId: order.id,
      cargo: [{ orderLineId, quantity }],
    })
    const first = await aTrip(client, load('60'))
    const over = await call(client, 'buyer', 'post', PATH, { body: body(load('42.1')) })
    over.assertStatus(422)
    over.assertBodyContains({ errors: { 'cargo.0.quantity': [] } })
    const halves = [1, 2].map(() => ({ orderLineId, quantity: '30' }))
    const split = await call(client, 'buyer', 'post', PATH, {
      body: body({ purchaseOrderId: order.id, cargo: halves }),
    })
    split.assertStatus(422)
    // its own load does not stand in its way
    const own = await call(client, 'buyer', 'patch', `${PATH}/${first.id}`, {
      body: load('100'),
      seen: first.version,
    })
    own.assertStatus(200)
    const cancelled = await step(client, first, 'cancelled', 'Road closed')
    cancelled.assertStatus(200)
    await aTrip(client, load('100'))
  })

  test('a transfer rides on one trip', async ({ client }) => {
    const place = await aPlace(client, '10', '20')
    const to = await aWarehouse(client)
    const sent = await move(client, 'transfer', place, '4', { toWarehouseId: to.id })
    const load = { type: 'transfer', movementId: sent.body().id, cargo: [] }
    const trip = await aTrip(client, load)
    const second = await call(client, 'buyer', 'post', PATH, { body: body(load) })
    second.assertStatus(409)
    second.assertBodyContains({ code: 'TRIP_TAKEN' })
    await step(client, trip, 'cancelled', 'Truck broken')
    await aTrip(client, load)
  })
})
