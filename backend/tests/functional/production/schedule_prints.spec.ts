import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { runJob } from '#core/jobs/run_job'
import { pagesOf } from '#tests/helpers/pdf_text'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, scheduleOf, TEST_CARD } from './schedule_support.js'

const pathOf = (projectId: number) => `/api/projects/${projectId}/schedule/prints`

async function aPlan(client: ApiClient) {
  const project = await aProjectToPlan()
  ;(await change(client, project.id, TEST_CARD)).assertStatus(200)
  return project
}

async function printed(client: ApiClient, projectId: number, body: Record<string, unknown>) {
  const ordered = await call(client, 'foreman', 'post', pathOf(projectId), { body })
  ordered.assertStatus(202)
  return { job: ordered.body(), status: await runJob(ordered.body().id) }
}

const lastPrint = (projectId: number) =>
  db
    .from('files')
    .where({ owner_type: 'schedule_print', owner_id: projectId })
    .orderBy('id', 'desc')
    .firstOrFail()

test.group('Printed Gantt charts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who see schedules, of a plan that has tasks', async ({ client }) => {
    const { id } = await aProjectToPlan()
    ;(await client.post(pathOf(id)).withCsrfToken()).assertStatus(401)
    const body = { paper: 'a3' }
    ;(await call(client, 'staff', 'post', pathOf(id), { body })).assertStatus(403)
    ;(await call(client, 'planner', 'post', pathOf(999_999), { body })).assertStatus(404)
    const empty = await call(client, 'planner', 'post', pathOf(id), { body })
    empty.assertStatus(409)
    empty.assertBodyContains({ code: 'SCHEDULE_EMPTY' })
  })

  test('refuse other papers and an end before the beginning', async ({ client }) => {
    const { id } = await aPlan(client)
    const paper = await call(client, 'planner', 'post', pathOf(id), { body: { paper: 'a4' } })
    paper.assertStatus(422)
    const turned = await call(client, 'planner', 'post', pathOf(id), {
      body: { paper: 'a3', from: '2027-07-01', to: '2027-06-01' },
    })
    turned.assertStatus(422)
  })

  test('carry every task with its dates, the data date and the legend', async ({
    client,
    assert,
  }) => {
    const { id, code } = await aPlan(client)
    const dated = [{ op: 'settings', fields: { dataDate: '2027-06-08T08:00' } }]
    ;(await change(client, id, dated)).assertStatus(200)
    const { tasks } = await scheduleOf(client, id)
    const { job, status } = await printed(client, id, { paper: 'a3', language: 'en' })
    assert.equal(status, 'completed')
    const file = await lastPrint(id)
    const { result } = (await call(client, 'foreman', 'get', `/api/jobs/${job.id}`)).body()
    assert.equal(result.fileName, `${code}-gantt-a3-en.pdf`)
    const pages = await pagesOf(file.id)
    assert.lengthOf(pages, 1)
    const text = pages[0]!.replaceAll(/\s/g, '')
    for (const task of tasks) {
      assert.include(text, task.name.replaceAll(' ', ''))
      assert.include(text, task.earlyStart.slice(0, 10))
      assert.include(text, task.earlyFinish.slice(0, 10))
    }
    for (const words of ['8Jun2027', 'Critical', 'Totalfloat', 'Datadate', 'June2027'])
      assert.include(text, words)
  })

  test('name the months of the Gulf in Arabic, on A1 too', async ({ client, assert }) => {
    const { id } = await aPlan(client)
    const { status } = await printed(client, id, {
      paper: 'a1',
      language: 'ar',
      from: '2027-01-01',
      to: '2027-12-31',
    })
    assert.equal(status, 'completed')
    const text = (await pagesOf((await lastPrint(id)).id)).join(' ')
    for (const words of ['الجدول الزمني للمشروع', 'يناير', 'الفائض الكلي'])
      assert.include(text.replaceAll(/\s+/g, ' '), words)
  })

  test('go on over further pages for more rows than one holds', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const many = Array.from({ length: 120 }, (_, i) => ({
      op: 'add',
      ref: `T${i}`,
      fields: { code: `T${i}`, name: `Pour ${i}`, duration: 480 },
    }))
    ;(await change(client, id, many)).assertStatus(200)
    await printed(client, id, { paper: 'a3' })
    const pages = await pagesOf((await lastPrint(id)).id)
    assert.lengthOf(pages, 3)
    assert.include(pages[0]!.replaceAll(/\s/g, ''), 'T0Pour0')
    assert.include(pages[2]!.replaceAll(/\s/g, ''), 'T119Pour119')
  })

  test('draw a baseline and the load of resources below, and explain both', async ({
    client,
    assert,
  }) => {
    const { id } = await aPlan(client)
    const { id: other } = await aPlan(client)
    const baselineOf = async (projectId: number) =>
      (
        await call(client, 'planner', 'post', `/api/projects/${projectId}/baselines`, {
          body: { name: 'Contract programme' },
        })
      ).body().id as number
    const baselineId = await baselineOf(id)
    const crew = (
      await call(client, 'planner', 'post', '/api/schedule-resources', {
        body: { code: 'CR-PRINT', name: 'Steel crew', kind: 'crew', capacity: '1' },
      })
    ).body()
    const [first] = (await scheduleOf(client, id)).tasks
    const assigned = [{ op: 'assign', taskId: first.id, resourceId: crew.id, units: '2' }]
    ;(await change(client, id, assigned)).assertStatus(200)
    for (const body of [
      { paper: 'a3', baselineId: await baselineOf(other) },
      { paper: 'a3', resourceIds: [999_999] },
      { paper: 'a3', resourceIds: [crew.id, crew.id] },
    ])
      (await call(client, 'foreman', 'post', pathOf(id), { body })).assertStatus(422)
    const body = { paper: 'a3', language: 'en', baselineId, resourceIds: [crew.id] }
    const { status } = await printed(client, id, body)
    assert.equal(status, 'completed')
    const text = (await pagesOf((await lastPrint(id)).id)).join(' ').replaceAll(/\s/g, '')
    for (const words of ['Contractprogramme', 'CR-PRINT', 'Steelcrew', 'Overload', 'Capacity'])
      assert.include(text, words)
    // twice its hours on each of the five days of the task
    assert.match(text, /Overloadeddays.*?:5/)
    assert.match(text, /Mosthoursinaday.*?:16/)
    await printed(client, id, { paper: 'a3', language: 'en' })
    const plain = (await pagesOf((await lastPrint(id)).id)).join(' ')
    assert.notInclude(plain, 'Capacity')
  })

  test('of a project that is gone meanwhile are not printed', async ({ client, assert }) => {
    const { id } = await aPlan(client)
    const ordered = await call(client, 'planner', 'post', pathOf(id), { body: { paper: 'a3' } })
    await db
      .from('jobs')
      .where('id', ordered.body().id)
      .update({ payload: JSON.stringify({ projectId: 999_999, paper: 'a3', language: 'en' }) })
    assert.equal(await runJob(ordered.body().id), 'failed')
  })
})
