import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { inDays } from '#tests/helpers/days'
import { call } from '../procurement/support.js'
import {
  aDelay,
  aPlannedProject,
  aRecordedDelay,
  DELAYS,
  delayBody,
  delayStep,
} from './delay_support.js'
import { aProjectToPlan } from './schedule_support.js'

test.group('Delays', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who belong to the project, and who answer for all of them', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aPlannedProject(client)
    const delay = await aDelay(client, projectId)
    const at = `${DELAYS}/${delay.id}`
    for (const path of [DELAYS, at, `${at}/history`, `${at}/impact`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'staff', 'get', path)).assertStatus(403)
      ;(await call(client, 'engineer', 'get', path)).assertStatus(200)
      ;(await call(client, 'accountant', 'get', path)).assertStatus(200)
    }
    const body = delayBody(projectId)
    ;(await client.post(DELAYS).json(body).withCsrfToken()).assertStatus(401)
    ;(await call(client, 'accountant', 'post', DELAYS, { body })).assertStatus(403)
    // the foreman works on another project
    ;(await call(client, 'foreman', 'get', at)).assertStatus(404)
    ;(await call(client, 'foreman', 'post', DELAYS, { body })).assertStatus(403)
    ;(
      await call(
        client,
        'foreman',
        'get',
        `/api/projects/${projectId}/delay-impact?delayIds=${delay.id}`
      )
    ).assertStatus(403)
    ;(await delayStep(client, 'foreman', delay, 'record')).assertStatus(404)
    const listed = async (by: string) =>
      (await call(client, by, 'get', `${DELAYS}?projectId=${projectId}`)).body().length
    assert.deepEqual([await listed('foreman'), await listed('engineer')], [0, 1])
    const { id: foreman } = await person('foreman')
    await db.from('tasks').where('project_id', projectId).update({ assignee_id: foreman })
    ;(await call(client, 'foreman', 'get', at)).assertStatus(200)
    assert.equal(await listed('foreman'), 1)
  })

  test('are numbered by project, and written with audit and outbox', async ({ client, assert }) => {
    const [one, other] = [await aPlannedProject(client), await aPlannedProject(client)]
    const run = (id: number) => `DLY-${String(id).padStart(4, '0')}`
    assert.equal((await aDelay(client, one.id)).number, `${run(one.id)}-0001`)
    const second = await aDelay(client, one.id, { tasks: [{ taskId: one.tasks.B, days: '3.5' }] })
    assert.equal(second.number, `${run(one.id)}-0002`)
    assert.equal((await aDelay(client, other.id)).number, `${run(other.id)}-0001`)
    assert.deepEqual(second.tasks, [
      {
        ...{ taskId: one.tasks.B, code: 'B', name: 'Task B', nameAr: null },
        ...{ isRemoved: false, days: '3.5' },
      },
    ])
    const entry = await db
      .from('audit_logs')
      .where({ entity_type: 'delay', entity_id: String(second.id), action: 'create' })
      .firstOrFail()
    assert.include(entry.changes, 'B: 3.5')
  })

  test('refuse days that run backwards, days to come, and tasks of others', async ({
    client,
    assert,
  }) => {
    const project = await aPlannedProject(client)
    const foreign = await aPlannedProject(client)
    const wrong: [object, string][] = [
      [{ projectId: 999_999 }, 'projectId'],
      [{ lastOn: '2026-03-07' }, 'lastOn'],
      [{ noticeOn: '2026-03-07' }, 'noticeOn'],
      [{ firstOn: '2199-01-01', lastOn: null }, 'firstOn'],
      [{ lastOn: '2199-01-01' }, 'lastOn'],
      [{ firstOn: '2026-02-30' }, 'firstOn'],
      [{ cause: 'mood' }, 'cause'],
      [{ responsible: 'nobody' }, 'responsible'],
      [{ title: '' }, 'title'],
      [{ tasks: [{ taskId: foreign.tasks.A, days: '1' }] }, 'tasks.0.taskId'],
      [{ tasks: [{ taskId: project.tasks.A, days: '0' }] }, 'tasks.0.days'],
      [{ tasks: ['1', '2'].map((days) => ({ taskId: project.tasks.A, days })) }, 'tasks.1.taskId'],
      [{ concurrentIds: [999_999] }, 'concurrentIds'],
    ]
    for (const [part, field] of wrong) {
      const body = { ...delayBody(project.id), ...part }
      const refused = await call(client, 'planner', 'post', DELAYS, { body })
      refused.assertStatus(422)
      assert.include(Object.keys(refused.body().errors), field)
    }
    assert.lengthOf(await db.from('delays').where('project_id', project.id), 0)
  })

  test('once recorded are corrected with a reason and never rewritten or deleted', async ({
    client,
    assert,
  }) => {
    const { id: projectId, tasks } = await aPlannedProject(client)
    const draft = await aDelay(client, projectId, { lastOn: null })
    const at = `${DELAYS}/${draft.id}`
    const edit = { seen: draft.version, body: { title: 'Late drawings' } }
    ;(await call(client, 'engineer', 'patch', at, { body: edit.body })).assertStatus(428)
    const edited = await call(client, 'engineer', 'patch', at, edit)
    edited.assertStatus(200)
    ;(await call(client, 'engineer', 'patch', at, edit)).assertStatus(412)
    const recorded = (await delayStep(client, 'engineer', edited.body(), 'record')).body()
    assert.equal(recorded.status, 'recorded')
    const seen = recorded.version
    const body = { title: 'Another story' }
    ;(await call(client, 'engineer', 'patch', at, { seen, body })).assertStatus(409)
    ;(await call(client, 'engineer', 'delete', at, { seen })).assertStatus(409)
    ;(await delayStep(client, 'engineer', recorded, 'correct', body)).assertStatus(422)
    const corrected = await delayStep(client, 'engineer', recorded, 'correct', {
      ...{ firstOn: '2026-03-09', reason: 'The transmittal was a day later' },
      tasks: [{ taskId: tasks.B, days: '2' }],
    })
    corrected.assertStatus(200)
    assert.equal(corrected.body().firstOn, '2026-03-09')
    const history = (await call(client, 'engineer', 'get', `${at}/history`)).body()
    assert.equal(history[0].action, 'correct')
    const changes = new Map(history[0].changes.map((one: any) => [one.field, one]))
    assert.include(changes.get('firstOn'), { before: '2026-03-08', after: '2026-03-09' })
    assert.include(changes.get('correction'), { after: 'The transmittal was a day later' })
    const ended = await delayStep(client, 'engineer', corrected.body(), 'end', {
      lastOn: '2026-03-12',
    })
    ended.assertStatus(200)
    const again = await delayStep(client, 'engineer', ended.body(), 'end', { lastOn: '2026-03-13' })
    again.assertStatus(409)
  })

  test('warn before the notice period lapses, and say when it did', async ({ client, assert }) => {
    const project = await aPlannedProject(client)
    const day = (ago: number) => inDays(-ago)
    const noticeOf = async (ago: number, more: object = {}) => {
      const body = { firstOn: day(ago), lastOn: null, ...more }
      const { noticeState, noticeDueOn } = await aDelay(client, project.id, body)
      return [noticeState, noticeDueOn]
    }
    assert.deepEqual(await noticeOf(3), ['due', day(-25)])
    assert.deepEqual(await noticeOf(25), ['closing', day(-3)])
    assert.deepEqual(await noticeOf(40), ['lapsed', day(12)])
    assert.deepEqual(await noticeOf(40, { noticeOn: day(20) }), ['given', day(12)])
    assert.deepEqual(await noticeOf(40, { noticeOn: day(5) }), ['late', day(12)])
    assert.deepEqual(await noticeOf(40, { responsible: 'subcontractor' }), ['not_needed', null])
    assert.deepEqual(await noticeOf(40, { responsible: 'consultant' }), ['lapsed', day(12)])
    const { version } = (await call(client, 'planner', 'get', `/api/projects/${project.id}`)).body()
    const set = { seen: version, body: { noticeDays: 14 } }
    ;(await call(client, 'planner', 'patch', `/api/projects/${project.id}`, set)).assertStatus(200)
    assert.deepEqual(await noticeOf(3), ['due', day(-11)])
    const late = await aRecordedDelay(client, project.id, { firstOn: day(30), lastOn: null })
    const given = await delayStep(client, 'engineer', late, 'notice', {
      ...{ noticeOn: day(29), noticeReference: 'LTR-118' },
    })
    given.assertStatus(200)
    given.assertBodyContains({ noticeState: 'given', noticeReference: 'LTR-118' })
  })

  test('have the impact that is worked out by hand', async ({ client, assert }) => {
    const { id, tasks } = await aPlannedProject(client)
    const impact = async (one: { id: number }) =>
      (await call(client, 'engineer', 'get', `${DELAYS}/${one.id}/impact`)).body()
    // eleven working days from Sunday, 1 March end on Sunday, 15 March; three more on Wednesday
    const critical = await aDelay(client, id, { tasks: [{ taskId: tasks.B, days: '3' }] })
    const found = await impact(critical)
    assert.equal(found.base.kind, 'plan')
    assert.include(found.impact, { finishBeforeOn: '2026-03-15', finishAfterOn: '2026-03-18' })
    assert.deepEqual(found.impact.critical, { days: 3, workingDays: 3 })
    assert.deepEqual(found.impact.compensable, { days: 3, workingDays: 3 })
    const floating = await aDelay(client, id, {
      ...{ tasks: [{ taskId: tasks.C, days: '6' }], responsible: 'contractor' },
      concurrentIds: [critical.id],
    })
    const own = (await impact(floating)).impact
    assert.deepEqual(own.critical, { days: 2, workingDays: 2 })
    assert.deepEqual(own.excusable, { days: 0, workingDays: 0 })
    assert.include(own.delays[0].tasks[0], { lostDays: 6, floatDays: 4, consumedDays: 4 })
    const ids = `delayIds=${critical.id}&delayIds=${floating.id}`
    const joint = await call(client, 'planner', 'get', `/api/projects/${id}/delay-impact?${ids}`)
    joint.assertStatus(200)
    const both = joint.body().impact
    assert.deepEqual(both.critical, { days: 3, workingDays: 3 })
    assert.deepEqual(both.excusable, { days: 3, workingDays: 3 })
    assert.deepEqual(both.compensable, { days: 1, workingDays: 1 })
    assert.deepEqual(both.delays[0].concurrent, [floating.id])
    const foreign = await aProjectToPlan()
    const elsewhere = `/api/projects/${foreign.id}/delay-impact?delayIds=${critical.id}`
    ;(await call(client, 'planner', 'get', elsewhere)).assertStatus(404)
  })

  test('are judged in the baseline that stood before them', async ({ client, assert }) => {
    const { id, tasks } = await aPlannedProject(client)
    const taken = await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, {
      body: { name: 'Contract programme' },
    })
    taken.assertStatus(201)
    await db.from('baselines').where('id', taken.body().id).update({ taken_on: '2026-03-01' })
    const version = (await call(client, 'planner', 'get', `/api/projects/${id}/schedule`)).body()
      .version
    const finished = await call(client, 'planner', 'post', `/api/projects/${id}/schedule/changes`, {
      seen: version,
      body: {
        changes: [
          { op: 'settings', fields: { dataDate: '2026-03-15T08:00' } },
          {
            op: 'update',
            id: tasks.A,
            fields: { actualStart: '2026-03-01T08:00', actualFinish: '2026-03-12T17:00' },
          },
        ],
      },
    })
    finished.assertStatus(200)
    const delay = await aDelay(client, id, { tasks: [{ taskId: tasks.A, days: '4' }] })
    const at = `${DELAYS}/${delay.id}/impact`
    const before = (await call(client, 'engineer', 'get', at)).body()
    assert.deepEqual(before.base, {
      ...{ kind: 'baseline', id: taken.body().id, name: 'Contract programme' },
      takenOn: '2026-03-01',
    })
    assert.equal(before.impact.finishBeforeOn, '2026-03-15')
    assert.equal(before.impact.critical.workingDays, 4)
    const now = (await call(client, 'engineer', 'get', `${at}?base=plan`)).body()
    assert.equal(now.impact.critical.workingDays, 0)
    assert.equal(now.impact.delays[0].tasks[0].unaffected, 'finished')
    ;(await call(client, 'engineer', 'get', `${at}?baselineId=999999`)).assertStatus(404)
  })

  test('keep evidence that only those of the project open', async ({ client, assert }) => {
    const { id } = await aPlannedProject(client)
    const delay = await aDelay(client, id)
    const send = async (by: string) =>
      client
        .post(`${DELAYS}/${delay.id}/files`)
        .loginAs(await person(by))
        .withCsrfToken()
        .file('file', pdf(), {
          filename: 'transmittal.pdf',
        })
    ;(await send('foreman')).assertStatus(404)
    const kept = await send('engineer')
    kept.assertStatus(201)
    const [file] = kept.body().files
    assert.equal(file.name, 'transmittal.pdf')
    ;(await call(client, 'engineer', 'get', file.url)).assertStatus(200)
    ;(await call(client, 'foreman', 'get', file.url)).assertStatus(404)
    const second = await send('engineer')
    assert.lengthOf(second.body().files, 2)
  })
})
