import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { ServerProcess } from './harness/server_process.js'
import { Site } from './harness/site.js'
import { until } from './harness/until.js'

test.group('Site reports from a phone', (group) => {
  let site: Site
  let server: ServerProcess

  group.setup(async () => {
    site = await Site.open({ LOGIN_ATTEMPTS: '1000' })
    server = await ServerProcess.open(site)
    return async () => {
      await server.close()
      await site.close()
    }
  })

  test('killed between commit and answer, and sent again days later: one report', async ({
    assert,
  }) => {
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    await jar.send('POST', '/api/auth/login', { username: 'planner', password: DEMO_PASSWORD })
    const project = await jar.send('POST', '/api/projects', { name: 'Hangar' })
    assert.equal(project.status, 201, JSON.stringify(project.body))
    // the site reports of approved projects only
    await site.client.from('projects').where({ id: project.body.id }).update({ status: 'active' })
    const body = {
      ...{ projectId: project.body.id, reportOn: '2026-01-05', weather: 'clear' },
      clientKey: 'a-phone-on-a-site-1',
      crews: [{ trade: 'mason', headcount: 4, hours: '8' }],
    }
    writeFileSync(join(site.directory, 'kill.armed'), 'first-try')
    const headers = { 'Idempotency-Key': 'first-try' }
    await assert.rejects(() => jar.send('POST', '/api/site-reports', body, headers))
    await until('the server is gone', () => !server.alive)
    assert.isFalse(existsSync(join(site.directory, 'kill.armed')))
    await server.start()
    // answers are kept for a while only; the report itself knows under which key it was sent
    await site.client.from('idempotency_keys').delete()
    const again = await jar.send('POST', '/api/site-reports', body)
    assert.equal(again.status, 201)
    const reports = await site.client.from('site_reports')
    assert.deepEqual(
      reports.map(({ id }) => id),
      [again.body.id]
    )
    assert.lengthOf(await site.client.from('site_report_crews'), 1)
    const log = site.client.from('audit_logs').where('entity_type', 'site_report')
    assert.lengthOf(await log, 1)
  })
})
