import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { appUrl } from '#config/app'
import { sqlInstant } from '#core/database/instants'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { PASSWORD_CHANGED } from '#identity/events'
import { forgetOldLinks } from '#identity/password_resets/house_keeping'
import { forgetCopies } from '#tests/helpers/copies'
import { deliver, setMail, useMailServer } from '#tests/helpers/mail_settings'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { person } from '#tests/helpers/users'
import {
  askFor,
  NEW,
  resetMails,
  RESETS,
  setPassword,
  tokenFor,
  tokenIn,
  workOff,
} from './password_reset_support.js'
import { codeOf, roomInStep, signIn, turnOn } from './two_step_support.js'

let server: MailServer

test.group('Password resets by mail', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    server = await openMailServer()
    await useMailServer(server.port)
    return () => server.close()
  })

  test('a link in a mail sets another password: sessions end, it is logged and told', async ({
    client,
    assert,
  }) => {
    const user = await person('engineer')
    const elsewhere = await signIn('engineer')
    const token = await tokenFor(client, server, 'Engineer')
    const [mail] = server.received
    assert.deepEqual(mail!.envelope.to, ['engineer@binaa.example'])
    // the address is the portal's own, and the token stands where no browser sends it to anyone
    assert.include(String(mail!.html), `href="${appUrl}/reset-password#${token}"`)
    assert.include(mail!.text!, `${appUrl}/reset-password#${token}`)
    const check = await client.post(`${RESETS}/check`).withCsrfToken().unsafeJson({ token })
    assert.deepEqual(check.body(), { username: 'engineer' })
    for (const weak of ['Password2026!', 'short', DEMO_PASSWORD]) {
      const refused = await setPassword(client, token, weak)
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'password')
    }
    const done = await setPassword(client, token)
    done.assertStatus(204)
    const kept = await person('engineer')
    assert.isTrue(await hash.use('argon').verify(kept.password, NEW))
    assert.equal((await elsewhere.jar.send('GET', '/api/auth/current-user')).status, 401)
    const actions = await db
      .from('audit_logs')
      .where({ entity_type: 'user', entity_id: String(user.id) })
      .whereIn('action', ['request_password_reset', 'reset_password'])
      .orderBy('id')
    assert.deepEqual(
      actions.map(({ action, actor_id: by }) => [action, by]),
      [
        ['request_password_reset', null],
        ['reset_password', user.id],
      ]
    )
    assert.equal(actions[0]!.ip, '127.0.0.1')
    const events = await db.from('outbox_events').where('name', PASSWORD_CHANGED).select('id')
    await dispatchEvents(events.map(({ id }) => id))
    const notice = await db.from('mails').where('kind', 'notification').firstOrFail()
    assert.equal(notice.recipients, 'engineer@binaa.example')
  })

  test('is asked for by e-mail address as well, and in the language of the person', async ({
    client,
    assert,
  }) => {
    await db.from('users').where('username', 'engineer').update({ language: 'arabic' })
    await tokenFor(client, server, ' Engineer@Binaa.example ')
    assert.include(server.received[0]!.subject, 'إعادة تعيين كلمة مرورك')
  })

  test('owners, administrators and approvers need two-step verification, which still asks for its code', async ({
    client,
    assert,
  }) => {
    await roomInStep()
    const { secret } = await turnOn(client, 'general.manager')
    const token = await tokenFor(client, server, 'general.manager')
    ;(await setPassword(client, token)).assertStatus(204)
    const browser = await signIn('general.manager', NEW)
    assert.isTrue(browser.answer.body.codeDue)
    assert.equal((await browser.enter(codeOf(secret))).status, 200)
    // a link that was sent for its second step ends with that
    const late = await tokenFor(client, server, 'general.manager')
    await db.from('authenticators').delete()
    ;(await setPassword(client, late, 'Marble-and-mortar-7')).assertStatus(409)
    // whoever sets the mail server could read the link of one who has no second step
    for (const username of ['admin', 'chief.engineer']) {
      ;(await askFor(client, username)).assertStatus(204)
      await workOff()
      const mail = (await resetMails()).at(-1)
      await deliver(mail.id)
      const got = server.received.at(-1)!
      assert.notInclude(String(got.html), 'reset-password')
      assert.include(got.text!, username)
      const { id } = await person(username)
      const open = db.from('password_resets').where('user_id', id).whereNull('ended_at')
      assert.lengthOf(await open, 0)
    }
  })

  test('the answer tells nothing, and takes the same work: only a worker looks for the account', async ({
    client,
    assert,
  }) => {
    await db.from('users').where('username', 'buyer').update({ email: null })
    await db.from('users').where('username', 'bdm').update({ email: 'shared@binaa.example' })
    await db.from('users').where('username', 'estimator').update({ email: 'shared@binaa.example' })
    const typed = [
      'engineer',
      'no.such.user',
      'disabled.user',
      'buyer',
      'a@b',
      'shared@binaa.example',
    ]
    const answers: object[] = []
    const queries: number[] = []
    for (const username of [...typed, 'disabled.user@binaa.example', 'Ádmin', '%', '" OR 1=1']) {
      let count = 0
      const counted = () => void count++
      const knex = db.connection().getWriteClient()
      knex.on('query', counted)
      const answer = await askFor(client, username)
      knex.off('query', counted)
      queries.push(count)
      answers.push({ status: answer.status(), body: answer.text() })
    }
    assert.lengthOf(new Set(answers.map((one) => JSON.stringify(one))), 1)
    assert.lengthOf(new Set(queries), 1)
    const jobs = JSON.stringify(await db.from('jobs').where('type', 'identity.send_reset_link'))
    assert.notInclude(jobs, 'no.such.user')
    await workOff()
    const mails = await resetMails()
    assert.deepEqual(
      mails.map(({ recipients }) => recipients),
      ['engineer@binaa.example']
    )
  })

  test('a link counts once, in its time, and ends with the next one and with the password', async ({
    client,
    assert,
  }) => {
    const first = await tokenFor(client, server, 'engineer')
    const second = await tokenFor(client, server, 'engineer')
    const ended = async (token: string) => {
      const answer = await setPassword(client, token)
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'RESET_LINK_ENDED')
    }
    await ended(first)
    ;(await setPassword(client, second)).assertStatus(204)
    await ended(second)
    await ended('x'.repeat(43))
    ;(await setPassword(client, 'short')).assertStatus(422)
    const third = await tokenFor(client, server, 'engineer')
    const own = { currentPassword: NEW, password: 'Quarry-of-sandstone-4' }
    const changed = await client
      .put('/api/auth/password')
      .loginAs(await person('engineer'))
      .withCsrfToken()
      .unsafeJson(own)
    changed.assertStatus(200)
    await ended(third)
    const fourth = await tokenFor(client, server, 'estimator')
    await db.from('password_resets').update({ expires_at: sqlInstant(-1) })
    await ended(fourth)
    const fifth = await tokenFor(client, server, 'po.clerk')
    await db.from('users').where('username', 'po.clerk').update({ disabled_at: sqlInstant() })
    await ended(fifth)
    const longAgo = sqlInstant(-2 * 86_400)
    await db.from('password_resets').update({ created_at: longAgo, expires_at: longAgo })
    await forgetOldLinks()
    assert.isEmpty(await db.from('password_resets'))
  })

  test('the token is nowhere but in the mail: no administrator, log or table tells it', async ({
    client,
    assert,
  }) => {
    ;(await askFor(client, 'engineer')).assertStatus(204)
    await workOff()
    const [waiting] = await resetMails()
    const admin = await person('admin')
    const outbox = async () => (await client.get(`/api/mails/${waiting.id}`).loginAs(admin)).body()
    const before = await outbox()
    assert.containsSubset(before, { html: null, plain: null, can: { resend: false } })
    assert.notInclude(waiting.html, 'reset-password')
    await deliver(waiting.id)
    const token = tokenIn(server)
    const tables = ['audit_logs', 'outbox_events', 'jobs', 'mails', 'notifications']
    const stored = await Promise.all([...tables, 'password_resets'].map((name) => db.from(name)))
    assert.notInclude(JSON.stringify(stored), token)
    const [sent] = await resetMails()
    assert.containsSubset(sent, { state: 'sent', html: '', plain: '' })
    const resent = await client
      .post(`/api/mails/${sent.id}/resend`)
      .loginAs(admin)
      .withCsrfToken()
      .unsafeJson({})
    resent.assertStatus(409)
    assert.deepEqual((await outbox()).html, null)
  })

  test('requests are few: three links an hour for an account, and a limit for an address', async ({
    client,
    assert,
  }) => {
    for (let at = 0; at < 5; at++) await askFor(client, 'engineer')
    await workOff()
    assert.lengthOf(await resetMails(), 3)
    const statuses: number[] = []
    for (let at = 0; at < 16; at++) statuses.push((await askFor(client, `user${at}`)).status())
    assert.equal(statuses.at(-1), 429)
    assert.equal(statuses[0], 204)
  })

  test('where no mail leaves the page says so, to everyone alike', async ({ client, assert }) => {
    const branding = async () => (await client.get('/api/branding')).body()
    assert.isTrue((await branding()).resetsByMail)
    await setMail({ mailMode: 'keep' })
    assert.isFalse((await branding()).resetsByMail)
    for (const username of ['engineer', 'no.such.user']) {
      const refused = await askFor(client, username)
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'RESET_BY_MAIL_OFF')
    }
    assert.isEmpty(await resetMails())
  })

  test('whoever sets an address sets no password with it: a second person confirms, or the owner', async ({
    client,
    assert,
  }) => {
    const change = async (name: string, email: string) => {
      const { id, version } = await person(name)
      return client
        .patch(`/api/users/${id}`)
        .loginAs(await person('admin'))
        .withCsrfToken()
        .header('if-match', `"${version}"`)
        .json({ email })
    }
    const token = await tokenFor(client, server, 'engineer')
    ;(await change('engineer', 'other@binaa.example')).assertStatus(200)
    // a link that went to the former address has ended
    ;(await setPassword(client, token)).assertStatus(409)
    for (const name of ['chief.engineer', 'general.manager']) {
      ;(await change(name, 'mine@binaa.example')).assertStatus(202)
      assert.equal((await person(name)).email, `${name}@binaa.example`)
    }
    const held = await db.from('held_changes').where('kind', 'user_email').orderBy('id')
    const confirm = async (id: number, as: string) =>
      client
        .post(`/api/held-changes/${id}/confirm`)
        .loginAs(await person(as))
        .withCsrfToken()
        .unsafeJson({})
    ;(await confirm(held[0].id, 'admin')).assertStatus(403)
    ;(await confirm(held[0].id, 'general.manager')).assertStatus(200)
    assert.equal((await person('chief.engineer')).email, 'mine@binaa.example')
    ;(await confirm(held[1].id, 'admin')).assertStatus(403)
    ;(await confirm(held[1].id, 'general.manager')).assertStatus(200)
  })
})
