import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { addDays } from '#core/settings/days'
import { runJob } from '#core/jobs/run_job'
import { pagesOf } from '#tests/helpers/pdf_text'
import { call } from '../procurement/support.js'
import { aConstraint, aPlannedProject, promise } from './planning_support.js'

type Kind = 'look-ahead' | 'weekly-plan'
const pathOf = (projectId: number, kind: Kind) => `/api/projects/${projectId}/${kind}/prints`

/** The text of a print without blanks, and its pages. */
async function printed(client: ApiClient, projectId: number, kind: Kind, body: object) {
  const ordered = await call(client, 'foreman', 'post', pathOf(projectId, kind), {
    body: { ...body },
  })
  ordered.assertStatus(202)
  const status = await runJob(ordered.body().id)
  const file = await db
    .from('files')
    .where({ owner_type: 'planning_print', owner_id: projectId })
    .orderBy('id', 'desc')
    .firstOrFail()
  const pages = await pagesOf(file.id)
  return { status, file, pages, text: pages.join(' ').replaceAll(/\s/g, '') }
}

test.group('Printed look-aheads and weekly plans', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const kind of ['look-ahead', 'weekly-plan'] as const)
    test(`are for those who see planning: ${kind}`, async ({ client }) => {
      const { projectId } = await aPlannedProject(client)
      const path = pathOf(projectId, kind)
      const body = { paper: 'a4' }
      ;(await client.post(path).withCsrfToken().json(body)).assertStatus(401)
      for (const who of ['staff', 'buyer', 'engineer'])
        (await call(client, who, 'post', path, { body })).assertStatus(403)
      ;(await call(client, 'auditor', 'post', path, { body })).assertStatus(202)
      const unknown = pathOf(99_999_999, kind)
      ;(await call(client, 'planner', 'post', unknown, { body })).assertStatus(404)
      for (const wrong of [{}, { paper: 'a1' }, { paper: 'a4', day: 'monday' }])
        (await call(client, 'planner', 'post', path, { body: wrong })).assertStatus(422)
    })

  test('the look-ahead has tasks with their days and what stands in their way', async ({
    client,
    assert,
  }) => {
    const { projectId, weekOn, taskIds } = await aPlannedProject(client)
    await aConstraint(client, taskIds.B, { description: 'Anchor bolts', fixedOn: '2026-01-05' })
    const body = { paper: 'a4', language: 'en' }
    const { status, file, text } = await printed(client, projectId, 'look-ahead', body)
    assert.equal(status, 'completed')
    const { code } = await db.from('projects').where('id', projectId).firstOrFail()
    assert.match(file.original_name, new RegExp(`^${code}-look-ahead-.*-en\\.pdf$`))
    for (const words of [
      ...['Six-weeklook-ahead', 'ATaskA', 'BTaskB', 'Milestone', weekOn, addDays(weekOn, 2)],
      ...['Material:Anchorbolts', 'Owner:', 'Neededby2026-01-05', 'Overdue', 'Notready'],
    ])
      assert.include(text, words)
    assert.notInclude(text, 'FAR')
    assert.notInclude(text, 'القيود')
    const ready = await printed(client, projectId, 'look-ahead', { ...body, state: 'ready' })
    assert.notInclude(ready.text, 'BTaskB')
  })

  test('the weekly plan has what was promised, what was done and the PPC', async ({
    client,
    assert,
  }) => {
    const { projectId, weekOn: day, taskIds } = await aPlannedProject(client)
    let week = (await promise(client, { projectId, day, taskId: taskIds.A })).body()
    const second = { percent: null, quantity: '12.5', unit: 'm3' }
    week = (
      await promise(
        client,
        { projectId, day, taskId: taskIds.B },
        { seen: week.version, more: second }
      )
    ).body()
    const step = async (path: string, body = {}) => {
      const done = await call(client, 'planner', 'post', path, { seen: week.version, body })
      done.assertStatus(200)
      week = done.body()
    }
    await step(`/api/weekly-plans/${week.id}/commit`)
    await step(`/api/weekly-promises/${week.promises[0].id}/outcome`, { outcome: 'done' })
    const missed = { outcome: 'not_done', reason: 'weather', comment: 'Sandstorm' }
    await step(`/api/weekly-promises/${week.promises[1].id}/outcome`, missed)
    const english = await printed(client, projectId, 'weekly-plan', { paper: 'a3', language: 'en' })
    assert.equal(english.status, 'completed')
    for (const words of [
      ...['Weeklyplan', 'Committed', 'ATaskA', '50%', 'BTaskB', '12.5m3', 'Notdone'],
      ...['Weather', 'Sandstorm', 'Percentplancomplete(PPC)50%'],
    ])
      assert.include(english.text, words)
    const arabic = await printed(client, projectId, 'weekly-plan', { paper: 'a4', language: 'ar' })
    for (const words of ['الخطةالأسبوعية', 'الأحوالالجوية', 'المنجز'])
      assert.include(arabic.text, words)
    assert.notInclude(arabic.text, 'Weather')
  })

  test('say so where there is nothing to print', async ({ client, assert }) => {
    const { projectId } = await aPlannedProject(client)
    const far = { paper: 'a4', language: 'en', day: '2020-01-01' }
    const none = await printed(client, projectId, 'look-ahead', far)
    assert.include(none.text, 'Notasksintheseweeks')
    const empty = await printed(client, projectId, 'weekly-plan', far)
    assert.include(empty.text, 'Nothingispromisedforthisweek')
  })
})
