import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { runAce } from '#tests/helpers/built_server'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { httpSession, type HttpSession } from '#tests/helpers/http_session'
import { openUpload, UPLOAD_END, uploadHead } from '#tests/helpers/open_upload'
import { picture } from '#tests/helpers/sample_files'
import { DEADLINE, until } from '#tests/helpers/until'
import { ServerProcess } from './harness/server_process.js'
import { Site } from './harness/site.js'

const REQUESTS = 60

test.group('What one person or address may take', (group) => {
  let site: Site
  let server: ServerProcess

  group.setup(async () => {
    site = await Site.open({
      LIMIT_PERSON_REQUESTS: String(REQUESTS),
      LIMIT_ADDRESS_REQUESTS: '400',
      LIMIT_UPLOADS_AT_ONCE: '2',
      LIMIT_UPLOAD_MB_PER_DAY: '1',
      LIMIT_JOBS: '3',
      LIMIT_LIVE_STREAMS: '2',
      LIMIT_HEADERS_SECONDS: '1',
      LIMIT_BODY_SECONDS: '1',
      LIMIT_REQUEST_SECONDS: '3',
      LOGIN_ATTEMPTS: '3',
      // jobs stay where they are
      QUEUE_CONCURRENCY: '0',
      TRUSTED_PROXIES: '10.1.2.3',
    })
    server = await ServerProcess.open(site, { of: 'installed' })
    return async () => {
      await server.close()
      await site.close()
    }
  })

  async function signedIn(username: string) {
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    const answer = await jar.send('POST', '/api/auth/login', { username, password: DEMO_PASSWORD })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
    return jar
  }

  /** Windows are shared by all: what this test takes is not counted to the next. */
  group.each.setup(async () => {
    await server.close()
    await server.start()
  })

  test('requests of a person: refused beyond the limit, and others are not', async ({ assert }) => {
    const [greedy, other] = [await signedIn('bdm'), await signedIn('engineer')]
    const requested = Array.from({ length: REQUESTS + 40 }, () =>
      greedy.send('GET', '/api/auth/current-user', undefined, { 'Accept-Language': 'ar' })
    )
    const refused = (await Promise.all(requested)).filter(({ status }) => status === 429)
    assert.isNotEmpty(refused)
    for (const { body, headers } of refused) {
      assert.equal(body.code, 'TOO_MANY_REQUESTS')
      assert.match(body.message, /[\u0600-\u06ff]/)
      assert.isString(body.requestId)
      assert.isAbove(Number(headers.get('retry-after')), 0)
    }
    assert.equal((await other.send('GET', '/api/auth/current-user')).status, 200)
  })

  test('requests of an address: guests are counted too, health is not', async ({ assert }) => {
    const requested = Array.from({ length: 500 }, () =>
      new CookieJar(server.origin).send('GET', '/api/clients')
    )
    const statuses = (await Promise.all(requested)).map(({ status }) => status)
    assert.include(statuses, 401)
    assert.include(statuses, 429)
    const health = await new CookieJar(server.origin).send('GET', '/health/live')
    assert.equal(health.status, 200)
  })

  async function upload(jar: CookieJar, bytes: Buffer) {
    const form = new FormData()
    form.set('front', new File([new Uint8Array(bytes)], 'a.jpg'))
    const headers = { Cookie: jar.header, 'X-XSRF-TOKEN': jar.token! }
    const init = { method: 'POST', headers, body: form }
    const answer = await fetch(`${server.origin}/api/business-cards`, init)
    const body = (await answer.json()) as { code?: string }
    return { status: answer.status, code: body.code, wait: answer.headers.get('retry-after') }
  }

  test('uploads of a day, of each person for themselves', async ({ assert }) => {
    const [greedy, other] = [await signedIn('bdm'), await signedIn('bdm.clients')]
    const large = Buffer.concat([await picture('jpeg'), Buffer.alloc(700 * 1024)])
    const first = await upload(greedy, large)
    assert.notEqual(first.status, 429)
    const second = await upload(greedy, large)
    assert.deepEqual([second.status, second.code], [429, 'UPLOAD_QUOTA'])
    assert.isAbove(Number(second.wait), 3600)
    assert.notEqual((await upload(other, large)).status, 429)
  })

  test('uploads of one person at once, until one ends', async ({ assert }) => {
    // what is held longer than the limit of a request is let go
    const env = {
      LIMIT_REQUEST_SECONDS: '120',
      LIMIT_UPLOAD_MB_PER_DAY: '1000',
      LIMIT_JOBS: '100',
    }
    const patient = await ServerProcess.beside(site, { of: 'installed', env })
    const bytes = await picture('jpeg')
    const names = () => readdir(join(site.directory, 'tmp')).catch(() => [])
    const held = async () => (await names()).length
    /** An upload of which all but the end has been sent. */
    const hold = ({ origin, headers }: HttpSession) => {
      const open = openUpload({ origin, headers, path: '/api/business-cards' }, {})
      open.upload.write(uploadHead('front', 'a.jpg'))
      open.upload.write(bytes)
      return open
    }
    try {
      const greedy = await httpSession('bdm', DEMO_PASSWORD, patient.origin)
      const other = await httpSession('bdm.clients', DEMO_PASSWORD, patient.origin)
      const refused = async () => {
        const { upload, answer } = hold(greedy)
        const heard = await answer
        upload.destroy()
        assert.deepEqual([heard?.status, heard?.code], [429, 'TOO_MANY_REQUESTS'])
        assert.isAbove(Number(heard?.wait), 0)
      }
      const finished = async ({ upload, answer }: ReturnType<typeof hold>) => {
        upload.end(UPLOAD_END)
        return (await answer)?.status
      }
      const before = await held()
      const [first, second] = [hold(greedy), hold(greedy)]
      await until(async () => (await held()) === before + 2, DEADLINE)
      await refused()
      assert.equal(await finished(hold(other)), 202)
      assert.equal(await finished(first), 202)
      const third = hold(greedy)
      await until(async () => (await held()) === before + 2, DEADLINE)
      await refused()
      second.upload.destroy()
      // its place is free a moment after its file is gone
      await until(async () => (await finished(hold(greedy))) === 202, DEADLINE)
      assert.equal(await finished(third), 202)
    } finally {
      await patient.close()
    }
  })

  test('jobs of one person', async ({ assert }) => {
    // someone whose day of uploads is still whole: Redis remembers it over a restart
    const jar = await signedIn('admin')
    const [{ id }] = await site.client.from('users').where('username', 'admin').select('id')
    const small = await picture('jpeg', 30, 20)
    const answers = []
    for (let i = 0; i < 5; i++) answers.push(await upload(jar, small))
    const open = await site.client
      .from('jobs')
      .where('created_by', id)
      .whereIn('status', ['queued', 'active'])
    assert.lengthOf(open, 3)
    assert.isTrue(answers.some(({ code, status }) => status === 429 && code === 'TOO_MANY_JOBS'))
    assert.isTrue(answers.every(({ status, wait }) => status !== 429 || Number(wait) > 0))
  })

  test('live streams of one person', async ({ assert }) => {
    const jar = await signedIn('bdm')
    const enough = new AbortController()
    const open = () =>
      fetch(`${server.origin}/api/live`, {
        headers: { Cookie: jar.header },
        signal: enough.signal,
      })
    assert.deepEqual([(await open()).status, (await open()).status], [200, 200])
    const third = await open()
    assert.equal(third.status, 429)
    assert.isAbove(Number(third.headers.get('retry-after')), 0)
    enough.abort()
  })

  /** Sends the beginning of a request and waits until the server lets go. */
  function stall(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
      let heard = ''
      socket.on('data', (chunk) => (heard += chunk))
      socket.once('error', reject)
      socket.once('close', () => resolve(heard))
    })
  }

  test('headers and bodies that never come to an end are let go', async ({ assert }) => {
    assert.match(await stall('GET /api/clients HTTP/1.1\r\nHost: a\r\nX-Slow: '), /^HTTP\/1.1 408/)
    const jar = await signedIn('bdm')
    const head = [
      'POST /api/clients HTTP/1.1',
      'Host: a',
      `Cookie: ${jar.header}`,
      `X-XSRF-TOKEN: ${jar.token}`,
      'Content-Type: application/json',
      'Content-Length: 100',
    ]
    const answer = await stall(`${head.join('\r\n')}\r\n\r\n{"name": `)
    assert.match(answer, /^HTTP\/1.1 408/)
    assert.include(answer, '"code":"BODY_TOO_SLOW"')
    const file = [
      ...head.slice(1, 4),
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 1000',
    ]
    const upload = ['POST /api/business-cards HTTP/1.1', ...file].join('\r\n')
    assert.notInclude(await stall(`${upload}\r\n\r\n--b\r\n`), 'BODY_TOO_SLOW')
    assert.isTrue(server.alive)
    assert.isNull(await site.client.from('clients').where('name', '').first())
  })

  test('a proxy that is not trusted is noted for the doctor', async ({ assert }) => {
    const path = join(site.directory, 'untrusted-proxy.json')
    assert.isFalse(existsSync(path))
    const guest = new CookieJar(server.origin)
    await guest.send('GET', '/api/clients', undefined, { 'X-Forwarded-For': '203.0.113.7' })
    await server.end()
    assert.equal(JSON.parse(readFileSync(path, 'utf8')).address, '127.0.0.1')
    assert.match((await doctor({})).output, /127\.0\.0\.1 forwards but isn't trusted/)
    const everyone = await doctor({ TRUSTED_PROXIES: '0.0.0.0/1' })
    assert.equal(everyone.code, 1)
    assert.include(everyone.output, 'name the proxy alone')
    assert.notInclude((await doctor({})).output, 'name the proxy alone')
  })

  const doctor = (more: NodeJS.ProcessEnv) =>
    runAce(['portal:doctor'], {
      ...site.environment,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      ...more,
    })

  test('guesses at one account from many addresses wait, and lock no one out', async ({
    assert,
  }) => {
    const env = {
      TRUSTED_PROXIES: 'loopback',
      LIMIT_SIGN_INS_BEFORE_DELAY: '6',
      LIMIT_SIGN_IN_DELAY_SECONDS: '2',
    }
    const other = await ServerProcess.beside(site, { of: 'installed', env })
    /** One attempt from an address of its own. */
    const attempt = async (address: number, password: string) => {
      const jar = new CookieJar(other.origin)
      await jar.send('GET', '/api/auth/current-user')
      const headers = { 'X-Forwarded-For': `203.0.113.${address}` }
      const begun = performance.now()
      const body = { username: 'planner', password }
      const { status } = await jar.send('POST', '/api/auth/login', body, headers)
      return { status, waited: performance.now() - begun }
    }
    try {
      for (let i = 0; i < 8; i++) assert.equal((await attempt(i, 'wrong')).status, 401)
      const guess = await attempt(20, 'wrong')
      assert.isAtLeast(guess.waited, 1990)
      assert.equal((await attempt(21, DEMO_PASSWORD)).status, 200)
    } finally {
      await other.close()
    }
  })
})
