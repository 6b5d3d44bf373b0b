import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { httpSession } from '#tests/helpers/http_session'

const BODY = JSON.stringify({ name: 'Plain Client' })

test.group('What a write has to be', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const write = async (headers: Record<string, string>, body: string | Buffer = BODY) => {
    const session = await httpSession('bdm', DEMO_PASSWORD)
    return fetch(`${session.origin}/api/clients`, {
      method: 'POST',
      headers: { ...session.headers, 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    })
  }
  const count = async () =>
    Number((await db.from('clients').where('name', 'Plain Client').count('* as n').first()).n)

  test('packed bodies are refused, whole or broken, in the one error body', async ({ assert }) => {
    const packed: [string, string | Buffer][] = [
      ['gzip', gzipSync(BODY)],
      ['gzip', BODY],
      ['deflate', 'garbage'],
      ['br', 'garbage'],
      ['zstd', BODY],
      ['gzip, gzip', gzipSync(gzipSync(BODY))],
      ['no-such-thing', BODY],
    ]
    for (const [encoding, body] of packed) {
      const response = await write({ 'Content-Encoding': encoding }, body)
      assert.equal(response.status, 415, encoding)
      const answer = (await response.json()) as { code: string }
      assert.equal(answer.code, 'UNSUPPORTED_TYPE')
    }
    assert.equal(await count(), 0)
    assert.equal((await write({ 'Content-Encoding': 'identity' })).status, 201)
  })

  test('writes of other sites are refused, whatever token they bring', async ({ assert }) => {
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'http://127.0.0.1:1' },
    ]
    for (const headers of foreign) {
      const response = await write(headers)
      assert.equal(response.status, 403, JSON.stringify(headers))
      const answer = (await response.json()) as { code: string }
      assert.equal(answer.code, 'CROSS_SITE')
    }
    assert.equal(await count(), 0)
    const { origin } = await httpSession('bdm', DEMO_PASSWORD)
    const own: Record<string, string>[] = [
      { Origin: origin },
      { 'Sec-Fetch-Site': 'same-origin' },
      {},
    ]
    for (const headers of own) assert.equal((await write(headers)).status, 201)
  })
})
