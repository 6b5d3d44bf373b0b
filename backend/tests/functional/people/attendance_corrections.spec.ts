import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aSite, check, CORRECTIONS, DAYS, ago } from './attendance_support.js'
import { aTeam, inDays } from './leave_support.js'

const YESTERDAY = inDays(-1)
const at = (clock: string, on = YESTERDAY) =>
  DateTime.fromISO(`${on}T${clock}`, { zone: 'Asia/Riyadh' }).toUTC().toISO()

function correct(client: ApiClient, username: string, values: Record<string, unknown> = {}) {
  return call(client, username, 'post', CORRECTIONS, {
    body: {
      ...{ workedOn: YESTERDAY, inAt: at('08:00'), outAt: at('17:00') },
      ...{ note: 'The phone was empty', ...values },
    },
  })
}

test.group('Attendance corrections', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('go to the manager, whose approval puts the day right', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const asked = await correct(client, 'staff')
    asked.assertStatus(201)
    const { id, version, number, approval, can } = asked.body()
    assert.match(number, /^ATC-\d{4}-\d{4}$/)
    assert.deepEqual(can, { approve: false, reject: false, cancel: true })
    const deciders = approval.steps[0].deciders.map((one: { id: number }) => one.id)
    assert.deepEqual(deciders, [(await person('foreman')).id])
    const own = await call(client, 'staff', 'post', `${CORRECTIONS}/${id}/approve`, {
      ...{ body: {}, seen: version },
    })
    own.assertStatus(403)
    const other = await call(client, 'buyer', 'get', `${CORRECTIONS}/${id}`)
    other.assertStatus(404)
    const approve = () =>
      call(client, 'foreman', 'post', `${CORRECTIONS}/${id}/approve`, { body: {}, seen: version })
    const approved = await approve()
    approved.assertStatus(200)
    assert.equal(approved.body().status, 'approved')
    const second = await approve()
    second.assertStatus(412)
    const month = await call(client, 'staff', 'get', `${DAYS}/month?month=${YESTERDAY.slice(0, 7)}`)
    const day = month.body().days.find(({ on }: { on: string }) => on === YESTERDAY)
    assert.containsSubset(day, { status: 'present', workedMinutes: 540, isCorrected: true })
    assert.lengthOf(await db.from('attendance_checks').where('employee_id', member.id), 0)
  })

  test('leave the checks as they were, and what is not stated', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const site = await aSite(client)
    const came = await check(client, 'staff', {
      ...{ siteId: site.id, code: site.code, checkedAt: ago(60) },
    })
    came.assertStatus(201)
    const { workedOn, checkedAt } = came.body()
    const asked = await correct(client, 'staff', { workedOn, inAt: null, outAt: ago(5) })
    asked.assertStatus(201)
    const approved = await call(
      client,
      'foreman',
      'post',
      `${CORRECTIONS}/${asked.body().id}/approve`,
      { body: { comment: 'Seen leaving' }, seen: 1 }
    )
    approved.assertStatus(200)
    assert.equal(approved.body().firstIn.slice(0, 16), checkedAt.slice(0, 16))
    const rows = await db.from('attendance_checks').where('employee_id', member.id)
    assert.lengthOf(rows, 1)
  })

  test('are rejected with a reason, and cancelled by the person', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const first = (await correct(client, 'staff')).body()
    const bare = await call(client, 'foreman', 'post', `${CORRECTIONS}/${first.id}/reject`, {
      ...{ body: {}, seen: 1 },
    })
    bare.assertStatus(422)
    const rejected = await call(client, 'foreman', 'post', `${CORRECTIONS}/${first.id}/reject`, {
      ...{ body: { reason: 'Was seen elsewhere' }, seen: 1 },
    })
    rejected.assertStatus(200)
    const second = (await correct(client, 'staff')).body()
    const foreign = await call(client, 'foreman', 'post', `${CORRECTIONS}/${second.id}/cancel`, {
      ...{ body: { reason: 'No' }, seen: 1 },
    })
    foreign.assertStatus(403)
    const cancelled = await call(client, 'staff', 'post', `${CORRECTIONS}/${second.id}/cancel`, {
      ...{ body: { reason: 'Found the entry' }, seen: 1 },
    })
    cancelled.assertStatus(200)
    assert.lengthOf(await db.from('attendance_days').where('employee_id', member.id), 0)
    const history = await call(client, 'staff', 'get', `${CORRECTIONS}/${second.id}/history`)
    assert.lengthOf(history.body(), 2)
  })

  test('refuse days and times that make no sense, and a second of a day', async ({
    client,
    assert,
  }) => {
    await aTeam(client)
    const guest = await client.get(CORRECTIONS)
    guest.assertStatus(401)
    for (const [values, field] of [
      [{ inAt: null, outAt: null }, 'inAt'],
      [{ inAt: null }, 'inAt'],
      [{ outAt: at('07:00') }, 'outAt'],
      [{ outAt: at('07:00', inDays(0)) }, 'outAt'],
      [{ inAt: at('08:00', inDays(-2)) }, 'inAt'],
      [{ workedOn: inDays(1) }, 'workedOn'],
      [{ workedOn: inDays(-40) }, 'workedOn'],
      [{ outAt: at('23:59', inDays(2)) }, 'outAt'],
      [{ note: '' }, 'note'],
    ] as const) {
      const wrong = await correct(client, 'staff', { ...values })
      wrong.assertStatus(422)
      assert.property(wrong.body().errors, field)
    }
    const first = await correct(client, 'staff')
    first.assertStatus(201)
    const second = await correct(client, 'staff')
    second.assertStatus(409)
    assert.equal(second.body().code, 'CORRECTION_OPEN')
    assert.include(second.body().message, first.body().number)
  })

  test('of others are asked for by HR alone, and not decided by who asked', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const refused = await correct(client, 'foreman', { employeeId: member.id })
    refused.assertStatus(403)
    const asked = await correct(client, 'hr.manager', { employeeId: member.id })
    asked.assertStatus(201)
    assert.isFalse(asked.body().can.approve)
    const list = await call(client, 'buyer', 'get', CORRECTIONS)
    assert.notInclude(
      list.body().map(({ id }: { id: number }) => id),
      asked.body().id
    )
  })
})
