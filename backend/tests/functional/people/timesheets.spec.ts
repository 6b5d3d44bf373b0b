import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aTeam, openBalance } from './leave_support.js'
import { anEmployee } from './support.js'
import {
  aManagedProject,
  aSubmittedWeek,
  dayOf,
  entriesOf,
  FULL_WEEK,
  lastWeek,
  saveWeek,
  step,
  timeRow,
  TIMESHEETS,
} from './timesheet_support.js'

test.group('Timesheets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept whole, on the version that was read, and seen by those concerned', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const guest = await client.get(TIMESHEETS)
    guest.assertStatus(401)
    const at = `${TIMESHEETS}/week?weekStart=${lastWeek()}`
    const empty = await call(client, 'staff', 'get', at)
    empty.assertStatus(200)
    assert.containsSubset(empty.body(), { id: null, version: 0, status: 'draft', rows: [] })
    assert.lengthOf(empty.body().days, 7)
    const { project, taskId } = await aManagedProject(null)
    const rows = [timeRow([8, 8], { projectId: project.id, taskId, note: 'North wall' })]
    const saved = await saveWeek(client, 'staff', { rows: [...rows, timeRow([0, 1])] })
    saved.assertStatus(200)
    assert.containsSubset(saved.body(), {
      ...{ version: 1, totalMinutes: 1020, employeeId: member.id },
      shortageMinutes: Math.max(0, saved.body().requiredMinutes - 1020),
    })
    assert.sameDeepMembers(
      saved.body().rows.map((row: any) => [row.project?.code ?? null, row.task?.code ?? null]),
      [
        [null, null],
        [project.code, 'T1'],
      ]
    )
    const stale = await saveWeek(client, 'staff', { rows, seen: 0 })
    stale.assertStatus(412)
    const blind = await client
      .put(`${TIMESHEETS}/week`)
      .loginAs(await person('staff'))
      .withCsrfToken()
      .unsafeJson({ weekStart: lastWeek(), rows })
    blind.assertStatus(428)
    const again = await saveWeek(client, 'staff', { rows, seen: 1 })
    again.assertStatus(200)
    assert.lengthOf(await entriesOf(again.body().id), 2)
    const path = `${TIMESHEETS}/${again.body().id}`
    ;(await call(client, 'foreman', 'get', path)).assertStatus(200)
    ;(await call(client, 'hr.manager', 'get', path)).assertStatus(200)
    ;(await call(client, 'buyer', 'get', path)).assertStatus(404)
    ;(await call(client, 'buyer', 'get', `${path}/history`)).assertStatus(404)
    ;(await call(client, 'buyer', 'get', `${at}&employeeId=${member.id}`)).assertStatus(404)
    const other = await saveWeek(client, 'foreman', { rows, employeeId: member.id })
    other.assertStatus(403)
    const nobody = await saveWeek(client, 'buyer', { rows })
    nobody.assertStatus(409)
    assert.equal(nobody.body().code, 'NO_EMPLOYEE')
    const list = await call(client, 'buyer', 'get', TIMESHEETS)
    assert.deepEqual(list.body(), [])
    const history = await call(client, 'staff', 'get', `${path}/history`)
    assert.deepEqual(
      history.body().map((entry: any) => entry.action),
      ['update', 'create']
    )
  })

  test('that cannot be are refused at their cells, and nothing is written', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const { project, taskId } = await aManagedProject(null)
    const other = await aManagedProject(null)
    other.project.status = 'closed'
    await other.project.save()
    ;(await openBalance(client, member.id, '10')).assertStatus(201)
    const on = dayOf(lastWeek(), 1)
    const leave = await call(client, 'hr.manager', 'post', '/api/leave-requests', {
      body: {
        employeeId: member.id,
        leaveTypeId: (await db.from('leave_types').where('code', 'ANNUAL').firstOrFail()).id,
        ...{ fromOn: on, toOn: on },
      },
    })
    leave.assertStatus(201)
    const away = [timeRow([0, 8])]
    const asked = await saveWeek(client, 'staff', { rows: away })
    asked.assertStatus(200)
    await db.from('leave_requests').where('id', leave.body().id).update({ status: 'approved' })
    const cases: [object[], string][] = [
      [away, 'rows.0.minutes.1'],
      [[timeRow([25])], 'rows.0.minutes.0'],
      [[timeRow([9]), timeRow([8], { projectId: project.id })], 'rows.1.minutes.0'],
      [[timeRow([1], { projectId: other.project.id })], 'rows.0.projectId'],
      [[timeRow([1], { projectId: project.id, taskId: other.taskId })], 'rows.0.taskId'],
      [[timeRow([1], { taskId })], 'rows.0.taskId'],
      [[timeRow([1]), timeRow([1])], 'rows.1.taskId'],
      [[{ ...timeRow([1]), minutes: [60] }], 'rows.0.minutes'],
      [[{ ...timeRow([1]), minutes: [0.5, 0, 0, 0, 0, 0, 0] }], 'rows.0.minutes.0'],
      [[{ ...timeRow([1]), minutes: [-60, 0, 0, 0, 0, 0, 0] }], 'rows.0.minutes.0'],
      [[{ ...timeRow([1]), cost: 1 }], 'rows.0.cost'],
    ]
    for (const [rows, field] of cases) {
      const refused = await saveWeek(client, 'staff', { rows, seen: 1 })
      refused.assertStatus(422)
      assert.include(Object.keys(refused.body().errors), field)
    }
    const ahead = dayOf(lastWeek(), 14)
    const future = await saveWeek(client, 'staff', { rows: [timeRow([1])], weekStart: ahead })
    future.assertStatus(422)
    const monday = dayOf(lastWeek(), 1)
    const midweek = await saveWeek(client, 'staff', { rows: [], weekStart: monday })
    midweek.assertStatus(422)
    assert.property(midweek.body().errors, 'weekStart')
    const kept = await entriesOf(asked.body().id)
    assert.deepEqual(
      kept.map(({ worked_on: day, minutes }) => [day, minutes]),
      [[on, 480]]
    )
    assert.lengthOf(await db.from('timesheets').where('employee_id', member.id), 1)
  })

  test('are recalled before anyone has approved a line', async ({ client, assert }) => {
    await aTeam(client)
    const submitted = await aSubmittedWeek(client)
    ;(await step(client, 'foreman', submitted, 'recall')).assertStatus(403)
    const recalled = await step(client, 'staff', submitted, 'recall')
    recalled.assertStatus(200)
    assert.containsSubset(recalled.body(), { status: 'draft', approvals: [] })
    const none = await saveWeek(client, 'staff', { rows: [], seen: recalled.body().version })
    none.assertStatus(200)
    ;(await step(client, 'staff', none.body(), 'submit')).assertStatus(409)
  })

  test('of someone without a sign-in are entered by HR, and approved by another', async ({
    client,
    assert,
  }) => {
    const worker = await anEmployee(client)
    const rows = [timeRow(FULL_WEEK)]
    const saved = await saveWeek(client, 'hr.manager', { rows, employeeId: worker.id })
    saved.assertStatus(200)
    const sent = await step(client, 'hr.manager', saved.body(), 'submit')
    sent.assertStatus(200)
    assert.deepEqual(
      sent.body().approvals.map((one: any) => one.approver),
      [null]
    )
    ;(await step(client, 'hr.manager', sent.body(), 'approve')).assertStatus(403)
    ;(await step(client, 'foreman', sent.body(), 'approve')).assertStatus(403)
    const approved = await step(client, 'admin', sent.body(), 'approve')
    approved.assertStatus(200)
    assert.equal(approved.body().status, 'approved')
  })

  test('ask for fewer hours in Ramadan', async ({ client, assert }) => {
    await aTeam(client)
    // Ramadan 1447 began on Wednesday 18 February 2026: three days of eight hours, two of six
    const week = await call(client, 'staff', 'get', `${TIMESHEETS}/week?weekStart=2026-02-15`)
    week.assertStatus(200)
    assert.equal(week.body().requiredMinutes, 36 * 60)
    assert.deepEqual(
      week.body().days.map((day: any) => day.isRamadan),
      [false, false, false, true, true, true, true]
    )
  })
})
