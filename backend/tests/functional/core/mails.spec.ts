import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { deliverMail } from '#core/mails/deliver'
import { giveUpLost } from '#core/mails/house_keeping'
import { queueMail } from '#core/mails/queue_mail'
import { transact } from '#core/unit_of_work/transact'
import { forgetCopies } from '#tests/helpers/copies'
import { deliver as attempt, setMail, useMailServer } from '#tests/helpers/mail_settings'
import {
  openMailServer,
  SmtpRefusal,
  type Answers,
  type MailServer,
} from '#tests/helpers/smtp_server'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aMail as order } from './mail_support.js'

let server: MailServer

/** A server that answers so, which the portal is set to. */
async function serve(answers: Answers = {}, more: Record<string, unknown> = {}) {
  server = await openMailServer(answers)
  await useMailServer(server.port, more)
}

const rowOf = (id: number) => db.from('mails').where('id', id).firstOrFail()

const noticesOf = async (username: string) =>
  db
    .from('notifications')
    .where('user_id', (await person(username)).id)
    .orderBy('id')

test.group('Mails', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => () => server?.close())

  test('a mail arrives whole: head, both bodies, reply-to, in both scripts', async ({ assert }) => {
    await serve()
    const mail = await order({
      cc: [{ address: 'copy@example.com' }],
      replyTo: 'clerk@binaa.example',
    })
    const { outcome, row } = await attempt(mail.id)
    assert.equal(outcome, 'completed')
    assert.containsSubset(row, { state: 'sent', attempts: 1, reason: null, last_error: null })
    assert.isNotNull(row.sent_at)
    const [got] = server.received
    assert.equal(got.subject, 'أمر شراء PO-1')
    assert.equal(got.messageId, row.message_id)
    assert.deepEqual(got.envelope, {
      from: 'portal@binaa.example',
      to: ['vendor@example.com', 'copy@example.com'],
    })
    assert.equal(got.replyTo?.value[0].address, 'clerk@binaa.example')
    assert.equal(got.from?.value[0].name, 'Binaa')
    assert.include(got.text!, 'السلام عليكم')
    assert.include(String(got.html), 'A &lt;b&gt;bold&lt;/b&gt; offer &amp; more')
    assert.include(String(got.html), 'dir="rtl"')
    assert.equal(got.headers.get('auto-submitted'), 'auto-generated')
  })

  test('the embedded portal keeps mails where they are read', async ({ client, assert }) => {
    const mail = await order()
    assert.equal((await rowOf(mail.id)).state, 'kept')
    assert.isNull((await rowOf(mail.id)).job_id)
    const shown = await call(client, 'admin', 'get', `/api/mails/${mail.id}`)
    shown.assertStatus(200)
    assert.containsSubset(shown.body(), { state: 'kept', recipients: 'vendor@example.com' })
    assert.include(shown.body().html, 'السلام عليكم')
  })

  test('a mail that was ordered before mails were kept is kept too', async ({ assert }) => {
    await serve()
    const mail = await order()
    await setMail({ mailMode: 'keep' })
    assert.equal((await attempt(mail.id)).row.state, 'kept')
    assert.lengthOf(server.received, 0)
  })

  test('a server that has no time is asked again, under the same message id', async ({
    assert,
  }) => {
    await serve({
      recipient: (_, before) => (before ? null : new SmtpRefusal(451, 'Greylisted, come back')),
    })
    const mail = await order()
    const first = await attempt(mail.id)
    assert.equal(first.outcome, 'again')
    assert.containsSubset(first.row, { state: 'waiting', reason: 'temporary', attempts: 1 })
    assert.include(first.row.last_error, 'Greylisted, come back')
    const second = await attempt(mail.id)
    assert.containsSubset(second.row, { state: 'sent', reason: null, attempts: 2 })
    assert.lengthOf(server.received, 1)
    assert.equal(server.received[0].messageId, mail.messageId)
    assert.lengthOf(await noticesOf('po.clerk'), 0)
  })

  test('a refusal for good is a bounce; its sender learns why', async ({ assert }) => {
    for (const answers of [
      { recipient: () => new SmtpRefusal(550, 'No such user here') },
      { message: () => new SmtpRefusal(554, 'No such user here') },
    ]) {
      await db.from('notifications').delete()
      await serve(answers)
      const mail = await order()
      const { outcome, row } = await attempt(mail.id)
      assert.equal(outcome, 'completed')
      assert.containsSubset(row, { state: 'bounced', reason: 'refused', sent_at: null })
      assert.include(row.last_error, 'No such user here')
      const [notice] = await noticesOf('po.clerk')
      assert.equal(notice.type, 'mail_bounced')
      assert.include(notice.message, 'No such user here')
      assert.include(notice.message_ar, 'رفض خادم البريد')
      await server.close()
    }
  })

  test('one refused recipient of two is named, and the other has the mail', async ({ assert }) => {
    await serve({
      recipient: (address) =>
        address.startsWith('gone') ? new SmtpRefusal(550, 'No such user') : null,
    })
    const mail = await order({ cc: [{ address: 'gone@example.com' }] })
    const { row } = await attempt(mail.id)
    assert.containsSubset(row, { state: 'bounced', reason: 'some_refused' })
    assert.include(row.last_error, 'gone@example.com: 550 No such user')
    assert.isNotNull(row.sent_at)
    assert.deepEqual(server.received[0].envelope.to, ['vendor@example.com'])
  })

  test('a connection that breaks after the message: sent again, known by its message id', async ({
    assert,
  }) => {
    await serve({ message: (before) => (before ? null : 'drop') })
    const mail = await order()
    const first = await attempt(mail.id)
    assert.containsSubset(first.row, { state: 'waiting', reason: 'unreachable' })
    assert.equal((await attempt(mail.id)).row.state, 'sent')
    assert.deepEqual(
      server.received.map(({ messageId }) => messageId),
      [mail.messageId, mail.messageId]
    )
  })

  test('where the server offers no encryption, nothing goes in clear', async ({ assert }) => {
    await serve({}, { mailSecurity: 'starttls' })
    const mail = await order()
    const { row } = await attempt(mail.id)
    assert.containsSubset(row, { state: 'waiting', reason: 'security' })
    assert.lengthOf(server.received, 0)
  })

  test('a server that is not there is tried until the mail is given up', async ({ assert }) => {
    await serve()
    await server.close()
    const mail = await order()
    const { max_attempts: most } = await db
      .from('jobs')
      .where('id', (await rowOf(mail.id)).job_id)
      .first()
    await db
      .from('jobs')
      .where('id', (await rowOf(mail.id)).job_id)
      .update({ attempts: most - 2 })
    assert.containsSubset((await attempt(mail.id)).row, { state: 'waiting', reason: 'unreachable' })
    const last = await attempt(mail.id)
    assert.equal(last.outcome, 'completed')
    assert.containsSubset(last.row, { state: 'failed', reason: 'unreachable' })
    assert.equal((await noticesOf('po.clerk')).at(-1).type, 'mail_failed')
  })

  test('who is sending a mail has it for themselves; a sender who died does not keep it', async ({
    assert,
  }) => {
    await serve()
    const mail = await order()
    const later = { signal: new AbortController().signal, isLast: false }
    await db
      .from('mails')
      .where('id', mail.id)
      .update({ state: 'sending', claim: 'other', claimed_until: sqlInstant(60) })
    assert.equal(await deliverMail(mail.id, later), 'busy')
    assert.lengthOf(server.received, 0)
    await db
      .from('mails')
      .where('id', mail.id)
      .update({ claimed_until: sqlInstant(-1) })
    assert.equal(await deliverMail(mail.id, later), 'sent')
    assert.equal(await deliverMail(mail.id, later), 'sent')
    assert.lengthOf(server.received, 1)
  })

  test('a mail whose job has ended without it is given up', async ({ assert }) => {
    await serve()
    const mail = await order()
    const { job_id: jobId } = await rowOf(mail.id)
    await db.from('jobs').where('id', jobId).update({ status: 'failed' })
    await giveUpLost()
    assert.equal((await rowOf(mail.id)).state, 'waiting')
    await db
      .from('mails')
      .where('id', mail.id)
      .update({ updated_at: sqlInstant(-600) })
    await giveUpLost()
    assert.containsSubset(await rowOf(mail.id), { state: 'failed', reason: 'gave_up' })
  })

  test('a cause that is rolled back sends nothing', async ({ assert }) => {
    await serve()
    const before = await db.from('mails').count('* as total').first()
    await assert.rejects(() =>
      transact(SYSTEM_ACTOR, async (uow) => {
        await queueMail(uow, {
          ...{ kind: 'test', to: [{ address: 'a@example.com' }], subject: 's' },
          ...{ content: { text: 't' }, language: 'en', createdBy: null },
        })
        throw new Error('changed my mind')
      })
    )
    assert.deepEqual(await db.from('mails').count('* as total').first(), before)
    assert.lengthOf(server.received, 0)
  })

  test('names and subjects of records cannot add lines to the head of a mail', async ({
    assert,
  }) => {
    await serve()
    const mail = await order({
      to: [{ address: 'vendor@example.com', name: 'Evil\r\nBcc: all@example.com' }],
      subject: 'Order\r\nBcc: all@example.com\u2028X',
    })
    await attempt(mail.id)
    const [got] = server.received
    assert.deepEqual(got.envelope.to, ['vendor@example.com'])
    assert.isFalse(got.headers.has('bcc'))
    assert.equal(got.subject, 'Order Bcc: all@example.com X')
    for (const address of [
      'a@b.example\r\nBcc: c@d.example',
      '"x@evil.example y"@b.example',
      'a@b.example, c@d.example',
      'a b@c.example',
      '<a@b.example>',
    ])
      await assert.rejects(() => order({ to: [{ address }] }), 'not an e-mail address')
    const many = Array.from({ length: 21 }, (_, at) => ({ address: `a${at}@example.com` }))
    await assert.rejects(() => order({ to: many }), 'recipients')
  })

  test('attachments that are too large fail the mail with that reason', async ({ assert }) => {
    await serve()
    const attachments = [{ fileId: 1, name: 'plan.pdf', size: 21 * 1024 * 1024 }]
    const mail = await order({ attachments })
    assert.containsSubset((await attempt(mail.id)).row, { state: 'failed', reason: 'too_large' })
  })
})
