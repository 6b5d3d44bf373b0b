import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tried } from '#tests/helpers/claims'
import { call } from '../functional/procurement/support.js'
import {
  approve,
  aSite,
  aSubmittedReport,
  dayFromToday,
  REPORTS,
  reportBody,
} from '../functional/production/site_report_support.js'

test.group('Site reports at the same time', () => {
  test('sent twelve times at once under one key are one report', async ({ client, assert }) => {
    const site = await aSite(client)
    const body = reportBody(site)
    tried('races', 12)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(client, 'foreman', 'post', REPORTS, { body }))
    )
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [201])
    assert.equal(new Set(answers.map((answer) => answer.body().id)).size, 1)
    const reports = await db.from('site_reports').where('project_id', site.project.id)
    assert.lengthOf(reports, 1)
    assert.lengthOf(await db.from('site_report_works').where('report_id', reports[0].id), 1)
  })

  test('of one day under different keys: one is kept, the others name it', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    tried('races', 8)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(client, 'foreman', 'post', REPORTS, { body: reportBody(site) })
      )
    )
    const made = answers.filter((answer) => answer.status() === 201)
    assert.lengthOf(made, 1)
    for (const other of answers.filter((answer) => answer !== made[0])) {
      other.assertStatus(409)
      assert.equal(other.body().recordId, made[0]!.body().id)
    }
  })

  test('approved twice at once move the schedule once', async ({ client, assert }) => {
    const site = await aSite(client)
    const sent = await aSubmittedReport(client, site, { reportOn: dayFromToday(-1) })
    tried('races', 6)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => approve(client, 'chief.engineer', sent))
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      1
    )
    const progress = await db.from('task_progress').where('project_id', site.project.id)
    assert.lengthOf(progress, 1)
    const schedule = await db.from('schedules').where('project_id', site.project.id).firstOrFail()
    assert.equal(schedule.version, sent.scheduleVersion + 1)
  })
})
