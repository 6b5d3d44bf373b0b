import { test } from '@japa/runner'
import { tried } from '#tests/helpers/claims'
import type { CookieJar } from '#tests/helpers/cookie_jar'
import { Cluster } from './harness/cluster.js'
import { NginxServer } from './harness/nginx_server.js'
import { onRedis, Site } from './harness/site.js'
import { until } from './harness/until.js'

const runnable = onRedis && NginxServer.available()
const ATTEMPTS = 6
const EDITORS = 12
const NEW_CLIENTS = 40
const JOBS = 24
const ROUNDS = 2
const WRITERS = 4
const READERS = 4

/** Words of a failure, or null. */
type Failure = string | null

test.group('Two servers and two workers', (group) => {
  let site: Site
  let cluster: Cluster

  group.setup(async () => {
    if (!runnable) return () => undefined
    site = await Site.open({
      LOGIN_ATTEMPTS: String(ATTEMPTS),
      LIMIT_PERSON_REQUESTS: '1000000',
      LIMIT_ADDRESS_REQUESTS: '1000000',
      TRUSTED_PROXIES: 'loopback',
    })
    cluster = await Cluster.open(site)
    return async () => {
      await cluster.close()
      await site.close()
    }
  })
  group.tap((spec) => spec.skip(!runnable, 'needs Redis, nginx and openssl'))

  test('a session begun at one is known to the other, and ended at both', async ({ assert }) => {
    const [first, second] = cluster.servers
    const here = await cluster.signedIn('bdm', first.origin)
    const there = cluster.at(second, here)
    tried('sessions', 2)
    assert.equal((await there.send('GET', '/api/auth/current-user')).status, 200)
    assert.equal((await there.send('POST', '/api/auth/logout', {})).status, 200)
    assert.equal((await here.send('GET', '/api/auth/current-user')).status, 401)
  })

  test('a change at one is shown live at the other', async ({ assert }) => {
    const [first, second] = cluster.servers
    const writer = await cluster.signedIn('bdm', first.origin)
    const reader = await cluster.signedIn('bdm', second.origin)
    const stopped = new AbortController()
    const live = await fetch(`${second.origin}/api/live`, {
      headers: { cookie: reader.header, accept: 'text/event-stream' },
      signal: stopped.signal,
    })
    assert.equal(live.status, 200)
    let received = ''
    const reading = (async () => {
      for await (const part of live.body!.pipeThrough(new TextDecoderStream())) received += part
    })().catch(() => undefined)
    await until('the stream is open', () => received.startsWith('retry:'))
    const made = await writer.send('POST', '/api/clients', { name: 'Seen by both' })
    const activity = { kind: 'call', subject: 'At the first' }
    await writer.send('POST', `/api/clients/${made.body.id}/activities`, activity)
    await until('the message is there', () => /event: record\ndata: .*"clients"/.test(received))
    stopped.abort()
    await reading
  })

  test('many edit one record at both: one wins, the others learn of it', async ({ assert }) => {
    const jar = await cluster.signedIn('bdm')
    const { body } = await jar.send('POST', '/api/clients', { name: 'Edited by many' })
    tried('races', EDITORS)
    const answers = await Promise.all(
      Array.from({ length: EDITORS }, (_, i) =>
        cluster
          .at(cluster.servers[i % 2], jar)
          .send('PATCH', `/api/clients/${body.id}`, { name: `Edit ${i}`, version: body.version })
      )
    )
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, ...Array(EDITORS - 1).fill(412)])
  })

  test('one key is one record, whichever of them is asked', async ({ assert }) => {
    const jar = await cluster.signedIn('bdm')
    tried('races', NEW_CLIENTS)
    const answers = await Promise.all(
      Array.from({ length: NEW_CLIENTS }, (_, i) => {
        const headers = { 'Idempotency-Key': `pair-${Math.floor(i / 2)}` }
        const name = `Pair ${Math.floor(i / 2)}`
        return cluster
          .at(cluster.servers[i % 2], jar)
          .send('POST', '/api/clients', { name }, headers)
      })
    )
    // the second of a pair gets the same answer, or hears that the first is under way
    assert.isTrue(answers.every(({ status }) => [201, 409].includes(status)))
    const made = await site.client.from('clients').where('name', 'like', 'Pair %')
    assert.lengthOf(made, NEW_CLIENTS / 2)
  })

  test('guesses are counted together', async ({ assert }) => {
    const wrong = { username: 'buyer', password: 'not the password' }
    const statuses: number[] = []
    for (let i = 0; i < ATTEMPTS + 2; i++) {
      const jar = await freshAt(i)
      statuses.push((await jar.send('POST', '/api/auth/login', wrong)).status)
    }
    assert.deepEqual(statuses, [...Array(ATTEMPTS).fill(401), 429, 429])
  })

  test('each job is done once, and both workers have their share', async ({ assert }) => {
    const ids: string[] = []
    for (let i = 0; i < JOBS; i++) ids.push(await site.order('faults.hold', { gate: 'both' }))
    const begun = () => ids.flatMap((id) => site.begunBy(id))
    await until('both have begun', () => new Set(begun()).size === 2, { seconds: 120 })
    site.openGate('both')
    for (const id of ids)
      await until('it is done', async () => (await site.status(id)) === 'completed')
    tried('races', JOBS)
    for (const id of ids) assert.equal(await site.effects(id, 'end'), 1)
    assert.lengthOf(begun(), JOBS)
  }).timeout(240_000)

  test('restarted one by one under load, no request fails and nothing is lost', async ({
    assert,
  }) => {
    const jar = await cluster.signedIn('bdm')
    const before = (await site.client.from('clients')).length
    let open = true
    const failures: string[] = []
    const counts = { written: 0, read: 0 }
    const repeat = async (kind: keyof typeof counts, next: (i: number) => Promise<Failure>) => {
      for (let i = 0; open; i++) {
        const failure = await next(i).catch((error) => `${error.cause?.code ?? error}`)
        if (failure) failures.push(`${kind}: ${failure}`)
        counts[kind]++
      }
    }
    const load = [
      ...Array.from({ length: WRITERS }, (_, at) => repeat('written', (i) => write(jar, at, i))),
      ...Array.from({ length: READERS }, () => repeat('read', () => read(jar))),
    ]
    for (let round = 0; round < ROUNDS; round++) await cluster.roll()
    open = false
    await Promise.all(load)
    // what nginx says of the first ones is shown with them
    assert.deepEqual(failures.slice(0, 3), [], cluster.nginx.errors.slice(0, 4000))
    assert.isAbove(counts.written, 20)
    const after = (await site.client.from('clients')).length
    assert.equal(after - before, counts.written)
  }).timeout(600_000)

  async function freshAt(i: number) {
    const jar = await cluster.signedIn('staff', cluster.servers[i % 2].origin)
    await jar.send('POST', '/api/auth/logout', {})
    await jar.send('GET', '/api/auth/current-user')
    return jar
  }
})

async function write(jar: CookieJar, writer: number, i: number): Promise<Failure> {
  const headers = { 'Idempotency-Key': `roll-${writer}-${i}` }
  const name = `Rolling ${writer}-${i}`
  const { status, body } = await jar.send('POST', '/api/clients', { name }, headers)
  return status === 201 && body.name === name ? null : `${status} ${JSON.stringify(body)}`
}

async function read(jar: CookieJar): Promise<Failure> {
  const { status, body } = await jar.send('GET', '/api/clients?_start=0&_end=10')
  return status === 200 && Array.isArray(body) ? null : `${status} ${JSON.stringify(body)}`
}
