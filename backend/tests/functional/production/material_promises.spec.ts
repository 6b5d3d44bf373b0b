import { isDeepStrictEqual } from 'node:util'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { onEnvelope } from '#core/live/bus'
import type { Envelope } from '#core/live/messages'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import {
  aNeed,
  anOrderFor,
  dispatchAgain,
  later,
  needsOf,
  notices,
  promise,
} from './material_need_support.js'

test.group('Promised days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are noted by buyers on the version that was read, on open orders', async ({
    client,
    assert,
  }) => {
    const { site, materialId } = await aNeed(client)
    const order = await anOrderFor(client, site, { materialId, quantity: '10' })
    const path = `/api/purchase-orders/${order.id}/promises`
    const body = { lines: [{ lineId: order.lines[0].id, promisedOn: '2027-06-10' }] }
    ;(await client.post(path).withCsrfToken().json(body)).assertStatus(401)
    ;(await call(client, 'planner', 'post', path, { body, seen: order.version })).assertStatus(403)
    ;(await call(client, 'po.clerk', 'post', path, { body })).assertStatus(428)
    ;(await call(client, 'po.clerk', 'post', path, { body, seen: 1 })).assertStatus(412)
    const wrong = {
      lines: [
        { lineId: 999_999, promisedOn: '2027-06-10' },
        { lineId: order.lines[0].id, promisedOn: '2001-01-01' },
      ],
    }
    const refused = await call(client, 'po.clerk', 'post', path, {
      body: wrong,
      seen: order.version,
    })
    refused.assertStatus(422)
    assert.sameMembers(Object.keys(refused.body().errors), ['lines.0.lineId', 'lines.1.promisedOn'])
    const noted = await call(client, 'po.clerk', 'post', path, { body, seen: order.version })
    noted.assertStatus(200)
    assert.equal(noted.body().lines[0].promisedOn, '2027-06-10')
    assert.equal(noted.body().status, 'approved')
    const events = await db.from('outbox_events').where('name', 'procurement.deliveries_promised')
    assert.lengthOf(
      events.filter(({ payload }) => JSON.parse(payload).purchaseOrderId === order.id),
      1
    )
    const draft = await call(client, 'po.clerk', 'post', `/api/purchase-orders/${order.id}/copy`, {
      seen: noted.body().version,
      body: {},
    })
    const copied = `/api/purchase-orders/${draft.body().id}/promises`
    const lines = [{ lineId: draft.body().lines[0].id, promisedOn: '2027-06-10' }]
    const early = await call(client, 'po.clerk', 'post', copied, { body: { lines }, seen: 1 })
    early.assertStatus(409)
  })

  test('make material ready, tight or late, and who plans is notified of what is late', async ({
    client,
    assert,
  }) => {
    const { site, need, materialId } = await aNeed(client)
    const line = { materialId, quantity: '10', needId: need.id }
    const order = await anOrderFor(client, site, line)
    const shown = async () => (await needsOf(client, site)).needs[0]
    assert.containsSubset(await shown(), { ordered: '10', readyOn: null, state: 'undated' })
    const heard: Envelope[] = []
    const unlisten = onEnvelope((envelope) => heard.push(envelope))
    const noted = [
      ['2027-06-14', 'on_time'],
      ['2027-06-15', 'tight'],
      ['2027-06-16', 'late'],
    ] as const
    for (const [day, state] of noted) {
      ;(await promise(client, order.id, day)).assertStatus(200)
      assert.containsSubset(await shown(), { readyOn: day, promisedOn: day, state })
    }
    unlisten()
    // open schedules read again, also of people who may not see the order
    const data = { resource: 'project-supply', id: site.project, action: 'update' }
    const message = { event: 'record', ability: 'schedules.view', data }
    assert.lengthOf(
      heard.filter((envelope) => isDeepStrictEqual(envelope, { kind: 'live', message })),
      noted.length
    )
    const late = await notices('material_late', 'project', site.project)
    assert.deepEqual(
      late.map(({ user_id: id }) => id),
      [(await person('planner')).id]
    )
    assert.include(late[0].message, '2027-06-15 → 2027-06-16')
    await dispatchAgain('procurement.deliveries_promised')
    assert.lengthOf(await notices('material_late', 'project', site.project), 1)
  })

  test('colour the tracking of material against the day of the schedule', async ({
    client,
    assert,
  }) => {
    const { site, need, materialId } = await aNeed(client)
    const line = { materialId, quantity: '10', needId: need.id }
    const order = await anOrderFor(client, site, line, { requiredOn: '2027-06-30' })
    const tracked = async () => {
      const path = `/api/material-tracking?purchaseOrderId=${order.id}`
      return (await call(client, 'storekeeper', 'get', path)).body()[0]
    }
    assert.containsSubset(await tracked(), {
      requiredOn: '2027-06-30',
      requestedByOn: '2027-06-14',
      needByOn: '2027-06-14',
      promisedOn: null,
      state: 'open',
    })
    await promise(client, order.id, '2027-06-18')
    assert.containsSubset(await tracked(), { promisedOn: '2027-06-18', state: 'late' })
    await later(client, site)
    assert.containsSubset(await tracked(), {
      requestedByOn: '2027-06-14',
      needByOn: '2027-06-19',
      state: 'on_time',
    })
    const due = await call(
      client,
      'storekeeper',
      'get',
      `/api/material-tracking?purchaseOrderId=${order.id}&needByOn_lte=2027-06-18`
    )
    assert.lengthOf(due.body(), 0)
  })

  test('stay through an amendment, approved or rejected', async ({ client, assert }) => {
    const { site, need, materialId } = await aNeed(client)
    const order = await anOrderFor(client, site, { materialId, quantity: '10', needId: need.id })
    await promise(client, order.id, '2027-06-10')
    const path = `/api/purchase-orders/${order.id}`
    const amend = async (quantity: string, decision: 'approve' | 'reject') => {
      const { lines, version } = (await call(client, 'buyer', 'get', path)).body()
      const [{ id: lineId, description, unit, unitPrice, vatRate }] = lines
      const body = {
        reason: 'More of it',
        lines: [{ lineId, description, unit, unitPrice, vatRate, materialId, quantity }],
      }
      const amended = await call(client, 'po.clerk', 'post', `${path}/amendments`, {
        body,
        seen: version,
      })
      amended.assertStatus(200)
      assert.equal((await needsOf(client, site)).needs[0].ordered, '10')
      const decided = await call(client, 'buyer', 'post', `${path}/${decision}`, {
        seen: amended.body().version,
        body: decision === 'reject' ? { reason: 'No' } : {},
      })
      decided.assertStatus(200)
      return decided.body().lines[0]
    }
    for (const decision of ['reject', 'approve'] as const)
      assert.containsSubset(await amend('12', decision), {
        needId: need.id,
        needByOn: '2027-06-14',
        promisedOn: '2027-06-10',
      })
  })
})
