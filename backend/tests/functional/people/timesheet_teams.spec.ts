import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { call } from '../procurement/support.js'
import { aTeam } from './leave_support.js'
import {
  aManagedProject,
  aSubmittedWeek,
  lastWeek,
  timeRow,
  TIMESHEETS,
} from './timesheet_support.js'

test.group('The week of a team', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the manager who has not begun it, and what waits', async ({ client, assert }) => {
    const { manager, member, top } = await aTeam(client)
    const at = `${TIMESHEETS}/team?weekStart=${lastWeek()}`
    const people = async (by: string, more = '') => {
      const team = await call(client, by, 'get', at + more)
      team.assertStatus(200)
      return team.body()
    }
    const before = await people('foreman')
    assert.containsSubset(before, { counts: { missing: 1, submitted: 0 } })
    assert.containsSubset(before.people, [
      { employeeId: member.id, state: 'missing', timesheetId: null, totalMinutes: 0 },
    ])
    assert.equal(before.people[0].shortageMinutes, before.people[0].requiredMinutes)
    await aSubmittedWeek(client, [timeRow([8, 8])])
    const after = await people('foreman')
    assert.containsSubset(after, { counts: { missing: 0, submitted: 1 } })
    assert.containsSubset(after.people[0], {
      ...{ state: 'submitted', totalMinutes: 960, waitsForMe: true },
      shortageMinutes: Math.max(0, after.people[0].requiredMinutes - 960),
    })
    const above = await people('planner')
    assert.sameMembers(
      above.people.map((one: any) => one.employeeId),
      [manager.id, member.id]
    )
    assert.isFalse(above.people.find((one: any) => one.employeeId === member.id).waitsForMe)
    const missing = await people('planner', '&state=missing')
    assert.deepEqual(
      missing.people.map((one: any) => one.employeeId),
      [manager.id]
    )
    assert.deepEqual((await people('staff')).people, [])
    assert.deepEqual((await people('buyer')).people, [])
    const everyone = await people('hr.manager')
    assert.include(
      everyone.people.map((one: any) => one.employeeId),
      top.id
    )
    ;(await client.get(at)).assertStatus(401)
    ;(await call(client, 'foreman', 'get', `${TIMESHEETS}/team`)).assertStatus(422)
  })

  test('shows who runs a project those who worked on it', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const { project, taskId } = await aManagedProject('buyer')
    const submitted = await aSubmittedWeek(client, [
      timeRow([8], { projectId: project.id, taskId }),
    ])
    const team = await call(client, 'buyer', 'get', `${TIMESHEETS}/team?weekStart=${lastWeek()}`)
    assert.containsSubset(team.body().people, [{ employeeId: member.id, waitsForMe: true }])
    ;(await call(client, 'buyer', 'get', `${TIMESHEETS}/${submitted.id}`)).assertStatus(200)
    const list = await call(client, 'buyer', 'get', TIMESHEETS)
    assert.lengthOf(list.body(), 1)
  })

  test('choices are open projects and their tasks', async ({ client, assert }) => {
    const open = await aManagedProject(null)
    const closed = await aManagedProject(null)
    closed.project.status = 'closed'
    await closed.project.save()
    const projects = await call(
      client,
      'staff',
      'get',
      `${TIMESHEETS}/projects?q=${open.project.code}`
    )
    projects.assertStatus(200)
    assert.deepEqual(
      projects.body().map(({ id }: { id: number }) => id),
      [open.project.id]
    )
    const gone = await call(
      client,
      'staff',
      'get',
      `${TIMESHEETS}/projects?q=${closed.project.code}`
    )
    assert.deepEqual(gone.body(), [])
    const at = `${TIMESHEETS}/projects/${open.project.id}/tasks`
    const tasks = await call(client, 'staff', 'get', at)
    assert.containsSubset(tasks.body(), [{ id: open.taskId, label: 'T1 · Formwork' }])
    ;(await client.get(at)).assertStatus(401)
  })
})
