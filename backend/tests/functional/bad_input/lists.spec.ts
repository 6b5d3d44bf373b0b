import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { Caller } from './caller.js'
import { assertAnswer } from './expectations.js'
import { learnTables, storedRows } from './stored_rows.js'
import { Targets } from './targets.js'
import { inTurn } from '../../../scripts/turns.mjs'

const QUERIES: Record<string, string> = {
  'unknown filter': 'nonsense=1',
  'unknown operator': 'id_within=1',
  'unknown sort': '_sort=password&_order=asc',
  'sort by SQL': '_sort=id);drop table users--',
  'sort by prototype': '_sort=constructor&toString=1&__proto__=1',
  'order of no kind': '_sort=id&_order=sideways',
  'too many sorts': '_sort=id,id,id,id',
  'page of a million': '_start=0&_end=1000000',
  'end before start': '_start=10&_end=5',
  'negative page': '_start=-1&_end=-5',
  fraction: '_start=0.5&_end=2.5',
  'deep page': '_start=9999900&_end=10000000',
  'deeper page': '_start=99999999999999999999&_end=99999999999999999999',
  'not a number': '_start=NaN&_end=1e400',
  'Arabic digits': '_start=٠&_end=١٠',
  twice: '_start=0&_start=5&_end=1&_end=2&q=a&q=b&_sort=id&_sort=id',
  arrays: '_start[]=0&_sort[]=id&q[]=a&q[]=b',
  objects: '_start[a]=0&q[$ne]=1&id[$gt]=0&_sort[x][y]=id',
  nested: `q${'[a]'.repeat(200)}=1`,
  'names alone': 'q&_start&_end&id',
  'ids of no kind': 'id=abc&id=-1&id=1.5&id=9223372036854775808',
  'ids beyond all': 'id=9999999999',
  NUL: 'q=a%00b&name=%00',
  'NUL in a name': 'na%00me=1',
  'broken encoding': 'q=%E0%A4%A&name=%ff%fe',
  'lone surrogate': 'q=%ED%A0%80',
  wildcards: 'q=%25%25%25_%21%21&name_like=%25_!',
  quotes: `q=${encodeURIComponent(`"' OR 1=1 -- \\`)}`,
  'full-text operators': `q=${encodeURIComponent('+-*<>()~"@ NEAR(abc def) AND NOT col:abc ^abc')}`,
  'marks alone': `q=${encodeURIComponent('***"""((()))')}`,
  'right-to-left': `q=${encodeURIComponent('\u202e\u200bابجد\u0640')}`,
  'long text': `q=${'x'.repeat(4000)}`,
  'many words': `q=${'abc%20'.repeat(500)}`,
  emoji: `q=${encodeURIComponent('👩‍👩‍👧')}`,
  instant: 'createdAt_gte=275760-09-13&createdAt_lte=%2B275760-09-13T00:00:00Z',
  'time of no kind': 'createdAt_gte=yesterday',
  'an instant long ago': 'createdAt_gte=-271821-04-20T00:00:00Z',
  times: 'createdAt_gte=0000-00-00&createdAt_lte=2026-99-99',
  'operator on a list': 'productTypes_gte=a&productTypes_ne=b',
  'cookie header': 'q=a%0d%0aSet-Cookie:%20a=b',
  'a thousand members': Array.from({ length: 1200 }, (_, i) => `a${i}=1`).join('&'),
  'a thousand of one': `id=${Array.from({ length: 1500 }, () => 1).join('&id=')}`,
}

const IDS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '1e3',
  '0x1',
  '٣',
  '2147483648',
  '4294967296',
  '9223372036854775808',
  '9'.repeat(400),
  '%00',
  '1%00',
  '%2e%2e%2f',
  '%E0%A4%A',
  '1;drop',
  '1%20',
  '%0d%0aX:1',
  'null',
  '[object%20Object]',
]

interface Known {
  pattern: string
  methods: string[]
}

const routes = () =>
  (Object.values(router.toJSON()).flat() as Known[]).filter(({ pattern }) =>
    pattern.startsWith('/api')
  )
/** The stream of live messages never ends. */
const reading = () =>
  routes().filter(({ pattern, methods }) => methods.includes('GET') && pattern !== '/api/live')

const ofRecords = () => routes().filter(({ pattern }) => pattern.includes(':'))

test.group('Bad input, addresses and headers', (group) => {
  let caller: Caller
  let targets: Targets

  group.setup(learnTables)
  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    await limiter.clear()
    caller = await Caller.signedIn('admin', DEMO_PASSWORD)
    targets = await Targets.make(caller)
  })

  for (const [index, [name, query]] of Object.entries(QUERIES).entries()) {
    test(`a query with ${name}`, async ({ assert }) => {
      for (const { pattern } of inTurn(reading(), 5, index)) {
        const path = `${targets.path(pattern)}?${query}`
        const answer = await caller.send({ method: 'GET', path })
        assertAnswer(assert, answer, `GET ${path.slice(0, 300)}`)
        assert.isNull(answer.headers.get('a'))
      }
    }).timeout(60_000)
  }

  test('ten thousand members are cut off before anybody reads them', async ({ assert }) => {
    const query = Array.from({ length: 10_000 }, (_, i) => `a${i}=1`).join('&')
    const answer = await caller.send({ method: 'GET', path: `/api/clients?${query}` })
    assert.equal(answer.status, 431)
  })

  for (const [index, id] of IDS.entries()) {
    test(`a record called ${id.slice(0, 30)}`, async ({ assert }) => {
      let before = await storedRows()
      const refused: string[] = []
      for (const { pattern, methods } of inTurn(ofRecords(), 4, index)) {
        for (const method of methods.filter((one) => one !== 'HEAD')) {
          const path = pattern.replace(/:\w+/g, id)
          const answer = await caller.send({
            method,
            path,
            ...(method !== 'GET' && { body: '{"version":1}' }),
          })
          assertAnswer(assert, answer, `${method} ${path.slice(0, 200)}`)
          if (answer.status >= 400) refused.push(`${method} ${path}`)
          else if (method !== 'GET') before = await storedRows()
        }
      }
      assert.isAbove(refused.length, 100)
      assert.equal(await storedRows(), before, `one of these wrote:\n${refused.join('\n')}`)
    }).timeout(60_000)
  }

  test('versions and keys that are none', async ({ assert }) => {
    const path = `/api/clients/${targets.records.clients.id}`
    const body = JSON.stringify({ name: 'Never stored' })
    for (const version of [
      '',
      'abc',
      '-1',
      '1.5',
      '"1',
      '*',
      '"1", "2"',
      'W/"x"',
      '9'.repeat(20),
      '٣',
      '1e1',
    ]) {
      const headers = { 'If-Match': encodeURI(version) }
      const answer = await caller.send({ method: 'PATCH', path, body, headers })
      assertAnswer(assert, answer, `If-Match ${version}`)
      assert.include([412, 422, 428], answer.status, `If-Match ${version}`)
    }
    for (const version of ['null', '[]', '{}', 'true', '"x"', '-1', '1.5', '1e400', '""']) {
      const sent = body.replace('}', `,"version":${version}}`)
      const answer = await caller.send({ method: 'PATCH', path, body: sent })
      assertAnswer(assert, answer, `version ${version}`)
      assert.include([412, 422, 428], answer.status, `version ${version}`)
    }
    for (const key of ['k'.repeat(256), 'k'.repeat(5000)]) {
      const answer = await caller.send({
        method: 'POST',
        path: '/api/clients',
        body,
        headers: { 'Idempotency-Key': key },
      })
      assertAnswer(assert, answer, `Idempotency-Key of ${key.length}`)
      assert.equal(answer.status, 422)
    }
  })

  test('headers of no kind', async ({ assert }) => {
    const HEADERS: Record<string, string>[] = [
      { 'Accept-Language': ';;;q=x,*' },
      { 'Accept-Language': 'x'.repeat(5000) },
      { Accept: 'text/html' },
      { Accept: ';;' },
      { Cookie: 'portal=s%3Aabc; XSRF-TOKEN=%E0%A4%A; =; ;;' },
      { 'X-XSRF-TOKEN': '%E0%A4%A' },
      {
        'X-Forwarded-For': `'; drop`,
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'ftp',
      },
      { 'X-Request-Id': '<b>'.repeat(50) },
      { Range: 'bytes=9-1,-' },
      { 'If-Modified-Since': 'never', 'If-None-Match': '***' },
      { 'X-HTTP-Method-Override': 'DELETE' },
    ]
    for (const headers of HEADERS) {
      const name = JSON.stringify(headers).slice(0, 100)
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? { body: '{}' } : {}
        const answer = await caller.send({ method, path: '/api/clients', headers, ...body })
        assert.isBelow(answer.status, 500, name)
        if (answer.status >= 400) assert.isString(answer.body.message, name)
        assert.notInclude(answer.text, 'evil.example')
      }
    }
  })
})
