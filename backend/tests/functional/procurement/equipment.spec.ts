import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { notifyDueEquipment } from '#procurement/equipment/notify_due_equipment'
import { inDays } from '#tests/helpers/days'
import { aProject, seedProject } from './stock_support.js'
import { call } from './support.js'

const PATH = '/api/equipment'
let serial = 0

async function aPiece(client: ApiClient, more: Record<string, unknown> = {}) {
  const body = {
    tag: `T-${process.pid}-${++serial}`,
    name: 'Laser level',
    category: 'survey',
    ...more,
  }
  const response = await call(client, 'buyer', 'post', PATH, { body })
  response.assertStatus(201)
  return response.body()
}

const act = (
  client: ApiClient,
  piece: { id: number; version: number },
  verb: string,
  body: object
) =>
  call(client, 'buyer', 'post', `${PATH}/${piece.id}/${verb}`, {
    body: { ...body },
    seen: piece.version,
  })

const OUT = { holderName: 'Salem Al-Harbi', condition: 'good', signature: 'M 1 1 L 20 30' }

test.group('Equipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is kept by the procurement department', async ({ client, assert }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const storekeeper = await call(client, 'storekeeper', 'get', PATH)
    storekeeper.assertStatus(403)
    const piece = await aPiece(client)
    const twice = await call(client, 'buyer', 'post', PATH, {
      body: { tag: piece.tag, name: 'x', category: 'survey' },
    })
    twice.assertStatus(422)
    assert.properties(twice.body().errors, ['tag'])
    const odd = await call(client, 'buyer', 'post', PATH, {
      body: { tag: 'ODD-1', name: 'x', category: 'spaceship' },
    })
    odd.assertStatus(422)
    const found = await call(client, 'buyer', 'get', `${PATH}?q=${piece.tag}`)
    found.assertHeader('x-total-count', '1')
  })

  test('is found by where it is, in both languages', async ({ client, assert }) => {
    await seedProject()
    const { id: projectId } = await aProject()
    await db
      .from('projects')
      .where('id', projectId)
      .update({ name: 'Falcon tower', name_ar: 'برج الصقر' })
    const piece = await aPiece(client, { location: 'مستودع الرياض Riyadh store' })
    const found = async (q: string) => {
      const response = await call(client, 'buyer', 'get', `${PATH}?q=${encodeURIComponent(q)}`)
      return response.body().some(({ id }: { id: number }) => id === piece.id)
    }
    assert.isTrue(await found('riyadh store'))
    assert.isTrue(await found('مستودع'))
    const out = await act(client, piece, 'check-out', { ...OUT, projectId })
    out.assertStatus(200)
    assert.isTrue(await found('falcon'))
    assert.isTrue(await found('الصقر'))
    const back = await act(client, out.body(), 'check-in', { condition: 'good' })
    back.assertStatus(200)
    assert.isFalse(await found('falcon'))
  })

  test('goes out to one person and comes back with its condition', async ({ client, assert }) => {
    const piece = await aPiece(client)
    const out = await act(client, piece, 'check-out', { ...OUT, expectedReturnOn: inDays(3) })
    out.assertStatus(200)
    assert.containsSubset(out.body(), { status: 'assigned', custodianName: 'Salem Al-Harbi' })
    const again = await act(client, out.body(), 'check-out', OUT)
    again.assertStatus(409)
    const stale = await act(client, piece, 'check-in', { condition: 'good' })
    stale.assertStatus(412)
    const early = await act(client, out.body(), 'check-in', {
      condition: 'good',
      backOn: inDays(-1),
    })
    early.assertStatus(422)
    const back = await act(client, out.body(), 'check-in', {
      condition: 'damaged',
      note: 'Dropped',
    })
    back.assertStatus(200)
    assert.containsSubset(back.body(), { status: 'breakdown', custodianName: null })
    assert.containsSubset(back.body().custodies[0], {
      holderName: 'Salem Al-Harbi',
      backCondition: 'damaged',
      outSignature: OUT.signature,
    })
    const kept = await db.from('equipment_custodies').where('equipment_id', piece.id)
    assert.lengthOf(kept, 1)
    const used = await call(client, 'buyer', 'delete', `${PATH}/${piece.id}`, {
      seen: back.body().version,
    })
    used.assertStatus(409)
  })

  test('stays while a service or a document is overdue', async ({ client, assert }) => {
    const piece = await aPiece(client, { inspectionDueOn: inDays(-1) })
    assert.isTrue(piece.overdue)
    const refused = await act(client, piece, 'check-out', OUT)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'EQUIPMENT_OVERDUE' })
    const passed = await act(client, piece, 'events', { kind: 'inspection', nextOn: inDays(0) })
    passed.assertStatus(422)
    assert.properties(passed.body().errors, ['nextOn'])
    const inspected = await act(client, piece, 'events', {
      kind: 'inspection',
      nextOn: inDays(365),
      cost: '120.50',
    })
    inspected.assertStatus(200)
    assert.containsSubset(inspected.body(), { overdue: false, figures: { cost: '120.50' } })
    const out = await act(client, inspected.body(), 'check-out', OUT)
    out.assertStatus(200)
  })

  test('after an inspection has its next day, or is shown to need none', async ({
    client,
    assert,
  }) => {
    const piece = await aPiece(client, { inspectionDueOn: inDays(3) })
    const silent = await act(client, piece, 'events', { kind: 'inspection' })
    silent.assertStatus(422)
    assert.properties(silent.body().errors, ['nextOn'])
    const both = await act(client, piece, 'events', {
      kind: 'inspection',
      nextOn: inDays(9),
      noFurther: true,
    })
    both.assertStatus(422)
    const kept = await call(client, 'buyer', 'get', `${PATH}/${piece.id}`)
    kept.assertBodyContains({ inspectionDueOn: inDays(3), version: piece.version })
    const last = await act(client, piece, 'events', { kind: 'inspection', noFurther: true })
    last.assertStatus(200)
    assert.containsSubset(last.body(), { inspectionDueOn: null, dueOn: null })
  })

  test('is served by meter or by calendar, whichever comes first', async ({ client, assert }) => {
    const plan = {
      meterType: 'hours',
      meter: '100',
      serviceEvery: '250',
      serviceEveryDays: 180,
      purchasedOn: inDays(-10),
    }
    const piece = await aPiece(client, plan)
    assert.containsSubset(piece, {
      nextServiceAt: '350',
      nextServiceOn: inDays(170),
      overdue: false,
    })
    const back = await act(client, piece, 'events', { kind: 'reading', meter: '99' })
    back.assertStatus(422)
    const read = await act(client, piece, 'events', {
      kind: 'reading',
      meter: '351.5',
      meterConfirmed: true,
    })
    assert.containsSubset(read.body(), { meterDue: true, overdue: true, meter: '351.5' })
    const served = await act(client, read.body(), 'events', { kind: 'service', meter: '352' })
    assert.containsSubset(served.body(), {
      overdue: false,
      nextServiceAt: '602',
      nextServiceOn: inDays(180),
    })
    const late = await act(client, served.body(), 'events', {
      kind: 'service',
      happenedOn: inDays(-200),
    })
    assert.containsSubset(late.body(), { nextServiceAt: '602', nextServiceOn: inDays(180) })
  })

  test('that is due is notified once', async ({ client, assert }) => {
    const piece = await aPiece(client, { inspectionDueOn: inDays(6) })
    const notified = async () => {
      const rows = await db
        .from('notifications')
        .where({ related_entity_type: 'equipment', related_entity_id: piece.id })
      return rows.length
    }
    await notifyDueEquipment()
    const once = await notified()
    assert.isAbove(once, 0)
    await notifyDueEquipment()
    assert.equal(await notified(), once)
    await notifyDueEquipment(DateTime.utc().plus({ days: 7 }))
    assert.isAbove(await notified(), once)
  })
})
