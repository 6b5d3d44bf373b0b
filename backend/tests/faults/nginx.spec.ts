import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { Http2Client } from '#tests/helpers/http2_client'
import { NginxServer } from './harness/nginx_server.js'
import { ServerProcess } from './harness/server_process.js'
import { Site } from './harness/site.js'
import { until } from './harness/until.js'

const runnable = NginxServer.available()
const ATTEMPTS = 3
/** The burst of docker/portal.conf is a thousand. */
const FLOOD = { atOnce: 900, atMost: 20_000 }
const SCRIPT = `${'export const wall = "concrete";\n'.repeat(200)}`

interface PlainAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Over plain HTTP, as floods come. */
function plainRequest(port: number, localAddress: string, agent: Agent): Promise<PlainAnswer> {
  const path = '/api/auth/current-user'
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, localAddress, agent }, async (response) => {
      const chunks = await response.toArray()
      const body = Buffer.concat(chunks).toString()
      resolve({ status: response.statusCode!, headers: response.headers, body })
    }).on('error', reject)
  })
}

/** What the build leaves in the folder of the pages. */
function writePages(folder: string) {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Binaa</title>')
  writeFileSync(join(folder, 'assets/app-1.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/app-1.js.gz'), gzipSync(SCRIPT, { level: 9 }))
  writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync(SCRIPT))
}

test.group('nginx before the portal', (group) => {
  let site: Site
  let portal: ServerProcess
  let nginx: NginxServer
  const clients: Http2Client[] = []

  group.setup(async () => {
    if (!runnable) return () => undefined
    site = await Site.open({ LOGIN_ATTEMPTS: String(ATTEMPTS) })
    portal = await ServerProcess.open(site, { env: { APP_URL: 'https://portal.example' } })
    nginx = await NginxServer.start(portal.port, [
      ['client_header_timeout 20s', 'client_header_timeout 1s'],
    ])
    writePages(nginx.pages)
    return async () => {
      await nginx.close()
      await portal.close()
      await site.close()
    }
  })
  group.tap((spec) => spec.skip(!runnable, 'needs nginx and openssl'))
  group.each.teardown(() => {
    for (const client of clients.splice(0)) client.close()
  })

  async function clientAt(address?: string) {
    const client = await Http2Client.open(nginx.origin, nginx.certificate, address)
    clients.push(client)
    return client
  }

  test('HTTP/2 is agreed on, and a page, a file and the API come over one connection', async ({
    assert,
  }) => {
    const client = await clientAt()
    assert.equal(client.session.alpnProtocol, 'h2')
    const [page, file, api] = await Promise.all([
      client.send('GET', '/commercial/clients'),
      client.send('GET', '/assets/app-1.js'),
      client.send('GET', '/api/auth/current-user'),
    ])
    assert.deepEqual([page.status, file.status, api.status], [200, 200, 401])
    assert.include(page.body.toString(), '<title>Binaa</title>')
    assert.equal(page.headers['cache-control'], 'no-cache')
    assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(page.headers['content-security-policy'], api.headers['content-security-policy'])
    for (const { headers } of [page, file, api])
      assert.match(
        String(headers['strict-transport-security']),
        /^max-age=\d{7,}; includeSubDomains$/
      )
    assert.equal(page.headers['content-type'], 'text/html; charset=utf-8')
    assert.match(String(file.headers['content-type']), /javascript; charset=utf-8$/)
  })

  test('what the build has packed is sent as it lies there, answers of the API are not packed', async ({
    assert,
  }) => {
    const client = await clientAt()
    const packed = await client.send('GET', '/assets/app-1.js', undefined, {
      'accept-encoding': 'gzip, br',
    })
    const encoding = String(packed.headers['content-encoding'])
    assert.oneOf(encoding, ['gzip', 'br'])
    const lying = readFileSync(
      join(nginx.pages, `assets/app-1.js.${encoding === 'br' ? 'br' : 'gz'}`)
    )
    assert.isTrue(packed.body.equals(lying))
    const plain = await client.send('GET', '/assets/app-1.js')
    assert.equal(plain.body.toString(), SCRIPT)
    await client.signIn('bdm', DEMO_PASSWORD)
    const rows = await client.send('GET', '/api/lists', undefined, {
      'accept-encoding': 'gzip, br',
    })
    assert.equal(rows.status, 200)
    assert.isAbove(rows.body.length, 1024)
    assert.isUndefined(rows.headers['content-encoding'])
  })

  test('the portal counts by the true address of a caller, whatever they claim', async ({
    assert,
  }) => {
    const guesser = await clientAt('127.0.0.2')
    await guesser.send('GET', '/api/auth/current-user')
    const statuses: number[] = []
    for (let i = 0; i <= ATTEMPTS; i++) {
      const guess = { username: 'engineer', password: `wrong ${i}` }
      const claim = { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` }
      statuses.push((await guesser.send('POST', '/api/auth/login', guess, claim)).status)
    }
    assert.deepEqual(statuses, [...Array(ATTEMPTS).fill(401), 429])
    const owner = await clientAt('127.0.0.3')
    assert.equal((await owner.signIn('engineer', DEMO_PASSWORD)).status, 200)
    const { ip } = await site.client
      .from('audit_logs')
      .where('action', 'sign_in')
      .orderBy('id', 'desc')
      .firstOrFail()
    assert.equal(ip, '127.0.0.3')
  })

  test('live messages arrive as they are sent', async ({ assert }) => {
    const client = await clientAt()
    await client.signIn('bdm', DEMO_PASSWORD)
    const live = client.stream('GET', '/api/live', { accept: 'text/event-stream' })
    let received = ''
    let ended = false
    live.on('data', (chunk) => (received += chunk)).on('end', () => (ended = true))
    await until('the connection is open', () => received.startsWith('retry:'), { seconds: 10 })
    const { id } = (await client.send('POST', '/api/clients', { name: 'Live' })).json()
    const before = received.length
    const activity = { kind: 'call', subject: 'Through nginx' }
    const logged = await client.send('POST', `/api/clients/${id}/activities`, activity)
    assert.equal(logged.status, 201)
    await until('the message is there', () => received.length > before, { seconds: 10 })
    assert.match(received.slice(before), /event: record\ndata: .*"clients"/)
    assert.isFalse(ended)
    live.close()
  })

  test('a caller who does not finish their headers is let go', async ({ assert }) => {
    const socket = connectTls({
      port: nginx.port,
      host: '127.0.0.1',
      ca: nginx.certificate,
      ALPNProtocols: ['http/1.1'],
    })
    await once(socket, 'secureConnect')
    assert.equal(socket.alpnProtocol, 'http/1.1')
    const begun = performance.now()
    socket.write('GET /api/auth/current-user HTTP/1.1\r\nHost: portal\r\nX-Slow: ')
    socket.resume()
    await once(socket, 'close')
    assert.isBelow(performance.now() - begun, 10_000)
  })

  test('too large an upload is refused with an answer of the API', async ({ assert }) => {
    const client = await clientAt()
    const answer = await client.send('POST', '/api/imports', undefined, {
      'content-length': String(46 * 1024 * 1024),
    })
    assert.equal(answer.status, 413)
    assert.equal(answer.json().code, 'TOO_LARGE')
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    assert.equal(answer.headers['cache-control'], 'no-store')
  })

  test('a flood from one address is refused, and others are served meanwhile', async ({
    assert,
  }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: FLOOD.atOnce })
    let sent = 0
    const refused: PlainAnswer[] = []
    const pour = async () => {
      while (!refused.length && sent++ < FLOOD.atMost) {
        const answer = await plainRequest(nginx.plainPort, '127.0.0.4', agent)
        if (answer.status === 429) refused.push(answer)
        else if (answer.status !== 401) throw new Error(`answered ${answer.status}`)
      }
    }
    await Promise.all(Array.from({ length: FLOOD.atOnce }, pour))
    agent.destroy()
    assert.isNotEmpty(refused, `${sent} requests were all served`)
    const [{ body, headers }] = refused
    assert.equal(JSON.parse(body).code, 'TOO_MANY_REQUESTS')
    assert.match(JSON.parse(body).requestId, /^[0-9a-f]{32}$/)
    assert.equal(headers['retry-after'], '5')
    assert.match(
      nginx.errors,
      /limiting requests, excess: .+ by zone "requests", client: 127\.0\.0\.4/
    )
    const other = await clientAt('127.0.0.5')
    assert.equal((await other.send('GET', '/api/auth/current-user')).status, 401)
    assert.notInclude(nginx.errors, 'client: 127.0.0.5')
  }).timeout(120_000)

  test('while the portal is down, nginx says so as the API would, and serves it again after', async ({
    assert,
  }) => {
    const client = await clientAt('127.0.0.6')
    await portal.close()
    const answer = await client.send('GET', '/api/auth/current-user')
    assert.equal(answer.status, 503)
    assert.equal(answer.json().code, 'UNAVAILABLE')
    assert.equal(answer.headers['retry-after'], '5')
    assert.equal((await client.send('GET', '/')).status, 200)
    await portal.start()
    await until('the API answers through nginx', async () => {
      return (await client.send('GET', '/api/auth/current-user')).status === 401
    })
  }).timeout(120_000)
})
