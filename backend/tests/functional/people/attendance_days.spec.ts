import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { transact } from '#core/unit_of_work/transact'
import { closeDays } from '#people/attendance_checks/close_days'
import { settleDay } from '#people/attendance_checks/settle_day'
import Employee from '#people/employees/employee'
import { call } from '../procurement/support.js'
import { aKey, aSite, check, DAYS } from './attendance_support.js'
import { annualBalance, ask, aTeam, inDays, openBalance } from './leave_support.js'
import { anEmployee } from './support.js'

const ZONE = 'Asia/Riyadh'
/** Friday and Saturday are off; Ramadan 1447 began on 18 February 2026. */
const SUNDAY = '2026-03-29'
const FRIDAY = '2026-04-03'
const IN_RAMADAN = '2026-03-01'

const riyadh = (on: string, clock: string) => DateTime.fromISO(`${on}T${clock}`, { zone: ZONE })

/** A stored coming and going, and what the day amounts to. */
async function dayOf(employeeId: number, siteId: number, on: string, times: [string, string?]) {
  for (const [at, direction] of ['in', 'out'].entries()) {
    if (!times[at]) continue
    const instant = sqlInstant(0, riyadh(on, times[at]).toMillis())
    await db.table('attendance_checks').insert({
      ...{ employee_id: employeeId, site_id: siteId, direction, worked_on: on, method: 'code' },
      ...{ checked_at: instant, received_at: instant, client_key: aKey() },
    })
  }
  return settled(employeeId, on)
}

async function settled(employeeId: number, on: string) {
  const person = await Employee.findOrFail(employeeId)
  const day = await transact(SYSTEM_ACTOR, (uow) => settleDay(uow, person, on))
  const { status, workedMinutes, lateMinutes, earlyMinutes } = day
  return { status, workedMinutes, lateMinutes, earlyMinutes }
}

test.group('Attendance days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('follow from the checks, the hours of the place and its grace', async ({
    client,
    assert,
  }) => {
    const { id } = await anEmployee(client)
    const hours = { opens: '07:00', closes: '16:00', graceMinutes: 10 }
    const site = await aSite(client, hours)
    assert.deepEqual(await dayOf(id, site.id, SUNDAY, ['07:10', '15:30']), {
      ...{ status: 'present', workedMinutes: 500, lateMinutes: 0, earlyMinutes: 30 },
    })
    assert.deepEqual(await dayOf(id, site.id, '2026-03-30', ['07:11']), {
      ...{ status: 'incomplete', workedMinutes: 0, lateMinutes: 11, earlyMinutes: 0 },
    })
    assert.deepEqual(await dayOf(id, site.id, FRIDAY, ['11:00', '12:00']), {
      ...{ status: 'present', workedMinutes: 60, lateMinutes: 0, earlyMinutes: 0 },
    })
  })

  test('are shorter in Ramadan', async ({ client, assert }) => {
    const { id } = await anEmployee(client)
    const site = await aSite(client)
    assert.deepEqual(await dayOf(id, site.id, IN_RAMADAN, ['10:05', '15:40']), {
      ...{ status: 'present', workedMinutes: 335, lateMinutes: 0, earlyMinutes: 20 },
    })
  })

  test('a shift that ends after midnight is one day', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const site = await aSite(client)
    const yesterday = DateTime.utc().minus({ hours: 10 })
    const at = { siteId: site.id, code: site.code }
    const came = await check(client, 'staff', { ...at, checkedAt: yesterday.toISO() })
    came.assertStatus(201)
    const left = await check(client, 'staff', { ...at, direction: 'out' })
    left.assertStatus(201)
    assert.equal(left.body().workedOn, came.body().workedOn)
    const rows = await db.from('attendance_days').where('employee_id', member.id)
    assert.lengthOf(rows, 1)
    assert.closeTo(rows[0].worked_minutes, 600, 1)
  })

  test('of a crew are closed: absence, rest days, holidays and leave', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    await aSite(client, { crew: [member.id] })
    const own = db.from('attendance_site_people').where('employee_id', member.id)
    await own.update({ since_on: SUNDAY })
    const holiday = await call(client, 'hr.manager', 'post', '/api/public-holidays', {
      body: { name: 'Feast', nameAr: 'عيد', fromOn: '2026-03-31', toOn: '2026-03-31' },
    })
    holiday.assertStatus(201)
    const now = riyadh('2026-04-05', '09:00')
    assert.equal(await closeDays(now), 7)
    assert.equal(await closeDays(now), 0)
    const statuses = async () =>
      Object.fromEntries(
        (await db.from('attendance_days').where('employee_id', member.id)).map((row) => [
          row.on,
          row.status,
        ])
      )
    assert.deepEqual(await statuses(), {
      '2026-03-29': 'absent',
      '2026-03-30': 'absent',
      '2026-03-31': 'holiday',
      '2026-04-01': 'absent',
      '2026-04-02': 'absent',
      '2026-04-03': 'rest',
      '2026-04-04': 'rest',
    })
    // leave that is entered afterwards explains the absence
    const asked = await call(client, 'hr.manager', 'post', '/api/leave-requests', {
      body: {
        employeeId: member.id,
        leaveTypeId: (await db.from('leave_types').where('code', 'ANNUAL').firstOrFail()).id,
        ...{ fromOn: '2026-03-29', toOn: '2026-03-30' },
      },
    })
    asked.assertStatus(201)
    const { id, version } = asked.body()
    const approved = await call(client, 'foreman', 'post', `/api/leave-requests/${id}/approve`, {
      ...{ body: {}, seen: version },
    })
    approved.assertStatus(200)
    assert.equal(await annualBalance(client, member.id), '8')
    assert.equal(await closeDays(now), 2)
    assert.containsSubset(await statuses(), { '2026-03-29': 'leave', '2026-03-30': 'leave' })
  })

  test('make a month, for the person, their managers and HR', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const site = await aSite(client)
    await dayOf(member.id, site.id, SUNDAY, ['08:30', '17:00'])
    const path = `${DAYS}/month?month=2026-03&employeeId=${member.id}`
    const guest = await client.get(path)
    guest.assertStatus(401)
    const stranger = await call(client, 'buyer', 'get', path)
    stranger.assertStatus(404)
    for (const username of ['staff', 'foreman', 'planner', 'hr.manager']) {
      const month = await call(client, username, 'get', path)
      month.assertStatus(200)
      assert.lengthOf(month.body().days, 31)
      assert.containsSubset(month.body().totals, { workedMinutes: 510, lateDays: 1 })
      assert.equal(month.body().can.correct, ['staff', 'hr.manager'].includes(username))
    }
    const own = await call(client, 'staff', 'get', `${DAYS}/month?month=2026-03`)
    const day = own.body().days.find(({ on }: { on: string }) => on === SUNDAY)
    assert.containsSubset(day, {
      status: 'present',
      lateMinutes: 30,
      firstIn: '2026-03-29T05:30:00.000Z',
    })
    const bad = await call(client, 'staff', 'get', `${DAYS}/month?month=2026-13`)
    bad.assertStatus(422)
  })

  test('a month shows leave before anything has settled it', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    const asked = await ask(client, 'staff', { fromOn: inDays(1), toOn: inDays(1) })
    const { id, version } = asked.body()
    await call(client, 'foreman', 'post', `/api/leave-requests/${id}/approve`, {
      ...{ body: {}, seen: version },
    })
    const path = `${DAYS}/month?month=${inDays(1).slice(0, 7)}`
    const month = await call(client, 'staff', 'get', path)
    const day = month.body().days.find(({ on }: { on: string }) => on === inDays(1))
    assert.containsSubset(day, { status: 'leave', leaveName: 'Annual leave' })
  })

  test('who is in today is shown to managers and HR', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const other = await anEmployee(client)
    const site = await aSite(client, { crew: [member.id, other.id] })
    const came = await check(client, 'staff', { siteId: site.id, code: site.code })
    came.assertStatus(201)
    const guest = await client.get(`${DAYS}/today`)
    guest.assertStatus(401)
    const seen = async (username: string) =>
      (await call(client, username, 'get', `${DAYS}/today`)).body() as {
        employeeId: number
        status: string
      }[]
    const ofManager = await seen('foreman')
    assert.deepEqual(
      ofManager.map(({ employeeId, status }) => [employeeId, status]),
      [[member.id, 'in']]
    )
    const ofHr = (await seen('hr.manager')).map(({ employeeId }) => employeeId)
    assert.includeMembers(ofHr, [member.id, other.id])
    assert.lengthOf(await seen('buyer'), 0)
  })

  test('lists hold only what the viewer may see', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const site = await aSite(client)
    await dayOf(member.id, site.id, SUNDAY, ['08:30', '17:00'])
    for (const [username, count] of [
      ['staff', 1],
      ['foreman', 1],
      ['hr.manager', 1],
      ['buyer', 0],
    ] as const) {
      const list = await call(client, username, 'get', `${DAYS}?employeeId=${member.id}`)
      list.assertStatus(200)
      assert.lengthOf(list.body(), count, username)
    }
  })
})
