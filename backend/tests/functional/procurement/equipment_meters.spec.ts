import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { inDays } from '#tests/helpers/days'
import { call } from './support.js'

const PATH = '/api/equipment'
let serial = 0

/** A generator that runs by the hour. */
async function aPiece(client: ApiClient, more: Record<string, unknown> = {}) {
  const body = { tag: `M-${process.pid}-${++serial}`, name: 'Generator', category: 'power' }
  const response = await call(client, 'buyer', 'post', PATH, {
    body: { ...body, meterType: 'hours', meter: '12000', serviceEvery: '250', ...more },
  })
  response.assertStatus(201)
  return response.body()
}

/** Moves the readings of a piece back in time, as if they had been made then. */
const age = (id: number, days: number) =>
  db
    .from('equipment_readings')
    .where('equipment_id', id)
    .update({ read_on: inDays(-days) })

function act(
  client: ApiClient,
  piece: { id: number; version: number },
  verb: string,
  body: object
) {
  const sent = { body: { ...body }, seen: piece.version }
  return call(client, 'buyer', 'post', `${PATH}/${piece.id}/${verb}`, sent)
}
const log = (client: ApiClient, piece: any, body: object) => act(client, piece, 'events', body)

test.group('Meters of equipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a plan counts from what the meter showed when the piece was entered', async ({
    client,
    assert,
  }) => {
    const piece = await aPiece(client)
    assert.containsSubset(piece, { nextServiceAt: '12250', meterDue: false, overdue: false })
    assert.containsSubset(piece.readings[0], { source: 'entry', meter: '12000', total: '12000' })
    await age(piece.id, 20)
    const before = await log(client, piece, { kind: 'reading', meter: '12249.9' })
    assert.isFalse(before.body().meterDue)
    const at = await log(client, before.body(), { kind: 'reading', meter: '12250' })
    assert.isTrue(at.body().meterDue)
  })

  test('a plan that is made later counts from then', async ({ client, assert }) => {
    const piece = await aPiece(client, { serviceEvery: null })
    await age(piece.id, 60)
    const read = await log(client, piece, { kind: 'reading', meter: '13000' })
    assert.isNull(read.body().nextServiceAt)
    const planned = await call(client, 'buyer', 'patch', `${PATH}/${piece.id}`, {
      body: { serviceEvery: '500' },
      seen: read.body().version,
    })
    assert.containsSubset(planned.body(), { nextServiceAt: '13500', meterDue: false })
  })

  test('a replaced meter leaves what is due due, with both readings and the reason', async ({
    client,
    assert,
  }) => {
    const piece = await aPiece(client)
    await age(piece.id, 30)
    const read = await log(client, piece, { kind: 'reading', meter: '12200' })
    const lower = await log(client, read.body(), { kind: 'reading', meter: '3' })
    lower.assertStatus(422)
    assert.properties(lower.body().errors, ['meter'])
    const mute = await log(client, read.body(), { kind: 'meter_reset', meter: '0' })
    mute.assertStatus(422)
    assert.properties(mute.body().errors, ['note'])
    const odd = { kind: 'meter_reset', meter: '0', oldMeter: '12199', note: 'Display dead' }
    const back = await log(client, read.body(), odd)
    assert.properties(back.body().errors, ['oldMeter'])
    const replaced = await log(client, read.body(), { ...odd, oldMeter: '12210' })
    replaced.assertStatus(200)
    // 210 of 250 hours are run: 40 are left on the new meter
    assert.containsSubset(replaced.body(), { meter: '0', nextServiceAt: '40', meterDue: false })
    assert.containsSubset(replaced.body().readings[0], {
      ...{ source: 'meter_reset', meter: '0', replaced: '12210', total: '12210' },
      note: 'Display dead',
    })
    const due = await log(client, replaced.body(), {
      ...{ kind: 'reading', meter: '40', meterConfirmed: true },
    })
    assert.containsSubset(due.body(), { meterDue: true, overdue: true })
    assert.equal(due.body().figures.ran, '250')
    const served = await log(client, due.body(), { kind: 'service', meter: '41' })
    assert.containsSubset(served.body(), { nextServiceAt: '291', meterDue: false })
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'equipment', entity_id: String(piece.id), action: 'meter_reset' })
      .firstOrFail()
    assert.include(JSON.stringify(audit), '12200')
  })

  test('an absurd leap is refused until it is confirmed', async ({ client, assert }) => {
    const piece = await aPiece(client)
    await age(piece.id, 2)
    const leap = await log(client, piece, { kind: 'reading', meter: '12072.1' })
    leap.assertStatus(422)
    assert.properties(leap.body().errors, ['meter'])
    const kept = await db.from('equipment').where('id', piece.id).firstOrFail()
    assert.equal(Number(kept.meter_e4), 120_000_000)
    const possible = await log(client, piece, { kind: 'reading', meter: '12072' })
    possible.assertStatus(200)
    const far = { kind: 'reading', meter: '120720', meterConfirmed: true }
    const confirmed = await log(client, possible.body(), far)
    assert.containsSubset(confirmed.body(), { meter: '120720' })
    const out = { holderName: 'Salem', condition: 'good', meter: '999999' }
    const served = await log(client, confirmed.body(), { kind: 'service' })
    const handed = await act(client, served.body(), 'check-out', out)
    handed.assertStatus(422)
  })

  test('a reading written down late fits between its neighbours', async ({ client, assert }) => {
    const piece = await aPiece(client)
    await age(piece.id, 30)
    const read = await log(client, piece, { kind: 'reading', meter: '12100' })
    const between = { kind: 'reading', happenedOn: inDays(-10) }
    const high = await log(client, read.body(), { ...between, meter: '12101' })
    assert.properties(high.body().errors, ['meter'])
    const low = await log(client, read.body(), { ...between, meter: '11999' })
    assert.properties(low.body().errors, ['meter'])
    const fits = await log(client, read.body(), { ...between, kind: 'service', meter: '12050' })
    assert.containsSubset(fits.body(), { meter: '12100', nextServiceAt: '12300' })
    assert.deepEqual(
      fits.body().readings.map(({ meter }: { meter: string }) => meter),
      ['12100', '12050', '12000']
    )
    const late = { kind: 'meter_reset', happenedOn: inDays(-9), meter: '0', note: 'New' }
    const reset = await log(client, fits.body(), late)
    assert.properties(reset.body().errors, ['happenedOn'])
  })

  test('another kind of meter begins with its own reading', async ({ client, assert }) => {
    const piece = await aPiece(client, { meterType: 'none', meter: undefined, serviceEvery: null })
    assert.deepEqual(piece.readings, [])
    const change = (seen: number, body: object) =>
      call(client, 'buyer', 'patch', `${PATH}/${piece.id}`, { body: { ...body }, seen })
    const metered = await change(piece.version, {
      ...{ meterType: 'km', meter: '84000', serviceEvery: '10000' },
    })
    metered.assertStatus(200)
    assert.containsSubset(metered.body(), { meter: '84000', nextServiceAt: '94000' })
    const typed = await change(metered.body().version, { meter: '5' })
    typed.assertStatus(422)
    const none = await change(metered.body().version, { meterType: 'none' })
    assert.containsSubset(none.body(), { nextServiceAt: null, meterDue: false })
  })

  test('what it can carry is kept', async ({ client, assert }) => {
    const truck = await aPiece(client, { payload: '12000', volume: '36.5', seats: 3 })
    assert.containsSubset(truck, { payload: '12000', volume: '36.5', seats: 3 })
    const wrong = await call(client, 'buyer', 'patch', `${PATH}/${truck.id}`, {
      body: { payload: '0', seats: 0 },
      seen: truck.version,
    })
    assert.properties(wrong.body().errors, ['payload', 'seats'])
  })
})
