import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { person } from '#tests/helpers/users'
import { notifyDueConstraints } from '#production/task_constraints/notify_owners'
import { call } from '../procurement/support.js'
import { aConstraint, aPlannedProject, constraintBody } from './planning_support.js'
import { change, scheduleOf } from './schedule_support.js'

const AT = '/api/task-constraints'

test.group('Constraints', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for production: those who plan and the site write, the others read or nothing', async ({
    client,
  }) => {
    const { taskIds } = await aPlannedProject(client)
    const made = await aConstraint(client, taskIds.A)
    const body = await constraintBody(taskIds.A)
    for (const path of [AT, `${AT}/${made.id}`, `${AT}/${made.id}/history`]) {
      ;(await client.get(path)).assertStatus(401)
      for (const who of ['staff', 'storekeeper', 'accountant'])
        (await call(client, who, 'get', path)).assertStatus(403)
      for (const who of ['foreman', 'auditor'])
        (await call(client, who, 'get', path)).assertStatus(200)
    }
    ;(await client.post(AT).json(body).withCsrfToken()).assertStatus(401)
    for (const who of ['auditor', 'engineer'])
      (await call(client, who, 'post', AT, { body })).assertStatus(403)
    const resolution = { seen: made.version, body: {} }
    ;(
      await call(client, 'auditor', 'post', `${AT}/${made.id}/resolution`, resolution)
    ).assertStatus(403)
    ;(await call(client, 'foreman', 'post', AT, { body })).assertStatus(201)
  })

  test('are needed on the day that their task starts, wherever the schedule moves it', async ({
    client,
    assert,
  }) => {
    const { projectId, taskIds } = await aPlannedProject(client)
    const made = await aConstraint(client, taskIds.B, { kind: 'consultant' })
    assert.equal(made.kind, 'consultant')
    const lead = await aConstraint(client, taskIds.B, { leadDays: 5 })
    const fixed = await aConstraint(client, taskIds.B, { fixedOn: '2031-01-05' })
    const startOn = made.taskStartOn
    assert.equal(made.neededOn, startOn)
    assert.equal(lead.neededOn, addDays(startOn, -5))
    assert.equal(fixed.neededOn, '2031-01-05')
    const moved = await change(client, projectId, [
      { op: 'update', id: taskIds.A, fields: { duration: 6 * 480 } },
    ])
    moved.assertStatus(200)
    const { tasks } = await scheduleOf(client, projectId)
    const now = tasks.find(({ id }: { id: number }) => id === taskIds.B).earlyStart.slice(0, 10)
    assert.isAbove(Date.parse(now), Date.parse(startOn))
    const needed = async ({ id }: { id: number }) =>
      (await call(client, 'planner', 'get', `${AT}/${id}`)).body().neededOn
    assert.equal(await needed(made), now)
    assert.equal(await needed(lead), addDays(now, -5))
    assert.equal(await needed(fixed), '2031-01-05')
    // a fixed day gives way to lead days
    const change2 = { seen: fixed.version, body: { leadDays: 1 } }
    const changed = await call(client, 'planner', 'patch', `${AT}/${fixed.id}`, change2)
    changed.assertBodyContains({ fixedOn: null, leadDays: 1, neededOn: addDays(now, -1) })
  })

  test('leave the lists with a task that is removed, and come back with it', async ({ client }) => {
    const { projectId, taskIds } = await aPlannedProject(client)
    const made = await aConstraint(client, taskIds.FAR)
    ;(await change(client, projectId, [{ op: 'remove', id: taskIds.FAR }])).assertStatus(200)
    ;(await call(client, 'planner', 'get', `${AT}/${made.id}`)).assertStatus(404)
    ;(await change(client, projectId, [{ op: 'restore', id: taskIds.FAR }])).assertStatus(200)
    ;(await call(client, 'planner', 'get', `${AT}/${made.id}`)).assertStatus(200)
  })

  test('are resolved once, by name, and can be opened again', async ({ client, assert }) => {
    const { projectId, taskIds } = await aPlannedProject(client)
    const made = await aConstraint(client, taskIds.A)
    const overview = async () =>
      (await call(client, 'planner', 'get', `/api/projects/${projectId}/overview`)).body()
        .constraints
    const overdue = made.neededOn < today() ? 1 : 0
    assert.deepEqual(await overview(), { open: 1, overdue })
    const at = `${AT}/${made.id}/resolution`
    const resolved = await call(client, 'foreman', 'post', at, { seen: made.version, body: {} })
    resolved.assertStatus(200)
    const { name } = await person('foreman')
    resolved.assertBodyContains({ isOpen: false, isOverdue: false, resolvedByName: name })
    assert.deepEqual(await overview(), { open: 0, overdue: 0 })
    const { version } = resolved.body()
    ;(await call(client, 'foreman', 'post', at, { seen: version, body: {} })).assertStatus(409)
    const edit = { seen: version, body: { description: 'Other' } }
    ;(await call(client, 'planner', 'patch', `${AT}/${made.id}`, edit)).assertStatus(409)
    ;(await call(client, 'planner', 'delete', `${AT}/${made.id}`, { seen: version })).assertStatus(
      409
    )
    const opened = await call(client, 'planner', 'delete', at, { seen: version })
    opened.assertBodyContains({ isOpen: true, resolvedByName: null })
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'task_constraint', entity_id: String(made.id) })
      .orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'resolve', 'reopen']
    )
    const history = await call(client, 'planner', 'get', `${AT}/${made.id}/history`)
    assert.lengthOf(history.body(), 3)
  })

  test('refuse what is none and what is stale, and nothing is half-written', async ({
    client,
    assert,
  }) => {
    const { projectId, taskIds } = await aPlannedProject(client)
    const staff = (await person('staff')).id
    const body = await constraintBody(taskIds.A)
    const wrong: [object, string][] = [
      [{ taskId: 999_999_999 }, 'taskId'],
      [{ kind: 'mood' }, 'kind'],
      [{ description: ' ' }, 'description'],
      [{ ownerId: staff }, 'ownerId'],
      [{ leadDays: -1 }, 'leadDays'],
      [{ fixedOn: '2026-02-30' }, 'fixedOn'],
      [{ leadDays: 2, fixedOn: '2027-02-03' }, 'fixedOn'],
      [{ resolvedBy: 1 }, 'resolvedBy'],
    ]
    for (const [part, field] of wrong) {
      const refused = await call(client, 'planner', 'post', AT, { body: { ...body, ...part } })
      refused.assertStatus(422)
      assert.property(refused.body().errors, field)
    }
    const arabic = { body: { ...body, ownerId: staff }, language: 'ar' as const }
    const inArabic = await call(client, 'planner', 'post', AT, arabic)
    assert.match(inArabic.body().errors.ownerId[0], /[\u0600-\u06FF]/)
    assert.lengthOf(await db.from('task_constraints').where('project_id', projectId), 0)
    const made = await aConstraint(client, taskIds.A)
    const edit = {
      seen: made.version,
      body: { description: 'Bolts M24', descriptionAr: 'براغي M24' },
    }
    const path = `${AT}/${made.id}`
    ;(await call(client, 'planner', 'patch', path, { body: edit.body })).assertStatus(428)
    const edited = await call(client, 'planner', 'patch', path, edit)
    edited.assertStatus(200)
    edited.assertBodyContains(edit.body)
    ;(await call(client, 'planner', 'patch', path, edit)).assertStatus(412)
    const stale = { seen: made.version, body: {} }
    ;(await call(client, 'planner', 'post', `${path}/resolution`, stale)).assertStatus(412)
    ;(await call(client, 'planner', 'delete', path, { seen: made.version + 1 })).assertStatus(204)
    ;(await call(client, 'planner', 'get', path)).assertStatus(404)
  })

  test('are listed by project, owner, day and state', async ({ client, assert }) => {
    const { projectId, taskIds } = await aPlannedProject(client)
    const old = await aConstraint(client, taskIds.B, { fixedOn: addDays(today(), -2) })
    const soon = await aConstraint(client, taskIds.A, { fixedOn: today() })
    const list = async (query: string) => {
      const path = `${AT}?projectId=${projectId}&${query}`
      const answer = await call(client, 'planner', 'get', path)
      answer.assertStatus(200)
      return answer.body().map(({ id }: { id: number }) => id)
    }
    assert.deepEqual(await list('isOpen=true'), [old.id, soon.id])
    assert.deepEqual(await list(`neededOn_lte=${addDays(today(), -1)}`), [old.id])
    assert.deepEqual(await list('isOpen=false'), [])
    assert.deepEqual(await list('_sort=neededOn&_order=desc'), [soon.id, old.id])
    assert.deepEqual(await list(`ownerId=${(await person('planner')).id}`), [])
    assert.isTrue(old.isOverdue)
    assert.isFalse(soon.isOverdue)
  })

  test('notify their owner when assigned, three days before, and when overdue: once each', async ({
    client,
    assert,
  }) => {
    const { taskIds } = await aPlannedProject(client)
    const { id: ownerId } = await person('foreman')
    const made = await aConstraint(client, taskIds.A, { fixedOn: '2030-05-10' })
    const told = async () => {
      const rows = await db
        .from('notifications')
        .where({ related_entity_type: 'task_constraint', related_entity_id: made.id })
        .orderBy('id')
      return rows.map(({ type, user_id: userId }) => [type, userId])
    }
    const assigned = ['constraint_assigned', ownerId]
    assert.deepEqual(await told(), [assigned])
    await notifyDueConstraints('2030-05-06')
    assert.deepEqual(await told(), [assigned])
    for (const day of ['2030-05-07', '2030-05-08', '2030-05-10']) await notifyDueConstraints(day)
    const due = ['constraint_due', ownerId]
    assert.deepEqual(await told(), [assigned, due])
    for (const day of ['2030-05-11', '2030-05-12']) await notifyDueConstraints(day)
    const overdue = ['constraint_overdue', ownerId]
    assert.deepEqual(await told(), [assigned, due, overdue])
    // another owner hears of it at once, and of being late by the next run
    const { id: planner } = await person('planner')
    const body = { ownerId: planner }
    const path = `${AT}/${made.id}`
    ;(await call(client, 'foreman', 'patch', path, { seen: made.version, body })).assertStatus(200)
    await notifyDueConstraints('2030-05-12')
    assert.deepEqual(await told(), [
      ...[assigned, due, overdue],
      ...[
        ['constraint_assigned', planner],
        ['constraint_overdue', planner],
      ],
    ])
    // nor is anyone notified of what they have taken on themselves, or of what is resolved
    const own = await aConstraint(client, taskIds.A, { ownerId: planner, fixedOn: '2030-05-10' })
    const resolution = { seen: own.version, body: {} }
    const at = `${AT}/${own.id}/resolution`
    ;(await call(client, 'planner', 'post', at, resolution)).assertStatus(200)
    await notifyDueConstraints('2030-05-12')
    const about = { related_entity_type: 'task_constraint', related_entity_id: own.id }
    assert.lengthOf(await db.from('notifications').where(about), 0)
  })
})
