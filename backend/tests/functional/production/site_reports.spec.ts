import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { change } from './schedule_support.js'
import {
  anotherForeman,
  aReport,
  aSite,
  dayFromToday,
  REPORTS,
  reportBody,
  step,
} from './site_report_support.js'

const countOf = async (projectId: number) =>
  (await db.from('site_reports').where('project_id', projectId)).length

test.group('Site reports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who build and plan', async ({ client }) => {
    const site = await aSite(client)
    const made = await aReport(client, site)
    const tasks = `${REPORTS}/tasks?projectId=${site.project.id}`
    for (const path of [REPORTS, `${REPORTS}/${made.id}`, `${REPORTS}/${made.id}/history`]) {
      ;(await client.get(path)).assertStatus(401)
      for (const who of ['staff', 'storekeeper', 'accountant'])
        (await call(client, who, 'get', path)).assertStatus(403)
      for (const who of ['foreman', 'planner', 'engineer', 'chief.engineer'])
        (await call(client, who, 'get', path)).assertStatus(200)
    }
    ;(await client.get(tasks)).assertStatus(401)
    ;(await call(client, 'engineer', 'get', tasks)).assertStatus(403)
    const body = reportBody(site, { reportOn: dayFromToday(-2) })
    ;(await client.post(REPORTS).json(body).withCsrfToken()).assertStatus(401)
    for (const who of ['engineer', 'chief.engineer', 'staff'])
      (await call(client, who, 'post', REPORTS, { body })).assertStatus(403)
    ;(await step(client, 'foreman', made, 'approve', { scheduleVersion: 1 })).assertStatus(403)
  })

  test('are of projects that are being built, one’s own first', async ({ client, assert }) => {
    const path = `${REPORTS}/projects`
    ;(await client.get(path)).assertStatus(401)
    for (const who of ['engineer', 'staff', 'storekeeper'])
      (await call(client, who, 'get', path)).assertStatus(403)
    const { project: other } = await aSite(client)
    const { project: shut } = await aSite(client)
    await shut.merge({ status: 'closed' }).save()
    const { project: own } = await aSite(client, 'foreman')
    const answer = await call(client, 'foreman', 'get', path)
    answer.assertStatus(200)
    const rows = answer.body() as { id: number; isOwn: boolean; code: string }[]
    const at = (id: number) => rows.findIndex((row) => row.id === id)
    assert.containsSubset(rows[at(own.id)], { isOwn: true, code: own.code })
    assert.isFalse(rows[at(other.id)]!.isOwn)
    assert.isBelow(at(own.id), at(other.id))
    assert.equal(at(shut.id), -1)
  })

  test('keep every row with its number, sums and log', async ({ client, assert }) => {
    const site = await aSite(client)
    const body = reportBody(site)
    const made = await call(client, 'foreman', 'post', REPORTS, { body })
    made.assertStatus(201)
    const report = made.body()
    assert.match(report.number, /^DSR-\d{4}-\d+$/)
    assert.containsSubset(report, {
      ...{ status: 'draft', version: 1, headcount: 13, workHours: '127.5' },
      ...{ projectCode: site.project.code, temperatureHigh: 46, notes: body.notes },
      crews: body.crews,
      equipment: body.equipment,
      works: [
        {
          ...{ taskCode: 'A', taskName: 'Task A', quantity: '42.5', unit: 'm³' },
          ...{ percentComplete: 50, scheduledPercent: 0, isRemoved: false },
        },
      ],
      blockers: [{ reason: 'permit', taskName: 'Task B' }],
      can: { update: true, delete: true, submit: true, approve: false },
    })
    const log = await db.from('audit_logs').where('entity_type', 'site_report')
    assert.lengthOf(
      log.filter(({ entity_id: id }) => id === String(report.id)),
      1
    )
    const list = await call(
      client,
      'planner',
      'get',
      `${REPORTS}?projectId=${site.project.id}&status=draft&reportOn_gte=${body.reportOn}`
    )
    list.assertStatus(200)
    assert.deepEqual(
      list.body().map(({ id }: { id: number }) => id),
      [report.id]
    )
    const found = await call(client, 'planner', 'get', `${REPORTS}?q=${report.number}`)
    assert.lengthOf(found.body(), 1)
    const tasks = await call(
      client,
      'foreman',
      'get',
      `${REPORTS}/tasks?projectId=${site.project.id}`
    )
    assert.deepEqual(
      tasks.body().map(({ code }: { code: string }) => code),
      ['A', 'B', 'C', 'D']
    )
  })

  test('sent again under the same key are the report that is there', async ({ client, assert }) => {
    const site = await aSite(client)
    const body = reportBody(site)
    const first = await call(client, 'foreman', 'post', REPORTS, { body })
    const again = await call(client, 'foreman', 'post', REPORTS, {
      body: { ...body, notes: 'Typed later' },
    })
    again.assertStatus(201)
    again.assertHeader('idempotent-replayed', 'true')
    assert.equal(again.body().id, first.body().id)
    assert.equal(again.body().notes, body.notes)
    assert.equal(await countOf(site.project.id), 1)
    // the key is the author's: a colleague's is another
    const theirs = await call(client, 'planner', 'post', REPORTS, { body })
    theirs.assertStatus(201)
    assert.notEqual(theirs.body().id, first.body().id)
  })

  test('are one of a project, day and author', async ({ client, assert }) => {
    const site = await aSite(client)
    const made = await aReport(client, site)
    const second = await call(client, 'foreman', 'post', REPORTS, { body: reportBody(site) })
    second.assertStatus(409)
    assert.containsSubset(second.body(), {
      code: 'SITE_REPORT_EXISTS',
      recordId: made.id,
      number: made.number,
    })
    await aReport(client, site, { reportOn: dayFromToday(-2) })
    await aReport(client, site, {}, 'planner')
    assert.equal(await countOf(site.project.id), 3)
    const gone = await call(client, 'foreman', 'delete', `${REPORTS}/${made.id}`, { seen: 1 })
    gone.assertStatus(204)
    for (const part of ['crews', 'equipment', 'works', 'blockers'])
      assert.isEmpty(await db.from(`site_report_${part}`).where('report_id', made.id))
    await aReport(client, site)
  })

  test('refuse a day to come, a closed project and work of another schedule', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const other = await aSite(client)
    const work = (taskId: number, percentComplete = 10) => ({ taskId, percentComplete })
    const wrong: [object, string][] = [
      [{ reportOn: dayFromToday(1) }, 'reportOn'],
      [{ projectId: 999_999 }, 'projectId'],
      [{ works: [work(other.tasks.A)] }, 'works.0.taskId'],
      [{ works: [work(site.tasks.A), work(site.tasks.A)] }, 'works.1.taskId'],
      [{ works: [work(site.tasks.A, 101)] }, 'works.0.percentComplete'],
      [
        { blockers: [{ reason: 'crew', taskId: other.tasks.A, details: 'x' }] },
        'blockers.0.taskId',
      ],
      [{ crews: [{ trade: 'pilot', headcount: 1, hours: '8' }] }, 'crews.0.trade'],
      [{ crews: [{ trade: 'mason', headcount: 0, hours: '8' }] }, 'crews.0.headcount'],
      [{ crews: [{ trade: 'mason', headcount: 1, hours: '25' }] }, 'crews.0.hours'],
      [{ temperatureLow: 50 }, 'temperatureHigh'],
      [{ clientKey: 'short' }, 'clientKey'],
      [{ mood: 'good' }, 'mood'],
    ]
    for (const [part, field] of wrong) {
      const body = reportBody(site, part)
      const refused = await call(client, 'foreman', 'post', REPORTS, { body, language: 'ar' })
      refused.assertStatus(422)
      assert.include(Object.keys(refused.body().errors), field)
      assert.match(refused.body().errors[field][0], /\p{Script=Arabic}/u)
    }
    await site.project.merge({ status: 'closed' }).save()
    const closed = await call(client, 'foreman', 'post', REPORTS, { body: reportBody(site) })
    closed.assertStatus(409)
    assert.equal(closed.body().code, 'PROJECT_CLOSED')
    assert.equal(await countOf(site.project.id), 0)
  })

  test('work is reported on tasks, not on summaries, and a milestone is reached or not', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const added = await change(client, site.project.id, [
      { op: 'add', ref: 'S', fields: { code: 'S', name: 'Structure' } },
      { op: 'add', parentId: 'S', fields: { code: 'M', name: 'Roof', kind: 'finish_milestone' } },
    ])
    const { S: summary } = added.body().refs
    const milestone = added.body().tasks.find(({ code }: { code: string }) => code === 'M').id
    const send = (taskId: number, percentComplete: number) =>
      call(client, 'foreman', 'post', REPORTS, {
        body: reportBody(site, { works: [{ taskId, percentComplete }] }),
      })
    assert.include(Object.keys((await send(summary, 10)).body().errors), 'works.0.taskId')
    assert.include(
      Object.keys((await send(milestone, 40)).body().errors),
      'works.0.percentComplete'
    )
    ;(await send(milestone, 100)).assertStatus(201)
  })

  test('are changed on the version that was seen, by their author or the office', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const made = await aReport(client, site)
    const path = `${REPORTS}/${made.id}`
    ;(await call(client, 'foreman', 'patch', path, { body: { notes: 'B' } })).assertStatus(428)
    const edit = { seen: 1, body: { notes: 'Corrected', crews: [] } }
    const stranger = await anotherForeman()
    const theirs = await client
      .patch(path)
      .loginAs(stranger)
      .withCsrfToken()
      .header('If-Match', '"1"')
      .json(edit.body)
    theirs.assertStatus(403)
    const office = await call(client, 'planner', 'patch', path, edit)
    office.assertStatus(200)
    assert.containsSubset(office.body(), { version: 2, headcount: 0, works: [{ taskCode: 'A' }] })
    // what the phone still holds does not overwrite it
    const stale = await call(client, 'foreman', 'patch', path, edit)
    stale.assertStatus(412)
    assert.containsSubset(stale.body(), { currentVersion: 2, changedBy: 'Rania Khoury' })
    ;(await step(client, 'foreman', made, 'submit')).assertStatus(412)
    const sent = await step(client, 'foreman', office.body(), 'submit')
    const late = { seen: sent.body().version, body: { notes: 'Late' } }
    ;(await call(client, 'foreman', 'patch', path, late)).assertStatus(409)
    ;(await call(client, 'foreman', 'delete', path, { seen: late.seen })).assertStatus(409)
  })

  test('a change that is sent twice under one key is made once', async ({ client, assert }) => {
    const made = await aReport(client, await aSite(client))
    const path = `${REPORTS}/${made.id}`
    const sent = { seen: 1, body: { notes: 'From the phone' }, key: randomUUID() }
    const first = await call(client, 'foreman', 'patch', path, sent)
    const again = await call(client, 'foreman', 'patch', path, sent)
    again.assertStatus(200)
    assert.deepEqual(again.body(), first.body())
    assert.equal(first.body().version, 2)
    const { id } = await person('foreman')
    assert.lengthOf(await db.from('idempotency_keys').where({ user_id: id, key: sent.key }), 1)
    const submit = { ...sent, seen: 2, body: {}, key: randomUUID() }
    const submitted = await call(client, 'foreman', 'post', `${path}/submit`, submit)
    const repeated = await call(client, 'foreman', 'post', `${path}/submit`, submit)
    repeated.assertStatus(200)
    assert.equal(repeated.body().version, submitted.body().version)
  })
})
