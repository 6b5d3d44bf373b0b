import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { forgetCopies } from '#tests/helpers/copies'
import { deliver as attempt, useMailServer } from '#tests/helpers/mail_settings'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aMail as order } from './mail_support.js'

let server: MailServer

async function serve() {
  server = await openMailServer()
  await useMailServer(server.port)
}

test.group('The outbox', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => () => server?.close())

  test('one person sends so many mails in an hour', async ({ client, assert }) => {
    await order()
    const row = await db.from('mails').orderBy('id', 'desc').firstOrFail()
    const { id, ...rest } = row
    const { id: admin } = await person('admin')
    for (let at = 0; at < 200; at++)
      await db.table('mails').insert({ ...rest, message_id: `<${id}.${at}@x>`, created_by: admin })
    const sent = { body: { to: 'me@example.com' } }
    const refused = await call(client, 'admin', 'post', '/api/mails/test', sent)
    refused.assertStatus(429)
    assert.equal(refused.body().code, 'TOO_MANY_MAILS')
  })

  test('administrators look into the outbox; no one else does', async ({ client, assert }) => {
    const mail = await order()
    const path = `/api/mails/${mail.id}`
    for (const [method, url] of [
      ['get', '/api/mails'],
      ['get', path],
      ['post', `${path}/resend`],
      ['post', `${path}/cancel`],
      ['post', '/api/mails/test'],
    ] as const) {
      ;(await client[method](url).withCsrfToken()).assertStatus(401)
      for (const username of ['buyer', 'accountant', 'engineer'])
        (await call(client, username, method, url, { body: {} })).assertStatus(403)
    }
    const listed = await call(client, 'admin', 'get', '/api/mails?state=kept&q=vendor')
    listed.assertStatus(200)
    assert.equal(listed.body()[0].id, mail.id)
    assert.notProperty(listed.body()[0], 'html')
    ;(await call(client, 'admin', 'get', '/api/mails/999999')).assertStatus(404)
  })

  test('an ended mail is sent once more as its own; one that waits is cancelled', async ({
    client,
    assert,
  }) => {
    const kept = await order()
    await serve()
    const path = `/api/mails/${kept.id}`
    const again = await call(client, 'admin', 'post', `${path}/resend`, { body: {} })
    again.assertStatus(201)
    assert.containsSubset(again.body(), {
      ...{ state: 'waiting', resendOfId: kept.id },
      can: { cancel: true, resend: false },
    })
    const copy = `/api/mails/${again.body().id}`
    ;(await call(client, 'admin', 'post', `${copy}/resend`, { body: {} })).assertStatus(409)
    const cancelled = await call(client, 'admin', 'post', `${copy}/cancel`, { body: {} })
    cancelled.assertStatus(200)
    assert.containsSubset(cancelled.body(), { state: 'cancelled', can: { cancel: false } })
    assert.equal((await attempt(again.body().id)).row.state, 'cancelled')
    assert.lengthOf(server.received, 0)
    ;(await call(client, 'admin', 'post', `${copy}/cancel`, { body: {} })).assertStatus(409)
    const logs = await db.from('audit_logs').where('entity_type', 'mail').orderBy('id')
    assert.deepEqual(
      logs.map(({ action, entity_id: id }) => [action, Number(id)]),
      [
        ['resend', kept.id],
        ['cancel', again.body().id],
      ]
    )
  })

  test('a test mail goes through the outbox like any other', async ({ client, assert }) => {
    await serve()
    const sent = { body: { to: 'me@example.com' }, language: 'ar' as const }
    const answer = await call(client, 'admin', 'post', '/api/mails/test', sent)
    answer.assertStatus(201)
    await attempt(answer.body().id)
    assert.equal(server.received[0].subject, 'رسالة تجريبية من البوابة')
    for (const to of ['me@example.com\r\nBcc: x@y.example', 'a@b.example, c@d.example', '', null])
      (await call(client, 'admin', 'post', '/api/mails/test', { body: { to } })).assertStatus(422)
  })
})
