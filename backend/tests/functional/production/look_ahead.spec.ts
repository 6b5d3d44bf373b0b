import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { formatDay, parseDay, weekdayOf } from '#engines/scheduling/moment'
import { GULF_WEEK, type Week } from '#engines/scheduling/work_week'
import { firstWeekday, weekStart } from '#production/work_calendars/firm_week'
import { call } from '../procurement/support.js'
import { aConstraint, aPlannedProject } from './planning_support.js'
import { change } from './schedule_support.js'

const AT = '/api/look-ahead'

test.group('Look-ahead', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for production', async ({ client }) => {
    ;(await client.get(AT)).assertStatus(401)
    for (const who of ['staff', 'buyer', 'accountant', 'engineer'])
      (await call(client, who, 'get', AT)).assertStatus(403)
    for (const who of ['planner', 'foreman', 'auditor', 'admin'])
      (await call(client, who, 'get', AT)).assertStatus(200)
    ;(await call(client, 'planner', 'get', `${AT}?projectId=99999999`)).assertStatus(404)
    for (const query of ['weeks=40', 'from=monday', 'state=calm', '_start=9&_end=3', 'projectId=x'])
      (await call(client, 'planner', 'get', `${AT}?${query}`)).assertStatus(422)
  })

  test('reads six weeks of tasks from the schedule, and follows it', async ({ client, assert }) => {
    const { projectId, weekOn, taskIds } = await aPlannedProject(client)
    const read = async (query = '') =>
      (await call(client, 'planner', 'get', `${AT}?projectId=${projectId}${query}`)).body()
    const ahead = await read()
    assert.lengthOf(ahead.weeks, 6)
    assert.deepEqual(ahead.weeks[0], { startOn: weekOn, endOn: addDays(weekOn, 6) })
    const codes = (answer: any) => answer.tasks.map(({ code }: { code: string }) => code)
    assert.deepEqual(codes(ahead), ['A', 'B', 'M'])
    assert.equal(ahead.total, 3)
    // A is over before the third week, the milestone is in its week
    const later = await read(`&from=${addDays(weekOn, 14)}&weeks=1`)
    assert.notInclude(codes(later), 'A')
    assert.deepEqual(codes(await read('&_start=1&_end=2')), ['B'])
    // the far task comes nearer as soon as the plan says so
    const nearer = [{ op: 'unlink', fromId: taskIds.M, toId: taskIds.FAR }]
    ;(await change(client, projectId, nearer)).assertStatus(200)
    assert.include(codes(await read()), 'FAR')
    const all = (await call(client, 'planner', 'get', AT)).body()
    assert.includeMembers(
      all.tasks.map(({ taskId }: { taskId: number }) => taskId),
      [taskIds.A, taskIds.FAR]
    )
  })

  test('a task is ready once nothing stands in its way', async ({ client, assert }) => {
    const { projectId, taskIds } = await aPlannedProject(client)
    const made = await aConstraint(client, taskIds.B)
    const read = async (query: string) =>
      (await call(client, 'planner', 'get', `${AT}?projectId=${projectId}${query}`)).body().tasks
    const ids = (rows: { taskId: number }[]) => rows.map(({ taskId }) => taskId)
    const [blocked] = await read('&state=constrained')
    assert.equal(blocked.taskId, taskIds.B)
    assert.isFalse(blocked.isReady)
    assert.deepEqual(
      blocked.constraints.map(({ id }: { id: number }) => id),
      [made.id]
    )
    assert.deepEqual(ids(await read('&state=ready')), [taskIds.A, taskIds.M])
    const at = `/api/task-constraints/${made.id}/resolution`
    ;(await call(client, 'foreman', 'post', at, { seen: made.version, body: {} })).assertStatus(200)
    assert.deepEqual(await read('&state=constrained'), [])
  })

  test('shows what should be finished by now, and nothing that is', async ({ client, assert }) => {
    const { projectId, weekOn, taskIds } = await aPlannedProject(client)
    const early = `${addDays(weekOn, -21)}T08:00`
    const changes: object[] = [{ op: 'settings', fields: { start: early } }]
    ;(await change(client, projectId, changes)).assertStatus(200)
    const read = async () =>
      (await call(client, 'planner', 'get', `${AT}?projectId=${projectId}&state=late`)).body().tasks
    const [late] = await read()
    assert.equal(late.code, 'A')
    assert.isTrue(late.isLate)
    assert.isTrue(late.finishOn < today())
    const done = {
      actualStart: early,
      actualFinish: `${late.finishOn}T17:00`,
      percentComplete: 100,
    }
    const finished = [{ op: 'update', id: taskIds.A, fields: done }]
    ;(await change(client, projectId, finished)).assertStatus(200)
    assert.notInclude(
      (await read()).map(({ code }: { code: string }) => code),
      'A'
    )
  })

  test('weeks begin after the days off of the firm', ({ assert }) => {
    const open = GULF_WEEK[0]!
    const weekOf = (...closed: number[]): Week =>
      Array.from({ length: 7 }, (_, day) => (closed.includes(day) ? [] : open))
    assert.equal(firstWeekday(GULF_WEEK), 0)
    assert.equal(firstWeekday(weekOf(5)), 6)
    assert.equal(firstWeekday(weekOf(6, 0)), 1)
    assert.equal(firstWeekday(weekOf()), 0)
    for (let first = 0; first < 7; first++)
      for (let day = parseDay('2026-11-01'); day < parseDay('2026-12-15'); day++) {
        const start = weekStart(day, first)
        assert.equal(weekdayOf(start), first)
        assert.isTrue(start <= day && day < start + 7, formatDay(day))
      }
  })
})
