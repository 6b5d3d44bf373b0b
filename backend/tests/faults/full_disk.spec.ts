import { execFileSync, spawnSync } from 'node:child_process'
import { openSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { isDiskFull } from '#core/database/failures'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { runAce } from '#tests/helpers/built_server'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { picture } from '#tests/helpers/sample_files'
import { ServerProcess } from './harness/server_process.js'
import { onMysql, Site } from './harness/site.js'

/** Larger than any disk: all that is free is reserve. */
const ALL_MB = '1000000000'

/** How large a file the process may write from now on; a larger one fails as on a disk without room. */
const allow = (pid: number, bytes: string) =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
const HAS_LIMITS = !spawnSync('prlimit', ['--version']).error

const thrown = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error as Error & { code: string }
  }
  throw new Error('it did not fail')
}

/** Everything that a write could leave behind. */
async function traces(site: Site) {
  const counts = await Promise.all(
    ['clients', 'files', 'business_cards', 'jobs', 'outbox_events', 'idempotency_keys'].map(
      async (table) => (await site.client.from(table)).length
    )
  )
  const folder = (name: string) => readdirSync(site.directory).includes(name)
  const files = ['tmp', 'files'].filter(folder).flatMap((name) =>
    readdirSync(join(site.directory, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
  )
  return { counts, files }
}

/** Sends a card, whose picture is a file. */
async function upload({ origin }: ServerProcess, jar: CookieJar) {
  const form = new FormData()
  form.set('front', new File([new Uint8Array(await picture('jpeg'))], 'a.jpg'))
  const headers = { Cookie: jar.header, 'X-XSRF-TOKEN': jar.token! }
  const init = { method: 'POST', headers, body: form }
  const answer = await fetch(`${origin}/api/business-cards`, init)
  return { status: answer.status, body: (await answer.json()) as { code?: string } }
}

test.group('A full disk', (group) => {
  let site: Site
  let server: ServerProcess
  let jar: CookieJar

  group.setup(async () => {
    site = await Site.open({ DISK_RESERVE_MB: ALL_MB })
    server = await ServerProcess.open(site, { of: 'installed' })
    jar = new CookieJar(server.origin)
    return async () => {
      await server.close()
      await site.close()
    }
  })

  test('people sign in and read, and every write is refused before anything is written', async ({
    assert,
  }) => {
    await jar.send('GET', '/api/auth/current-user')
    const body = { username: 'bdm', password: DEMO_PASSWORD }
    assert.equal((await jar.send('POST', '/api/auth/login', body)).status, 200)
    assert.equal((await jar.send('GET', '/api/clients')).status, 200)
    const before = await traces(site)

    for (const [language, words] of [
      ['en', /disk is full/],
      ['ar', /امتلأ قرص/],
    ] as const) {
      const headers = { 'Accept-Language': language, 'Idempotency-Key': `full-${language}` }
      const answer = await jar.send('POST', '/api/clients', { name: 'No room' }, headers)
      assert.equal(answer.status, 507)
      assert.equal(answer.body.code, 'DISK_FULL')
      assert.match(answer.body.message, words)
      assert.isString(answer.body.requestId)
    }
    const sent = await upload(server, jar)
    assert.equal(sent.status, 507)
    assert.equal(sent.body.code, 'DISK_FULL')

    assert.deepEqual(await traces(site), before)
    assert.equal((await jar.send('POST', '/api/auth/logout', {})).status, 200)
  })

  test('readiness and the doctor say so', async ({ assert }) => {
    const ready = await new CookieJar(server.origin).send('GET', '/health/ready')
    assert.equal(ready.status, 200)
    assert.equal(ready.body.checks.disk, 'failed')
    const env = { ...site.environment, NODE_ENV: 'production', NO_COLOR: '1' }
    const doctor = await runAce(['portal:doctor'], env)
    assert.equal(doctor.code, 1)
    assert.match(doctor.output, /disk.*\n?.*full: nothing is saved/)
  })

  test('what a disk without room answers is known as that', async ({ assert }) => {
    // the device that has no room for anything
    const device = openSync('/dev/full', 'w')
    assert.isTrue(isDiskFull(thrown(() => writeSync(device, 'x'))))
    const database = new Database(':memory:')
    database.exec('CREATE TABLE lines (text TEXT); PRAGMA max_page_count = 3')
    const insert = database.prepare('INSERT INTO lines VALUES (?)')
    assert.isTrue(isDiskFull(thrown(() => insert.run('x'.repeat(100_000)))))
    assert.isFalse(isDiskFull(thrown(() => openSync('/nowhere/at/all', 'r'))))
    assert.isFalse(isDiskFull(null))
    for (const errno of [1021, 1114]) assert.isTrue(isDiskFull({ errno, code: 'ER_DISK_FULL' }))
    database.close()
  })
})

test.group('A disk that fills up between the look and the write', () => {
  test('leaves nothing half-written, and writing goes on once there is room', async ({
    assert,
    cleanup,
  }) => {
    const site = await Site.open()
    const server = await ServerProcess.open(site, { of: 'installed' })
    cleanup(async () => {
      await server.close()
      await site.close()
    })
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    const body = { username: 'bdm', password: DEMO_PASSWORD }
    assert.equal((await jar.send('POST', '/api/auth/login', body)).status, 200)
    const before = await traces(site)

    allow(server.pid, '1')
    const refused = [await upload(server, jar)]
    // rows are files of the portal itself only here
    if (!onMysql) refused.push(await jar.send('POST', '/api/clients', { name: 'No room' }))
    for (const answer of refused) {
      assert.equal(answer.status, 507, server.output)
      assert.equal(answer.body.code, 'DISK_FULL')
    }
    assert.equal((await jar.send('GET', '/api/clients')).status, 200)
    assert.deepEqual(await traces(site), before)

    allow(server.pid, 'unlimited')
    assert.equal((await upload(server, jar)).status, 202)
    assert.equal((await jar.send('POST', '/api/clients', { name: 'Room' })).status, 201)
  }).skip(!HAS_LIMITS, 'needs prlimit')
})
