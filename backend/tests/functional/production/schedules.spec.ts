import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, scheduleOf, TEST_CARD } from './schedule_support.js'

interface ShownTask {
  id: number
  code: string
  wbs: string
  kind: string
  earlyStart: string
  earlyFinish: string
  totalFloat: number
  isCritical: boolean
  budget: string | null
}

const byCode = (tasks: ShownTask[]) => Object.fromEntries(tasks.map((task) => [task.code, task]))

test.group('Schedules', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests, read by production, changed by planners', async ({ client }) => {
    const { id } = await aProjectToPlan()
    const path = `/api/projects/${id}/schedule`
    ;(await client.get(path)).assertStatus(401)
    ;(await call(client, 'staff', 'get', path)).assertStatus(403)
    const seen = await call(client, 'foreman', 'get', path)
    seen.assertStatus(200)
    seen.assertBodyContains({ version: 0, tasks: [], can: { update: false, prices: false } })
    ;(await change(client, id, TEST_CARD, { by: 'foreman' })).assertStatus(403)
    ;(await change(client, id, TEST_CARD)).assertStatus(200)
    ;(await call(client, 'planner', 'get', '/api/projects/999999/schedule')).assertStatus(404)
  })

  test('the test card: finish after 11 days, A, B and D critical, four days of float for C', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const changed = await change(client, id, TEST_CARD)
    changed.assertStatus(200)
    const { version, tasks } = await scheduleOf(client, id)
    assert.equal(version, 1)
    const { A, B, C, D } = byCode(tasks)
    assert.deepEqual(
      [A, B, C, D].map(({ isCritical }) => isCritical),
      [true, true, false, true]
    )
    assert.equal(C.totalFloat, 4 * 480)
    assert.equal(D.earlyFinish, '2027-06-21T17:00')
    assert.deepEqual(changed.body().tasks, tasks)
    const stored = await db.from('tasks').where({ project_id: id, code: 'C' }).firstOrFail()
    assert.equal(stored.total_float, 4 * 480)
    const audited = await db
      .from('audit_logs')
      .where('entity_type', 'task')
      .whereIn(
        'entity_id',
        tasks.map((task: ShownTask) => String(task.id))
      )
    assert.lengthOf(audited, 8)
  })

  test('a cascade moves what follows, and its undo is the plan as it was', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, TEST_CARD)
    const before = await scheduleOf(client, id)
    const { A } = byCode(before.tasks)
    const moved = await change(client, id, [{ op: 'update', id: A.id, fields: { duration: 3360 } }])
    assert.sameMembers(
      moved.body().tasks.map(({ code }: ShownTask) => code),
      ['A', 'B', 'C', 'D']
    )
    await change(client, id, [{ op: 'update', id: A.id, fields: { duration: 2400 } }])
    const after = await scheduleOf(client, id)
    assert.deepEqual(after.tasks, before.tasks)
  })

  test('removed tasks come back with their links, children and assignments', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, [
      { op: 'add', ref: 's', fields: { name: 'Structure' } },
      { op: 'add', ref: 'x', parentId: 's', fields: { name: 'Columns', duration: 960 } },
      { op: 'add', ref: 'y', fields: { name: 'Slab', duration: 480 } },
      { op: 'link', fromId: 'x', toId: 'y' },
    ])
    const before = await scheduleOf(client, id)
    const [structure, columns] = before.tasks
    assert.deepEqual([structure.kind, structure.wbs, columns.wbs], ['summary', '1', '1.1'])
    const removed = await change(client, id, [{ op: 'remove', id: structure.id }])
    assert.sameMembers(removed.body().removed, [structure.id, columns.id])
    assert.deepEqual(removed.body().links, [])
    assert.lengthOf((await scheduleOf(client, id)).tasks, 1)
    await change(client, id, [{ op: 'restore', id: structure.id }])
    const after = await scheduleOf(client, id)
    assert.deepEqual({ ...after, version: 0 }, { ...before, version: 0 })
  })

  test('a summary is as far as its tasks are, by their duration', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const made = await change(client, id, [
      { op: 'add', ref: 's', fields: { code: 'S', name: 'Structure' } },
      { op: 'add', ref: 'x', parentId: 's', fields: { name: 'Columns', duration: 960 } },
      { op: 'add', ref: 'y', parentId: 's', fields: { name: 'Slab', duration: 2880 } },
    ])
    const { x } = made.body().refs
    const fields = { percentComplete: 50, actualStart: '2026-11-22T08:00' }
    const changed = await change(client, id, [{ op: 'update', id: x, fields }])
    const summary = changed.body().tasks.find(({ code }: ShownTask) => code === 'S')
    assert.equal(summary.percentComplete, 12.5)
    const [read] = (await scheduleOf(client, id)).tasks
    assert.deepEqual(read, summary)
  })

  test('tasks are moved in the outline, not into themselves', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const made = await change(client, id, [
      { op: 'add', ref: 'a', fields: { name: 'A' } },
      { op: 'add', ref: 'b', afterId: 'a', fields: { name: 'B' } },
      { op: 'add', ref: 'c', afterId: 'a', fields: { name: 'C' } },
    ])
    const { a, b, c } = made.body().refs
    const order = async () => (await scheduleOf(client, id)).tasks.map((task: ShownTask) => task.id)
    assert.deepEqual(await order(), [a, c, b])
    await change(client, id, [{ op: 'move', id: a, parentId: c, afterId: null }])
    const { tasks } = await scheduleOf(client, id)
    assert.deepEqual(
      tasks.map((task: ShownTask) => [task.id, task.wbs, task.kind]),
      [
        [c, '1', 'summary'],
        [a, '1.1', 'task'],
        [b, '2', 'task'],
      ]
    )
    const refused = await change(client, id, [{ op: 'move', id: c, parentId: a, afterId: null }])
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), ['changes.0.parentId'])
  })

  test('a cycle is refused by the names of its tasks, and nothing is written', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, TEST_CARD)
    const { A, D } = byCode((await scheduleOf(client, id)).tasks)
    const body = [
      { op: 'update', id: A.id, fields: { name: 'Excavation' } },
      { op: 'link', fromId: D.id, toId: A.id },
    ]
    const refused = await change(client, id, body)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'SCHEDULE_CYCLE')
    assert.match(
      refused.body().message,
      /Excavation → Task B → Task D → Excavation|Task D → Excavation/
    )
    const { version, tasks } = await scheduleOf(client, id)
    assert.equal(version, 1)
    assert.equal(byCode(tasks).A.id, A.id)
    assert.isNull(await db.from('tasks').where({ project_id: id, name: 'Excavation' }).first())
  })

  test('the version that was read is needed, and a stale one is refused', async ({ client }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, TEST_CARD)
    const path = `/api/projects/${id}/schedule/changes`
    const body = { changes: [{ op: 'add', fields: { name: 'Late' } }] }
    ;(await call(client, 'planner', 'post', path, { body })).assertStatus(428)
    ;(await call(client, 'planner', 'post', path, { body, seen: 0 })).assertStatus(412)
    ;(await call(client, 'planner', 'post', path, { body, seen: 7 })).assertStatus(412)
  })

  test('is refused with what is wrong, member by member', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const other = await aProjectToPlan()
    const foreign = (await change(client, other.id, TEST_CARD)).body().tasks[0].id
    await change(client, id, TEST_CARD)
    const { A, B } = byCode((await scheduleOf(client, id)).tasks)
    const cases: [object, string][] = [
      [{ op: 'add', fields: {} }, 'changes.0.fields.name'],
      [{ op: 'add', fields: { name: 'X', code: 'A' } }, 'changes.0.fields.code'],
      [{ op: 'update', id: A.id, fields: { duration: -1 } }, 'changes.0.fields.duration'],
      [{ op: 'update', id: A.id, fields: { duration: 1.5 } }, 'changes.0.fields.duration'],
      [{ op: 'update', id: A.id, fields: { surprise: 1 } }, 'changes.0.fields.surprise'],
      [
        { op: 'update', id: A.id, fields: { deadline: '2027-02-30T08:00' } },
        'changes.0.fields.deadline',
      ],
      [
        { op: 'update', id: A.id, fields: { constraintKind: 'must_start' } },
        'changes.0.fields.constraintAt',
      ],
      [
        { op: 'update', id: A.id, fields: { actualFinish: '2027-06-08T10:00' } },
        'changes.0.fields.actualStart',
      ],
      [{ op: 'update', id: A.id, fields: { calendarId: 999_999 } }, 'changes.0.fields.calendarId'],
      [
        { op: 'update', id: A.id, fields: { percentComplete: 101 } },
        'changes.0.fields.percentComplete',
      ],
      [{ op: 'update', id: foreign, fields: { duration: 5 } }, 'changes.0.id'],
      [{ op: 'link', fromId: foreign, toId: A.id }, 'changes.0.fromId'],
      [{ op: 'link', fromId: A.id, toId: A.id }, 'changes.0.toId'],
      [{ op: 'unlink', fromId: B.id, toId: A.id }, 'changes.0.fromId'],
      [{ op: 'assign', taskId: A.id, resourceId: 999_999 }, 'changes.0.resourceId'],
      [{ op: 'restore', id: A.id }, 'changes.0.id'],
      [
        { op: 'settings', fields: { mustFinish: '2020-01-01T08:00' } },
        'changes.0.fields.mustFinish',
      ],
      [{ op: 'settings', fields: { name: 'no' } }, 'changes.0.fields.name'],
    ]
    for (const [body, member] of cases) {
      const refused = await change(client, id, [body])
      refused.assertStatus(422)
      assert.deepEqual(Object.keys(refused.body().errors), [member], JSON.stringify(body))
    }
    assert.equal((await scheduleOf(client, id)).version, 1)
  })

  test('amounts are for those who may see prices', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, [
      { op: 'add', fields: { code: 'P', name: 'Piling', budget: '125000.50' } },
    ])
    assert.equal(byCode((await scheduleOf(client, id)).tasks).P.budget, '125000.50')
    const user = await permit(await person('staff'), 'scheduleView')
    const path = `/api/projects/${id}/schedule`
    const shown = (await client.get(path).loginAs(user)).body()
    assert.isNull(byCode(shown.tasks).P.budget)
    const stated = await client
      .post(`${path}/changes`)
      .loginAs(user)
      .withCsrfToken()
      .header('If-Match', '"1"')
      .json({ changes: [{ op: 'update', id: shown.tasks[0].id, fields: { budget: '1.00' } }] })
    stated.assertStatus(403)
  })

  test('resources are given to tasks with their units', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const made = await call(client, 'planner', 'post', '/api/schedule-resources', {
      body: {
        code: 'CRANE-9',
        name: 'Tower crane',
        kind: 'equipment',
        capacity: '1',
        costPerHour: '220.00',
      },
    })
    made.assertStatus(201)
    await change(client, id, TEST_CARD)
    const { A } = byCode((await scheduleOf(client, id)).tasks)
    const given = { taskId: A.id, resourceId: made.body().id }
    await change(client, id, [{ op: 'assign', ...given, units: '0.5' }])
    assert.deepEqual((await scheduleOf(client, id)).assignments, [{ ...given, units: '0.5' }])
    assert.isNull(
      (await scheduleOf(client, id, 'foreman')).resources.find(
        (each: { id: number }) => each.id === given.resourceId
      ).costPerHour
    )
    const inUse = await call(
      client,
      'planner',
      'delete',
      `/api/schedule-resources/${given.resourceId}`,
      { seen: 1 }
    )
    inUse.assertStatus(409)
    await change(client, id, [{ op: 'unassign', ...given }])
    assert.deepEqual((await scheduleOf(client, id)).assignments, [])
  })
})
