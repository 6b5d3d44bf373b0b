import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { mailPassword, mailSender, mailSettings } from '#core/settings/mail'
import { forgetCopies } from '#tests/helpers/copies'
import { call } from '../procurement/support.js'

const SERVER = {
  ...{ mailMode: 'smtp', mailHost: 'smtp.example.com', mailPort: 465, mailSecurity: 'tls' },
  ...{ mailUser: 'portal', mailPassword: 'Correct-horse-9', mailFrom: 'portal@example.com' },
}

async function change(client: ApiClient, body: object) {
  const { version: seen } = (await call(client, 'admin', 'get', '/api/settings')).body()
  return call(client, 'admin', 'patch', '/api/settings', { body: { ...body }, seen })
}

test.group('Settings of mails', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('are kept until a server is set; the password goes in and never comes out', async ({
    client,
    assert,
  }) => {
    const before = await call(client, 'staff', 'get', '/api/settings')
    assert.containsSubset(before.body(), { mailMode: 'keep', hasMailPassword: false })
    const saved = await change(client, SERVER)
    saved.assertStatus(200)
    const { mailPassword: _, ...shown } = SERVER
    assert.containsSubset(saved.body(), { ...shown, hasMailPassword: true })
    for (const field of ['mailPassword', 'mailSecretSealed'])
      assert.notProperty(saved.body(), field)
    assert.equal(mailPassword(mailSettings()), 'Correct-horse-9')
    assert.deepEqual(mailSender(), { address: 'portal@example.com', name: 'Binaa' })
    const stored = await db.from('settings').where('key', 'mailSecretSealed').firstOrFail()
    assert.notInclude(stored.value, 'Correct-horse-9')
    const logs = await db.from('audit_logs').where('entity_type', 'settings')
    const written = JSON.stringify(logs)
    assert.notInclude(written, 'Correct-horse-9')
    assert.notInclude(written, JSON.parse(stored.value))
    assert.include(written, 'mailSecretSealed')
    // what is saved without one keeps it; null forgets it
    await change(client, { mailPort: 587, mailSecurity: 'starttls' })
    assert.equal(mailPassword(mailSettings()), 'Correct-horse-9')
    const forgotten = await change(client, { mailPassword: null })
    assert.isFalse(forgotten.body().hasMailPassword)
  })

  test('what could not work, or would send a password in clear, is refused by its field', async ({
    client,
    assert,
  }) => {
    for (const [field, body] of [
      ['mailHost', { ...SERVER, mailHost: null }],
      ['mailFrom', { ...SERVER, mailFrom: null }],
      ['mailSecurity', { ...SERVER, mailSecurity: 'none' }],
      ['mailHost', { ...SERVER, mailHost: 'http://169.254.169.254/' }],
      ['mailHost', { ...SERVER, mailHost: 'a b' }],
      ['mailPort', { ...SERVER, mailPort: 0 }],
      ['mailFrom', { ...SERVER, mailFrom: '"x@evil.example y"@b.example' }],
      ['mailFromName', { ...SERVER, mailFromName: 'Binaa\r\nBcc: x@y.example' }],
      ['mailReplyTo', { ...SERVER, mailReplyTo: 'not an address' }],
      ['mailMode', { mailMode: 'sometimes' }],
    ] as const) {
      const refused = await change(client, body)
      refused.assertStatus(422)
      assert.property(refused.body().errors, field)
    }
    assert.equal(mailSettings().mailMode, 'keep')
  })

  test('only administrators change them', async ({ client }) => {
    ;(await client.patch('/api/settings').withCsrfToken().json(SERVER)).assertStatus(401)
    for (const username of ['buyer', 'engineer', 'accountant'])
      (
        await call(client, username, 'patch', '/api/settings', { body: SERVER, seen: 1 })
      ).assertStatus(403)
  })
})
