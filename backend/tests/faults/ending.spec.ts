import { Agent, request } from 'node:http'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { tried } from '#tests/helpers/claims'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { ServerProcess } from './harness/server_process.js'
import { Site } from './harness/site.js'
import { until } from './harness/until.js'

const WRITERS = 6
const READERS = 30
const MOST_MS = 5000

interface Answer {
  status: number
  closes: boolean
}

test.group('A server signalled to end', (group) => {
  let site: Site
  let server: ServerProcess

  group.setup(async () => {
    // its load is one person's, from one address
    site = await Site.open({
      LOGIN_ATTEMPTS: '1000',
      LIMIT_PERSON_REQUESTS: '1000000',
      LIMIT_ADDRESS_REQUESTS: '1000000',
    })
    server = await ServerProcess.open(site, { of: 'installed' })
    return async () => {
      await server.close()
      await site.close()
    }
  })

  async function signedIn() {
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    await jar.send('POST', '/api/auth/login', { username: 'bdm', password: DEMO_PASSWORD })
    return jar
  }

  /** One request over the connection that `agent` keeps. */
  function ask(agent: Agent, jar: CookieJar, path: string, body?: object): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = {
        'Content-Type': 'application/json',
        Cookie: jar.header,
        'X-XSRF-TOKEN': jar.token!,
      }
      const options = { method: body ? 'POST' : 'GET', agent, headers }
      const outgoing = request(`${server.origin}${path}`, options, (response) => {
        const closes = response.headers.connection === 'close'
        response.once('error', reject)
        response.resume().once('end', () => resolve({ status: response.statusCode!, closes }))
      })
      outgoing.once('error', reject)
      outgoing.end(body && JSON.stringify(body))
    })
  }

  /** Repeats a request over one connection until the server is gone. @returns all answers */
  async function repeat(next: (agent: Agent, i: number) => Promise<Answer>, seen: Answer[]) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let i = 0; server.alive; i++) {
      const answer = await next(agent, i).catch(() => null)
      if (answer) seen.push(answer)
      else await new Promise((resolve) => setImmediate(resolve))
    }
    agent.destroy()
  }

  test('is unready first, lets its callers go, and cuts no write', async ({ assert }) => {
    const jar = await signedIn()
    const before = (await site.client.from('clients')).length
    const [written, read, health]: Answer[][] = [[], [], []]
    const loaded = performance.now()
    const load = [
      ...Array.from({ length: WRITERS }, (_, writer) =>
        repeat(
          (agent, i) => ask(agent, jar, '/api/clients', { name: `At ${writer}-${i}` }),
          written
        )
      ),
      ...Array.from({ length: READERS }, () =>
        repeat((agent) => ask(agent, jar, '/api/auth/current-user'), read)
      ),
      repeat(() => ask(new Agent(), jar, '/health/ready'), health),
    ]
    const busy = () => written.length > 100 && read.length > 500 && health.length > 10
    await until('it is busy', busy, { explain: () => server.output })
    assert.isEmpty(health.filter(({ status }) => status !== 200))
    assert.isEmpty(written.filter(({ status, closes }) => status !== 201 || closes))
    tried('drains')
    const begun = performance.now()
    const answered = written.length + read.length + health.length
    assert.equal(await server.end(), 0)
    const took = performance.now() - begun
    const perSecond = Math.round((answered * 1000) / (begun - loaded))
    console.log(`      ${perSecond} requests a second, ended after ${(took / 1000).toFixed(1)} s`)
    assert.isBelow(took, MOST_MS)
    await Promise.all(load)

    assert.include(
      health.map(({ status }) => status),
      503
    )
    for (const { status } of written) assert.equal(status, 201)
    for (const { status } of read) assert.equal(status, 200)
    // every connection that was kept had its last answer say so
    assert.isAtLeast([...written, ...read].filter(({ closes }) => closes).length, WRITERS + READERS)
    assert.lengthOf(await site.client.from('clients'), before + written.length)
  })

  test('idle callers and half-sent requests hold it for no longer', async ({ assert }) => {
    await server.start()
    const jar = await signedIn()
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    const requested = Array.from({ length: 10 }, () => ask(agent, jar, '/api/auth/current-user'))
    await Promise.all(requested)
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': '100',
      Cookie: jar.header,
      'X-XSRF-TOKEN': jar.token!,
    }
    const slow = request(`${server.origin}/api/clients`, { method: 'POST', headers })
    const cut = new Promise((resolve) => slow.once('error', resolve))
    await new Promise((resolve) => slow.write('{"name": "never wh', resolve))
    const begun = Date.now()
    assert.equal(await server.end(), 0)
    assert.isBelow(Date.now() - begun, MOST_MS)
    assert.instanceOf(await cut, Error)
    agent.destroy()
  })
})
