import { request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import UserDirectoryController from '#identity/users/user_directory_controller'
import { Caller } from './caller.js'
import { assertAnswer } from './expectations.js'

const CANARY = 'canary-7f3a9 secret stack detail'
const REQUIRED = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /geolocation=\(self\)/,
  'x-request-id': /^[\w-]{8,}$/,
}

const FOREIGN = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' }

interface Raw {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** A request whose path is sent as it is: fetch would tidy it first. */
function send(method: string, path: string, headers: Record<string, string> = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const { HOST: host, PORT: port } = process.env
    const request = rawRequest({ host, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      const text = () => Buffer.concat(chunks).toString()
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, text: text() })
      )
    })
    request.on('error', reject)
    request.end()
  })
}

test.group('Headers of every answer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  function assertHeaders(assert: any, headers: { get(name: string): string | null }, name: string) {
    for (const [header, pattern] of Object.entries(REQUIRED)) {
      assert.match(headers.get(header) ?? '', pattern, `${name}: ${header}`)
    }
    for (const absent of ['x-powered-by', 'access-control-allow-origin'])
      assert.isNull(headers.get(absent), `${name}: ${absent}`)
    assert.isNull(headers.get('server'), name)
  }

  test('carry what protects a browser, no matter what writes the answer', async ({ assert }) => {
    const staff = await Caller.signedIn('staff', DEMO_PASSWORD)
    const bdm = await Caller.signedIn('bdm', DEMO_PASSWORD)
    const guest = new Caller()
    const json = (body: object) => JSON.stringify(body)
    const answers = {
      '200': await bdm.send({ method: 'GET', path: '/api/clients', headers: FOREIGN }),
      '204': await bdm.send({ method: 'OPTIONS', path: '/api/clients', headers: FOREIGN }),
      '400': await bdm.send({ method: 'POST', path: '/api/clients', body: '{' }),
      '400 address': await guest.send({ method: 'GET', path: '/api/%E0%A4%A' }),
      '401': await guest.send({ method: 'GET', path: '/api/clients' }),
      '403': await staff.send({ method: 'GET', path: '/api/clients' }),
      '403 CSRF': await bdm.send({
        method: 'POST',
        path: '/api/clients',
        body: '{}',
        headers: { 'X-XSRF-TOKEN': '' },
      }),
      '404': await guest.send({ method: 'GET', path: '/api/no-such-thing' }),
      '404 file': await guest.send({ method: 'GET', path: '/assets/no-such-file.js' }),
      '413': await bdm.send({
        method: 'POST',
        path: '/api/clients',
        body: json({ name: 'x'.repeat(600_000) }),
      }),
      '422': await bdm.send({ method: 'POST', path: '/api/clients', body: '{}' }),
      '428': await bdm.send({ method: 'PATCH', path: '/api/clients/1', body: json({ name: 'x' }) }),
      health: await guest.send({ method: 'GET', path: '/health/live' }),
    }
    for (const [name, answer] of Object.entries(answers)) {
      assertHeaders(assert, answer.headers, name)
      if (/^4/.test(name) && name !== '404 file')
        assert.equal(answer.status, Number.parseInt(name), name)
    }
    for (const name of [
      '200',
      '400',
      '400 address',
      '401',
      '403',
      '403 CSRF',
      '404',
      '413',
      '422',
      '428',
    ] as const) {
      assertAnswer(assert, answers[name], name)
      assert.equal(answers[name].headers.get('cache-control'), 'no-store', name)
    }
  })

  test('also those of too many attempts, with when to come again', async ({ assert }) => {
    const guest = new Caller()
    await guest.send({ method: 'GET', path: '/api/auth/current-user' })
    const body = JSON.stringify({ username: 'staff', password: 'wrong-password' })
    const attempt = () => guest.send({ method: 'POST', path: '/api/auth/login', body })
    for (let i = 0; i < 10; i++) await attempt()
    const answer = await attempt()
    assert.equal(answer.status, 429)
    assert.match(answer.headers.get('retry-after')!, /^\d+$/)
    assertAnswer(assert, answer, '429')
    assertHeaders(assert, answer.headers, '429')
  })

  test('also those of the portal and its files', async ({ assert }) => {
    const guest = new Caller()
    for (const path of ['/', '/clients/7', '/index.html', '/favicon.svg']) {
      const answer = await guest.send({ method: 'GET', path })
      // without a built portal these are not there, which is an answer all the same
      assert.include([200, 404], answer.status, path)
      assertHeaders(assert, answer.headers, path)
    }
  })
})

test.group('Failures of our own', (group) => {
  const index = UserDirectoryController.prototype.index
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => () => {
    UserDirectoryController.prototype.index = index
  })

  const FAILURES: Record<string, () => Promise<never> | never> = {
    'an error': () => {
      throw new Error(CANARY)
    },
    'an error with a status': () => {
      throw Object.assign(new Error(CANARY), { status: 500, code: 'E_CANARY' })
    },
    'an error that calls itself harmless': () => {
      throw Object.assign(new Error(CANARY), { status: 418, code: 'E_CANARY' })
    },
    'a query': () => db.rawQuery(`select '${CANARY}' from nowhere`) as Promise<never>,
    'a text': () => {
      throw CANARY
    },
    nothing: () => {
      throw undefined
    },
    null: () => {
      throw null
    },
  }

  for (const [name, fail] of Object.entries(FAILURES)) {
    test(`${name} thrown becomes one masked 500`, async ({ assert }) => {
      const staff = await Caller.signedIn('staff', DEMO_PASSWORD)
      UserDirectoryController.prototype.index = fail
      for (const accept of ['application/json', 'text/html', '*/*']) {
        const answer = await staff.send({
          method: 'GET',
          path: '/api/auth/users',
          headers: { Accept: accept },
        })
        assert.equal(answer.status, 500)
        assert.equal(answer.body?.code, 'SERVER_ERROR')
        assert.sameMembers(Object.keys(answer.body), ['message', 'code', 'requestId'])
        assert.notMatch(answer.text, /canary/i)
        assert.notMatch(JSON.stringify([...answer.headers]), /canary/i)
        assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/)
      }
    })
  }
})

test.group('Requests with two ends', () => {
  /** All that the server answers on one connection before it closes it. */
  function answerTo(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(process.env.PORT), process.env.HOST, () => socket.write(text))
      let heard = ''
      socket.on('data', (chunk) => (heard += chunk))
      socket.once('error', reject).once('close', () => resolve(heard))
    })
  }

  const HIDDEN = 'GET /api/no-such-thing HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n'

  for (const [name, headers] of Object.entries({
    'a length and chunks': ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    'two lengths': ['Content-Length: 5', 'Content-Length: 60'],
    'chunks that are not the last coding': ['Transfer-Encoding: chunked, identity'],
    'a length that is no number': ['Content-Length: +5'],
  })) {
    test(`${name} are refused, with what follows`, async ({ assert }) => {
      const head = ['POST /api/clients HTTP/1.1', 'Host: portal', ...headers].join('\r\n')
      const answer = await answerTo(`${head}\r\n\r\n0\r\n\r\n${HIDDEN}`)
      assert.match(answer, /^HTTP\/1\.1 400 /)
      assert.lengthOf(answer.match(/HTTP\/1\.1 /g)!, 1)
    })
  }
})

test.group('Other spellings of a path', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const SPELLINGS = (path: string) => [
    `/${path}`,
    `//${path.slice(1)}`,
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/api/./'),
    path.replace('/api/', '/api/../api/'),
    path.replace('/api/', '/api/x/../'),
    `/.${path}`,
    `/x/..${path}`,
    path.replace('/api', '/%61pi'),
    path.replace('/api/', '/api%2f'),
    path.replace('/api/', '/api%5c'),
    path.replace('/api', '/API'),
    path.replace('/api', '/Api'),
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path};x`,
    `${path};.json`,
    `${path}.`,
    `${path}.json`,
    `${path}%20`,
    `${path}%00`,
    `${path}%2f`,
    `${path}?`,
    `${path}#x`,
    `${path}?_method=GET`,
    `http://evil.example${path}`,
    `@evil.example${path}`,
    `\\api\\users`,
  ]
  const METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']

  for (const who of ['guest', 'staff']) {
    test(`give a ${who} nothing more`, async ({ assert }) => {
      const caller = who === 'guest' ? new Caller() : await Caller.signedIn(who, DEMO_PASSWORD)
      for (const path of ['/api/users', '/api/clients', '/api/audit-logs', '/api/vendors/1']) {
        for (const spelling of SPELLINGS(path)) {
          for (const method of METHODS) {
            const answer = await send(method, spelling, caller.identity)
            const name = `${method} ${spelling} → ${answer.status}`
            assert.isBelow(answer.status, 500, name)
            const isPortal = String(answer.headers['content-type']).startsWith('text/html')
            if (answer.status < 300 && !isPortal) assert.equal(answer.text, '', name)
            assert.notMatch(answer.text, /"username"|"email"|"version":/, name)
            assert.notInclude(answer.text, 'evil.example', name)
          }
        }
      }
    }).timeout(60_000)
  }

  test('no member, header or method stands in for another method', async ({ assert }) => {
    const bdm = await Caller.signedIn('bdm', DEMO_PASSWORD)
    const made = await bdm.send({
      method: 'POST',
      path: '/api/clients',
      body: JSON.stringify({ name: 'Stays' }),
    })
    const path = `/api/clients/${made.body.id}`
    await bdm.send({
      method: 'POST',
      path: `${path}?_method=DELETE`,
      body: '{"_method":"DELETE","version":1}',
    })
    for (const header of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const headers = { [header]: 'DELETE', 'If-Match': '"1"' }
      await bdm.send({ method: 'POST', path, body: '{}', headers })
      await bdm.send({ method: 'GET', path, headers })
    }
    assert.equal((await bdm.send({ method: 'GET', path })).status, 200)
  })
})
