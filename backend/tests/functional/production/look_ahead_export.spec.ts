import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runJob } from '#core/jobs/run_job'
import { addDays } from '#core/settings/days'
import { readBlob } from '#core/storage/blobs'
import { parseDay } from '#engines/scheduling/moment'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aConstraint, aPlannedProject } from './planning_support.js'

const order = (query: string) => ({ resource: 'look-ahead', format: 'csv', query })

/** The lines of an exported look-ahead. */
async function exported(client: ApiClient, query: string, language = 'en') {
  const ordered = await client
    .post('/api/exports')
    .loginAs(await person('planner'))
    .withCsrfToken()
    .header('Accept-Language', language)
    .json(order(query))
  ordered.assertStatus(202)
  await runJob(ordered.body().id)
  const { result_file_id: id } = await db.from('jobs').where('id', ordered.body().id).firstOrFail()
  const { storage_key: key } = await db.from('files').where('id', id).firstOrFail()
  return (await readBlob(key)).toString('utf8')
}

test.group('The look-ahead as a file', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for those who see planning', async ({ client }) => {
    const body = order('')
    ;(await client.post('/api/exports').withCsrfToken().json(body)).assertStatus(401)
    for (const who of ['staff', 'buyer'])
      (await call(client, who, 'post', '/api/exports', { body })).assertStatus(403)
  })

  test('has the tasks of six weeks with what stands in their way', async ({ client, assert }) => {
    const { projectId, weekOn, taskIds } = await aPlannedProject(client)
    await aConstraint(client, taskIds.B, { fixedOn: '2026-01-05' })
    const query = `projectId=${projectId}&week=${parseDay(weekOn)}`
    const file = await exported(client, query)
    for (const words of ['Task A', 'Task B', 'Task M', weekOn, addDays(weekOn, 2), 'Not ready'])
      assert.include(file, words)
    assert.match(file, /Material: Anchor bolts on site · .+ · 2026-01-05 · overdue/)
    assert.notInclude(file, 'Task FAR')
    assert.include(await exported(client, query, 'ar'), 'غير جاهز')
    const later = await exported(client, `projectId=${projectId}&week=${parseDay(weekOn) + 14}`)
    assert.notInclude(later, 'Task A')
    const all = await exported(client, `week=${parseDay(weekOn)}`)
    assert.include(all, 'Task B')
    await db.from('projects').where('id', projectId).update({ status: 'closed' })
    const { code } = await db.from('projects').where('id', projectId).firstOrFail()
    assert.notInclude(await exported(client, `week=${parseDay(weekOn)}`), code)
  })
})
