import { existsSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { tried } from '#tests/helpers/claims'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { KILLS, KILLS_MS } from './harness/kills.js'
import { QuotationStream } from './harness/quotation_stream.js'
import { ServerProcess } from './harness/server_process.js'
import { Site } from './harness/site.js'
import { until } from './harness/until.js'

const WRITERS = 3

test.group('API faults', (group) => {
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
  group.each.setup(async () => {
    if (!server.alive) await server.start()
  })

  async function signedIn(username: string) {
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    const answer = await jar.send('POST', '/api/auth/login', { username, password: DEMO_PASSWORD })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
    return jar
  }

  const create = (jar: CookieJar, name: string, key: string) =>
    jar.send('POST', '/api/clients', { name }, { 'Idempotency-Key': key })
  const clients = (name: string) => site.client.from('clients').where({ name })
  const audited = async (action: string, label: string) =>
    (await site.client.from('audit_logs').where({ action, entity_label: label })).length

  test('killed between commit and answer: the same key gets the same answer, one record', async ({
    assert,
  }) => {
    const jar = await signedIn('bdm')
    for (let round = 0; round < 3; round++) {
      const [name, key] = [`Unanswered ${round}`, `unanswered-${round}`]
      writeFileSync(join(site.directory, 'kill.armed'), key)
      tried('kills')
      await assert.rejects(() => create(jar, name, key))
      await until('the server is gone', () => !server.alive)
      assert.isFalse(existsSync(join(site.directory, 'kill.armed')))
      assert.lengthOf(await clients(name), 1)

      await server.start()
      const answer = await create(jar, name, key)
      assert.equal(answer.status, 201)
      assert.equal(answer.headers.get('idempotent-replayed'), 'true')
      const [row] = await clients(name)
      assert.equal(answer.body.id, row.id)
      assert.equal(answer.body.name, name)
      assert.lengthOf(await clients(name), 1)
      assert.equal(await audited('create', name), 1)
      const other = await create(jar, `${name} differs`, key)
      assert.equal(other.status, 422)
    }
  })

  test('killed at random under a stream of writes: nothing acknowledged is lost, nothing is there twice', async ({
    assert,
  }) => {
    const jar = await signedIn('engineer')
    const stream = new QuotationStream(jar, [409])
    const kill = async () => {
      for (let i = 0; i < KILLS; i++) {
        // on a slow machine too there is something to lose
        await until('a write is acknowledged', () => stream.acknowledged.size > i)
        await sleep(Math.random() * 600)
        await server.kill()
        await server.start()
      }
    }
    await stream.during(kill, WRITERS)
    assert.isAtLeast(stream.acknowledged.size, KILLS)
    await stream.verify(assert, site)
  }).timeout(KILLS_MS)

  test('signalled to end under load: what was begun is finished, then it goes', async ({
    assert,
  }) => {
    const jar = await signedIn('bdm')
    // of a browser of their own: a sign-in ends the session that its browser had
    const signingIn = await signedIn('bdm')
    const before = (await site.client.from('clients')).length
    let open = 30
    const sent = Array.from({ length: open }, (_, i) =>
      // a sign-in hashes for a while, so that some are surely under way
      (i % 2
        ? post(jar, '/api/clients', { name: `Last minute ${i}` })
        : post(signingIn, '/api/auth/login', { username: 'bdm', password: DEMO_PASSWORD })
      ).finally(() => open--)
    )
    // watched from the first: a reset before the process is gone is an answer, too
    const ends = Promise.allSettled(sent)
    await sleep(150)
    assert.isAbove(open, 0)
    tried('drains')
    const begun = Date.now()
    const code = await server.end()
    assert.isBelow(Date.now() - begun, 10_000)
    assert.equal(code, 0)
    const settled = await ends
    // a connection that a busy machine had not accepted yet is reset; one that was is answered
    const statuses = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const causes = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    assert.includeMembers([200, 201], [...new Set(statuses)])
    assert.includeMembers(['ECONNRESET', 'ECONNREFUSED'], [...new Set(causes)])
    const written = (await site.client.from('clients')).length - before
    assert.isAtLeast(written, statuses.filter((status) => status === 201).length)
    assert.isAtMost(written, sent.length / 2)
  })

  test('signalled to end while it is still starting: it goes as well', async ({ assert }) => {
    const begun = Date.now()
    assert.equal(await server.end(), 0)
    assert.isBelow(Date.now() - begun, 10_000)
  })

  /** A write over a connection of its own. @returns its status */
  function post(jar: CookieJar, path: string, body: object): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = {
        'Content-Type': 'application/json',
        Cookie: jar.header,
        'X-XSRF-TOKEN': jar.token!,
      }
      const options = { method: 'POST', agent: false, headers }
      const outgoing = request(`${server.origin}${path}`, options, (response) => {
        response.resume().on('end', () => resolve(response.statusCode!))
      })
      outgoing.on('error', reject)
      outgoing.end(JSON.stringify(body))
    })
  }
})
