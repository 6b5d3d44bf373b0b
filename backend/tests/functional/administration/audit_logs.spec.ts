import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runDueJobs } from '#core/jobs/due_jobs'
import { person } from '#tests/helpers/users'

const row = (values: Record<string, unknown>) => ({
  at: '2026-03-05T09:30:00.000Z',
  actor_id: 3,
  actor_name: 'Sami',
  action: 'update',
  entity_type: 'vendor',
  entity_id: '7',
  entity_label: 'Gulf Glass',
  changes: JSON.stringify([{ field: 'city', before: 'Jeddah', after: 'Riyadh' }]),
  ip: '10.0.0.9',
  request_id: 'req-1',
  ...values,
})

test.group('Logs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.table('audit_logs').multiInsert([
      row({}),
      row({ at: '2026-03-05T23:59:59.500Z', action: 'delete', entity_label: 'Night Glass' }),
      row({
        at: '2026-03-06T00:00:00.000Z',
        actor_id: 4,
        actor_name: 'Huda',
        entity_type: 'client',
      }),
    ])
  })

  test('owners alone read them', async ({ client }) => {
    for (const [username, status] of [
      ['admin', 200],
      ['general.manager', 200],
      ['auditor', 403],
      ['staff', 403],
    ] as const) {
      const response = await client.get('/api/audit-logs').loginAs(await person(username))
      response.assertStatus(status)
    }
    const guest = await client.get('/api/audit-logs')
    guest.assertStatus(401)
  })

  test('who, what, when and the values are filters', async ({ client, assert }) => {
    const owner = await person('admin')
    const cases: [string, number][] = [
      ['at_gte=2026-03-05&at_lte=2026-03-05', 2],
      ['at_gte=2026-03-06&at_lte=2026-03-06', 1],
      ['at_gte=2026-03-05T23:00:00Z&at_lte=2026-03-06', 2],
      ['at_lte=2026-03-06&actorName_like=huda', 1],
      ['at_lte=2026-03-06&action=delete', 1],
      ['at_lte=2026-03-06&entityType=vendor&entityId=7', 2],
      ['at_lte=2026-03-06&entityLabel_like=night', 1],
      ['at_lte=2026-03-06&changes_like=Riyadh', 3],
      ['at_lte=2026-03-06&requestId=req-1', 3],
    ]
    for (const [query, total] of cases) {
      const response = await client.get(`/api/audit-logs?${query}`).loginAs(owner)
      response.assertStatus(200)
      assert.equal(response.header('x-total-count'), String(total), query)
    }
    const wrong = await client.get('/api/audit-logs?at_gte=yesterday').loginAs(owner)
    wrong.assertStatus(422)
  })

  test('what matches is exported as a file', async ({ client, assert }) => {
    const owner = await person('admin')
    const order = {
      resource: 'audit-logs',
      format: 'csv',
      query: 'at_lte=2026-03-06&action=delete',
    }
    const refused = await client
      .post('/api/exports')
      .loginAs(await person('auditor'))
      .withCsrfToken()
      .json(order)
    refused.assertStatus(403)
    const started = await client.post('/api/exports').loginAs(owner).withCsrfToken().json(order)
    started.assertStatus(202)
    await runDueJobs()
    const file = await client.get(`/api/jobs/${started.body().id}/result`).loginAs(owner)
    file.assertStatus(200)
    assert.include(file.text(), 'Night Glass')
    assert.notInclude(file.text(), 'Gulf Glass')
  })
})
