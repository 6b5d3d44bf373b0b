import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Database from 'better-sqlite3'
import { runAce, type AceOutcome } from '#tests/helpers/built_server'
import { signIn } from '../identity/two_step_support.js'

/** Runs an ace command in a process of its own, on an embedded portal in `data`. */
async function ace(data: string, ...args: string[]): Promise<AceOutcome> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: data,
    DB_CONNECTION: 'sqlite',
    QUEUE_CONNECTION: 'local',
    LOG_LEVEL: 'fatal',
    NO_COLOR: '1',
    APP_KEY: undefined,
    BANK_KEY: undefined,
    AUDIT_KEY: undefined,
  }
  return runAce(args, env)
}

test.group('Console commands', (group) => {
  let data: string
  let printed: { row: Record<string, unknown>; password: string }

  group.setup(async () => {
    data = await mkdtemp(join(tmpdir(), 'binaa-console-'))
  })
  group.teardown(() => rm(data, { recursive: true, force: true }))

  test('portal:setup makes one administrator, once, on a migrated database', async ({ assert }) => {
    const early = await ace(data, 'portal:setup')
    assert.equal(early.code, 1)
    assert.include(early.output, 'run migration:run first')

    assert.equal((await ace(data, 'migration:run', '--force')).code, 0)
    const unfit = await ace(data, 'portal:setup', '--username=Ádmin')
    assert.equal(unfit.code, 1)

    const made = await ace(data, 'portal:setup', '--username=Site.Admin', '--full-name=Sara')
    assert.equal(made.code, 0, made.output)
    const password = /password: (\S+)/.exec(made.output)![1]
    assert.isAtLeast(password.length, 20)
    assert.match(made.output, /site\.admin does not own the portal: .*OWNER_USERNAMES/)
    const portal = new Database(join(data, 'binaa.sqlite3'), { readonly: true })
    const users = portal.prepare('SELECT * FROM users').all() as any[]
    portal.close()
    const account = { username: 'site.admin', name: 'Sara', role: 'admin', password_due: 1 }
    assert.containsSubset(users, [account])
    assert.isTrue(await hash.use('argon').verify(users[0].password, password))
    printed = { row: users[0], password }

    const again = await ace(data, 'portal:setup')
    assert.equal(again.code, 1)
    assert.include(again.output, 'has users already')
  }).timeout(120_000)

  test('the printed password opens nothing but its own change', async ({ assert, cleanup }) => {
    await testUtils.db().wrapInGlobalTransaction().then(cleanup)
    const { id: _id, name_letters: _letters, ...row } = printed.row
    await db.table('users').insert(row)
    const { jar, answer } = await signIn('site.admin', printed.password)
    assert.equal(answer.status, 200)
    assert.isTrue(answer.body.passwordDue)
    const due = { status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } }
    const refused = [
      '/api/users',
      '/api/clients',
      '/api/settings',
      '/api/notifications',
      '/api/jobs',
    ]
    for (const path of refused) assert.containsSubset(await jar.send('GET', path), due)
    assert.containsSubset(await jar.send('POST', '/api/users', {}), due)
    const body = { currentPassword: printed.password, password: 'Quarry-of-sandstone-4' }
    assert.equal((await jar.send('PUT', '/api/auth/password', body)).status, 200)
    for (const path of refused) assert.equal((await jar.send('GET', path)).status, 200, path)
  })

  test('portal:verify passes a sound portal and fails a forged one', async ({ assert }) => {
    const sound = await ace(data, 'portal:verify')
    assert.equal(sound.code, 0, sound.output)
    assert.include(sound.output, 'all checks passed')

    const portal = new Database(join(data, 'binaa.sqlite3'))
    const forge = "UPDATE audit_logs SET actor_name = 'nobody'"
    assert.throws(() => portal.exec(forge), /append-only/)
    portal.exec(`DROP TRIGGER audit_logs_no_update; ${forge}`)
    portal.close()
    const forged = await ace(data, 'portal:verify')
    assert.equal(forged.code, 1)
    assert.match(forged.output, /FAIL\s+audit chain/)
    assert.include(forged.output, 'was edited')
    const arabic = await ace(data, 'portal:verify', '--language=ar')
    assert.match(arabic.output, /FAIL\s+سلسلة سجل التدقيق/)
    assert.include(arabic.output, 'عُدّل بعد ختمه')
  }).timeout(120_000)

  test('portal:doctor tells what the portal stands on', async ({ assert }) => {
    const { code, output } = await ace(data, 'portal:doctor')
    assert.equal(code, 0, output)
    for (const line of [/^ok\s+Node/m, /^ok\s+SQLite file/m, /^ok\s+schema\s+up to date/m]) {
      assert.match(output, line)
    }
    assert.match(output, /^ok\s+bank encryption\s+works/m)
  }).timeout(60_000)
})
