import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { spansIn } from '#tests/helpers/received_spans'
import { openReceiver } from '#tests/helpers/webhook_receiver'
import { ServerProcess } from './harness/server_process.js'
import { onRedis, Site } from './harness/site.js'
import { until } from './harness/until.js'
import { WorkerProcess } from './harness/worker_process.js'

const SECRET = 'a name that is no one’s business'
const TYPED = 'typed into the address'
const EXPORT = { resource: 'clients', format: 'csv' }

/** Batches leave twice a second, not every five. */
const QUICKLY = { OTEL_BSP_SCHEDULE_DELAY: '500', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20token' }

test.group('Traces', (group) => {
  let site: Site
  let receiver: Awaited<ReturnType<typeof openReceiver>>
  const ends: (() => Promise<unknown>)[] = []

  group.each.setup(async () => {
    site = await Site.open()
    return async () => {
      for (const end of ends.splice(0).toReversed()) await end()
      await site.close()
    }
  })

  async function open(env: NodeJS.ProcessEnv) {
    const server = await ServerProcess.open(site, { of: 'installed', env })
    ends.push(() => server.close())
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    const signIn = { username: 'bdm', password: DEMO_PASSWORD }
    return { server, jar, signIn: await jar.send('POST', '/api/auth/login', signIn) }
  }

  async function receiving(answer?: Parameters<typeof openReceiver>[0]) {
    receiver = await openReceiver(answer)
    ends.push(receiver.close)
    const env = { ...QUICKLY, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
    const opened = await open(env)
    if (!onRedis) return { ...opened, worker: opened.server }
    const worker = await WorkerProcess.start(site, env)
    ends.push(() => worker.close())
    return { ...opened, worker }
  }

  const spanOf = (name: string) => spansIn(receiver.received).find((span) => span.name === name)
  const arrives = (name: string) => until(`${name} arrives`, () => Boolean(spanOf(name)))

  test('a request, its queries and the job that it ordered are one trace', async ({ assert }) => {
    const { server, jar, worker } = await receiving()
    const answer = await jar.send('POST', `/api/exports?note=${TYPED.replaceAll(' ', '+')}`, EXPORT)
    assert.equal(answer.status, 202)
    await arrives('job exports.csv')
    await arrives('POST /api/exports')
    const [request, job] = [spanOf('POST /api/exports')!, spanOf('job exports.csv')!]
    assert.isUndefined(request.parent)
    assert.equal(request.pid, server.pid)
    assert.equal(job.pid, worker.pid)
    assert.equal(job.traceId, request.traceId)
    assert.equal(job.parent, request.id)
    assert.equal(request.attributes['http.response.status_code'], 202)
    assert.equal(request.attributes['portal.request_id'], answer.headers.get('x-request-id'))
    const within = spansIn(receiver.received).filter(({ traceId }) => traceId === request.traceId)
    const queries = within.filter(({ attributes }) => attributes['db.query.text'])
    assert.isTrue(queries.some(({ parent, name }) => parent === request.id && /jobs/.test(name)))
    assert.isTrue(queries.some(({ parent }) => parent === job.id))
    assert.isTrue(receiver.received.every(({ headers }) => headers['x-key'] === 'a token'))
  }).timeout(120_000)

  test('what people type is not in it, nor a trace that the caller names', async ({ assert }) => {
    const { jar } = await receiving()
    const named = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    const headers = { traceparent: named }
    const made = await jar.send('POST', '/api/clients', { name: SECRET }, headers)
    assert.equal(made.status, 201)
    await jar.send('GET', `/api/clients?q=${encodeURIComponent(TYPED)}`)
    await arrives('POST /api/clients')
    await arrives('GET /api/clients')
    const all = JSON.stringify(spansIn(receiver.received))
    for (const hidden of [SECRET, TYPED, encodeURIComponent(TYPED), DEMO_PASSWORD, 'a'.repeat(32)])
      assert.notInclude(all, hidden)
  }).timeout(120_000)

  test('a receiver that is away, refuses or never answers costs nothing', async ({ assert }) => {
    const refusing = await receiving(() => ({ status: 500 }))
    assert.equal(refusing.signIn.status, 200)
    await until('the receiver was asked', () => receiver.received.length > 0)
    assert.equal((await refusing.jar.send('GET', '/api/clients')).status, 200)
    assert.equal(await refusing.server.end(), 0)

    const away = { ...QUICKLY, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
    const without = await ServerProcess.beside(site, { of: 'installed', env: away })
    ends.push(() => without.close())
    const ready = await fetch(`${without.origin}/health/ready`)
    assert.equal(ready.status, 200)
    const begun = Date.now()
    assert.equal(await without.end(), 0)
    assert.isBelow(Date.now() - begun, 15_000)
  }).timeout(180_000)
})
