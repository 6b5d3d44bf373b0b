import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { sqlInstant } from '#core/database/instants'
import { runJob } from '#core/jobs/run_job'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import User from '#identity/shared/user'
import { forgetOldLinks } from '#identity/password_resets/house_keeping'
import { forgetCopies } from '#tests/helpers/copies'
import { deliver, setMail, useMailServer } from '#tests/helpers/mail_settings'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { person } from '#tests/helpers/users'
import { setPassword, tokenIn } from './password_reset_support.js'
import { codeOf, PATH, roomInStep, signIn, turnOn } from './two_step_support.js'

let server: MailServer

const send = async (client: ApiClient, path: string, { as = 'admin', version = 1, body = {} }) =>
  client
    .post(path)
    .loginAs(await person(as))
    .withCsrfToken()
    .header('if-match', `"${version}"`)
    .json(body)

async function newPerson(client: ApiClient, more: object = {}) {
  const made = await client
    .post('/api/users')
    .loginAs(await person('admin'))
    .withCsrfToken()
    .json({
      ...{ name: 'Huda Saleh', username: 'huda.saleh', email: 'huda@binaa.example' },
      ...{ role: 'staff', password: 'Limestone-and-lime-7' },
      ...more,
    })
  return User.findOrFail(made.body().id)
}

const invite = (client: ApiClient, user: User, as = 'admin') =>
  send(client, `/api/users/${user.id}/invite`, { as, version: user.version })

async function importUsers(client: ApiClient, lines: string[]) {
  const text = ['Name,Username,E-mail,Role', ...lines].join('\n')
  const uploaded = await client
    .post('/api/imports')
    .field('resource', 'users')
    .file('file', Buffer.from(text), { filename: 'users.csv', contentType: 'text/csv' })
    .loginAs(await person('admin'))
    .withCsrfToken()
  uploaded.assertStatus(201)
  const batch = uploaded.body()
  const path = `/api/imports/${batch.id}`
  const keyed = { mapping: batch.mapping, keyField: null }
  const check = await send(client, `${path}/check`, { version: batch.version, body: keyed })
  check.assertStatus(202)
  await runJob(check.body().id)
  const show = async () => (await client.get(path).loginAs(await person('admin'))).body()
  const checked = await show()
  return { checked, show, apply: () => send(client, `${path}/apply`, { version: checked.version }) }
}

test.group('Invitations of users', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    server = await openMailServer()
    await useMailServer(server.port)
    return () => server.close()
  })

  test('a link of three days lets a new person choose the first password', async ({
    client,
    assert,
  }) => {
    const user = await newPerson(client)
    const sent = await invite(client, user)
    sent.assertStatus(200)
    const mail = await db.from('mails').where('kind', 'invitation').firstOrFail()
    assert.equal(mail.recipients, 'huda@binaa.example')
    await deliver(mail.id)
    // a day and a half later it still works, and is not tidied away
    await db.from('password_resets').update({ created_at: sqlInstant(-36 * 3600) })
    await forgetOldLinks()
    const done = await setPassword(client, tokenIn(server), 'Granite-and-glass-9')
    done.assertStatus(204)
    const { answer } = await signIn('huda.saleh', 'Granite-and-glass-9')
    assert.equal(answer.status, 200)
    const logged = await db.from('audit_logs').where('action', 'invite').firstOrFail()
    assert.equal(logged.entity_id, String(user.id))
    const link = await db.from('password_resets').where('user_id', user.id).firstOrFail()
    assert.isNotNull(link.ended_at)
  })

  test('only administrators invite, and not those whom a link is too little for', async ({
    client,
    assert,
  }) => {
    const user = await newPerson(client)
    for (const as of ['buyer', 'general.manager']) {
      const refused = await invite(client, user, as)
      refused.assertStatus(403)
    }
    const withoutAddress = await newPerson(client, { username: 'no.mail', email: null })
    const cases: [User, string][] = [
      [await person('chief.engineer'), 'INVITATION_TOO_WEAK'],
      [withoutAddress, 'NO_ADDRESS'],
    ]
    for (const [one, code] of cases) {
      await db.from('users').where('id', one.id).update({ last_login_at: null })
      const refused = await invite(client, one)
      refused.assertStatus(409)
      assert.equal(refused.body().code, code)
    }
    await db.from('users').where('id', user.id).update({ last_login_at: sqlInstant() })
    const known = await invite(client, user)
    assert.equal(known.body().code, 'ALREADY_SIGNED_IN')
    await db.from('users').where('id', user.id).update({ last_login_at: null })
    await setMail({ mailMode: 'keep' })
    const kept = await invite(client, user)
    assert.equal(kept.body().code, 'MAILS_STAY')
    assert.isNull(await db.from('mails').where('kind', 'invitation').first())
    assert.isNull(await db.from('password_resets').where('user_id', user.id).first())
  })

  test('rights that are confirmed later end the link', async ({ client, assert }) => {
    const user = await newPerson(client)
    await invite(client, user)
    await user.refresh()
    const asked = await client
      .patch(`/api/users/${user.id}`)
      .loginAs(await person('admin'))
      .withCsrfToken()
      .header('if-match', `"${user.version}"`)
      .json({ permissions: { quotation_approver: true } })
    asked.assertStatus(202)
    const held = await db.from('held_changes').where('subject_id', user.id).firstOrFail()
    const confirmed = await send(client, `/api/held-changes/${held.id}/confirm`, {
      as: 'general.manager',
      version: held.version,
    })
    confirmed.assertStatus(200)
    const link = await db.from('password_resets').where('user_id', user.id).firstOrFail()
    assert.isNotNull(link.ended_at)
  })

  test('a file makes accounts that no one knows a password of, and invites', async ({
    client,
    assert,
  }) => {
    const { checked, show, apply } = await importUsers(client, [
      'Noura Ali,Noura.Ali,noura@binaa.example,موظف',
      'Omar Said,omar.said,,Procurement manager',
      'Second Admin,second.admin,second@binaa.example,Administrator',
      'Buyer Again,buyer,buyer2@binaa.example,Staff',
      'No Role,no.role,no@binaa.example,Emperor',
      ',nameless,x@binaa.example,Staff',
      'Omar Again,OMAR.SAID,,Staff',
    ])
    assert.include(checked, { totalRows: 7, badRows: 4 })
    const taken = checked.problems.filter(({ message }: { message: string }) =>
      /^Username: .*taken/.test(message)
    )
    assert.deepEqual(
      taken.map(({ row }: { row: number }) => row),
      [5, 8]
    )
    const applied = await apply()
    applied.assertStatus(202)
    assert.equal(await runJob(applied.body().id), 'completed')
    assert.include(await show(), { createdRows: 3 })
    const noura = await User.findByOrFail('username', 'noura.ali')
    assert.deepEqual([noura.role, noura.email], ['staff', 'noura@binaa.example'])
    assert.isTrue(Boolean(noura.passwordDue))
    // administration is given by a second person, however it was asked for
    assert.equal((await User.findByOrFail('username', 'second.admin')).role, 'staff')
    assert.lengthOf(await db.from('held_changes').where('kind', 'user_access'), 2)
    const mails = await db.from('mails').where('kind', 'invitation').orderBy('id')
    assert.deepEqual(
      mails.map(({ recipients }) => recipients),
      ['noura@binaa.example']
    )
    const buyer = await person('buyer')
    assert.notEqual(buyer.email, 'buyer2@binaa.example')
  })

  test('a file of users needs a code entered lately, as a single user does', async ({
    client,
    assert,
  }) => {
    await roomInStep()
    const { checked } = await importUsers(client, ['Noura Ali,noura.ali,,Staff'])
    const { secret } = await turnOn(client, 'admin')
    const browser = await signIn('admin')
    assert.equal((await browser.enter(codeOf(secret))).status, 200)
    const { id } = await person('admin')
    const longAgo = { proven_at: sqlInstant(-11 * 60) }
    await db.from('user_sessions').where('user_id', id).whereNotNull('proven_at').update(longAgo)
    forgetSessionsAfter(undefined, id)
    const seen = { 'if-match': `"${checked.version}"` }
    const path = `/api/imports/${checked.id}/apply`
    const refused = await browser.jar.send('POST', path, {}, seen)
    assert.equal(refused.status, 403)
    assert.equal((refused.body as { code: string }).code, 'PROOF_REQUIRED')
    assert.isNull(await db.from('jobs').where('type', 'imports.apply').first())
    const code = { code: codeOf(secret, 1) }
    assert.equal((await browser.jar.send('POST', `${PATH}/prove`, code)).status, 204)
    assert.equal((await browser.jar.send('POST', path, {}, seen)).status, 202)
  })
})
