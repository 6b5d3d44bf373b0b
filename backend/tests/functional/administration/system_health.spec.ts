import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { noteBackup } from '#core/backup/backup_log'
import { sqlInstant } from '#core/database/instants'
import { slowestQueries, watchQueries } from '#core/metrics/slow_queries'
import { forgetCopies } from '#tests/helpers/copies'
import { call } from '../procurement/support.js'

const PATH = '/api/system-health'

test.group('System health', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.timeout(60_000)

  test('is shown to administrators, without secrets', async ({ client, assert }) => {
    ;(await client.get(PATH)).assertStatus(401)
    for (const username of ['staff', 'general.manager'])
      (await call(client, username, 'get', PATH)).assertStatus(403)
    const shown = await call(client, 'admin', 'get', PATH)
    shown.assertStatus(200)
    const names = shown.body().lines.map(({ name }: { name: string }) => name)
    assert.includeMembers(names, ['database', 'disk', 'jobs', 'workers', 'mails', 'backup'])
    const lines = JSON.stringify(shown.body())
    for (const name of ['APP_KEY', 'BANK_KEY', 'AUDIT_KEY'])
      assert.notInclude(lines, process.env[name]!)
  })

  test('shows the findings of the doctor in the language of the viewer', async ({
    client,
    assert,
  }) => {
    const findingsIn = async (language: 'en' | 'ar') =>
      (await call(client, 'admin', 'get', PATH, { language })).body().findings
    const [english, arabic] = [await findingsIn('en'), await findingsIn('ar')]
    assert.equal(arabic.length, english.length)
    for (const [at, { what, advice }] of arabic.entries()) {
      assert.match(advice, /\p{Script=Arabic}/u, what)
      assert.notMatch(english[at].advice, /\p{Script=Arabic}/u)
    }
  })

  test('says what waits, what has failed and what is missing', async ({ client, assert }) => {
    const lineOf = async (name: string) => {
      const { lines } = (await call(client, 'admin', 'get', PATH)).body()
      return lines.find((line: { name: string }) => line.name === name)
    }
    assert.containsSubset(await lineOf('backup'), { state: 'fault', advice: 'none' })
    await noteBackup({ at: DateTime.utc().minus({ days: 3 }), folder: 'b', files: 1, bytes: 9 })
    assert.containsSubset(await lineOf('backup'), { state: 'attention', advice: 'late' })
    const job = { type: 'x.job', title: 'x', payload: '{}', created_at: sqlInstant(-4000) }
    await db.table('jobs').insert({ ...job, id: 'late', available_at: sqlInstant(-4000) })
    await db.table('jobs').insert({
      ...{ ...job, id: 'broken', status: 'failed', available_at: sqlInstant() },
      finished_at: sqlInstant(),
    })
    const late = await lineOf('jobs')
    assert.containsSubset(late, { state: 'fault', advice: 'late', figures: { count: 1 } })
    assert.isAtLeast(late.figures.seconds, 4000)
    assert.containsSubset(await lineOf('failed_jobs'), {
      state: 'attention',
      figures: { count: 1 },
    })
    const { jobs } = (await call(client, 'admin', 'get', PATH)).body()
    assert.containsSubset(jobs, [{ type: 'x.job', count: 1 }])
  })

  test('keeps the slow queries of the process, without their values', async ({ assert }) => {
    watchQueries()
    const slow =
      db.connection().dialect.name === 'mysql'
        ? 'SELECT SLEEP(0.4), ? AS hidden'
        : 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000000) SELECT MAX(i), ? AS hidden FROM n'
    await db.rawQuery(slow, ['a secret value'])
    const found = slowestQueries(10).find(({ sql }) => sql.includes('hidden'))
    assert.isAtLeast(found!.milliseconds, 250)
    assert.notInclude(JSON.stringify(slowestQueries(100)), 'a secret value')
  })
})
