import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { inDays } from '#tests/helpers/days'
import { call } from './support.js'

const PATH = '/api/equipment'
let serial = 0

async function aPiece(client: ApiClient) {
  const body = { tag: `OUT-${process.pid}-${++serial}`, name: 'Tower crane', category: 'lifting' }
  const made = await call(client, 'buyer', 'post', PATH, { body })
  made.assertStatus(201)
  return made.body()
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

const downtimeOf = (id: number) =>
  db
    .from('equipment_downtime')
    .where('equipment_id', id)
    .orderBy('id')
    .select('kind', 'from_on', 'back_on', 'is_open')

const row = (kind: string, from: string, back: string | null, isOpen: boolean) => ({
  ...{ kind, from_on: from, back_on: back, is_open: Number(isOpen) },
})

test.group('Outages of equipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are planned by the procurement department', async ({ client }) => {
    const piece = await aPiece(client)
    const path = `${PATH}/${piece.id}/outages`
    const body = { fromOn: inDays(5), backOn: inDays(8) }
    ;(await client.post(path).json(body).withCsrfToken()).assertStatus(401)
    const planner = await call(client, 'planner', 'post', path, { body, seen: piece.version })
    planner.assertStatus(403)
    const blind = await call(client, 'buyer', 'post', path, { body })
    blind.assertStatus(428)
    const stale = await call(client, 'buyer', 'post', path, { body, seen: 99 })
    stale.assertStatus(412)
  })

  test('follow the status, with the day on which it is expected back', async ({
    client,
    assert,
  }) => {
    const piece = await aPiece(client)
    assert.deepEqual(await downtimeOf(piece.id), [])
    const early = await act(client, piece, 'status', {
      ...{ status: 'maintenance', expectedBackOn: today() },
    })
    early.assertStatus(422)
    assert.property(early.body().errors, 'expectedBackOn')
    const out = await act(client, piece, 'status', {
      ...{ status: 'maintenance', expectedBackOn: inDays(4), reason: 'Gearbox' },
    })
    out.assertStatus(200)
    assert.deepEqual(await downtimeOf(piece.id), [row('maintenance', today(), inDays(4), true)])
    assert.deepInclude(out.body().outages[0], { note: 'Gearbox', isOpen: true, isPlanned: false })
    const later = await act(client, out.body(), 'status', {
      ...{ status: 'maintenance', expectedBackOn: inDays(9) },
    })
    later.assertStatus(200)
    assert.deepEqual(await downtimeOf(piece.id), [row('maintenance', today(), inDays(9), true)])
    const lost = await act(client, later.body(), 'status', { status: 'lost' })
    assert.deepEqual(await downtimeOf(piece.id), [
      row('maintenance', today(), today(), false),
      row('lost', today(), null, true),
    ])
    const back = await act(client, lost.body(), 'status', { status: 'available' })
    back.assertStatus(200)
    const after = await downtimeOf(piece.id)
    assert.deepEqual(
      after.map(({ is_open: isOpen }) => isOpen),
      [0, 0]
    )
  })

  test('begin on the day of a breakdown and end with its repair', async ({ client, assert }) => {
    const piece = await aPiece(client)
    const broken = await act(client, piece, 'events', {
      ...{ kind: 'breakdown', happenedOn: inDays(-6) },
    })
    broken.assertStatus(200)
    assert.deepEqual(await downtimeOf(piece.id), [row('breakdown', inDays(-6), null, true)])
    const mended = await act(client, broken.body(), 'events', {
      ...{ kind: 'repair', happenedOn: inDays(-2) },
    })
    mended.assertStatus(200)
    assert.deepEqual(await downtimeOf(piece.id), [row('breakdown', inDays(-6), inDays(-2), false)])
  })

  test('to come are planned, and called off until they begin', async ({ client, assert }) => {
    const piece = await aPiece(client)
    for (const [fromOn, backOn, field] of [
      [inDays(-1), inDays(3), 'fromOn'],
      [inDays(3), inDays(3), 'backOn'],
    ]) {
      const refused = await act(client, piece, 'outages', { fromOn, backOn })
      refused.assertStatus(422)
      assert.property(refused.body().errors, field!)
    }
    const planned = await act(client, piece, 'outages', {
      ...{ fromOn: inDays(5), backOn: inDays(8), note: 'Yearly service' },
    })
    planned.assertStatus(200)
    assert.deepEqual(await downtimeOf(piece.id), [row('maintenance', inDays(5), inDays(8), false)])
    const [outage] = planned.body().outages
    assert.deepInclude(outage, { isPlanned: true, note: 'Yearly service' })
    const path = `${PATH}/${piece.id}/outages/${outage.id}`
    ;(await call(client, 'planner', 'delete', path, { seen: 2 })).assertStatus(403)
    ;(await call(client, 'buyer', 'delete', `${path}9`, { seen: 2 })).assertStatus(404)
    const dropped = await call(client, 'buyer', 'delete', path, { seen: 2 })
    dropped.assertStatus(200)
    assert.deepEqual(await downtimeOf(piece.id), [])
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'equipment', entity_id: String(piece.id) })
      .orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'plan_maintenance', 'cancel_maintenance']
    )
  })
})
