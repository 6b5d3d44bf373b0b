import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { fold } from '#engines/text/fold'
import { forgetCopies } from '#tests/helpers/copies'
import { permit } from '#tests/helpers/permissions'
import { textsOf } from '#tests/helpers/pdf_text'
import { deliver as attempt, useMailServer } from '#tests/helpers/mail_settings'
import {
  openMailServer,
  SmtpRefusal,
  type Answers,
  type MailServer,
} from '#tests/helpers/smtp_server'
import { person } from '#tests/helpers/users'
import { anOrder, aVendor, call } from './support.js'

let server: MailServer

async function serve(answers: Answers = {}) {
  server = await openMailServer(answers)
  await useMailServer(server.port)
}

/** An order of 1,000 riyals that its one approver has approved. */
async function anApprovedOrder(client: ApiClient, vendor: object = {}) {
  const { id: vendorId } = await aVendor({ email: 'sales@najdsteel.example', ...vendor })
  const order = await anOrder(client, 'po.clerk', '1000', { vendorId })
  const path = `/api/purchase-orders/${order.id}`
  const submit = await call(client, 'po.clerk', 'post', `${path}/submit`, { seen: order.version })
  submit.assertStatus(200)
  const { version: seen } = submit.body()
  const approved = await call(client, 'chief.engineer', 'post', `${path}/approve`, {
    body: {},
    seen,
  })
  approved.assertStatus(200)
  return approved.body()
}

const sent = (more: object = {}) => ({
  to: ['sales@najdsteel.example'],
  subject: 'Purchase order',
  text: 'Please deliver.\n\nRegards',
  language: 'both',
  ...more,
})

const deliver = async (mailId: number) => (await attempt(mailId)).row

test.group('Mails with purchase orders', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => () => server?.close())

  test('the dialog begins with the vendor’s address, language and words in both', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client, { documentLanguage: 'ar' })
    const path = `/api/purchase-orders/${order.id}/mails/draft`
    const draft = await call(client, 'po.clerk', 'get', path)
    draft.assertStatus(200)
    const { to, language, words } = draft.body()
    assert.deepEqual({ to, language }, { to: ['sales@najdsteel.example'], language: 'ar' })
    assert.equal(words.en.subject, `Purchase order ${order.number} from Binaa`)
    assert.include(words.ar.subject, `أمر الشراء ${order.number}`)
    assert.include(words.both.text, words.en.text)
  })

  test('an order reaches its vendor with its PDF, counts as sent, and its log says so', async ({
    client,
    assert,
  }) => {
    await serve()
    const order = await anApprovedOrder(client)
    await db.from('users').where('username', 'po.clerk').update({ email: 'clerk@binaa.example' })
    const path = `/api/purchase-orders/${order.id}`
    const body = sent({ cc: ['store@binaa.example'] })
    const ordered = await call(client, 'po.clerk', 'post', `${path}/mails`, {
      body,
      key: 'one-key',
    })
    ordered.assertStatus(201)
    const again = await call(client, 'po.clerk', 'post', `${path}/mails`, { body, key: 'one-key' })
    assert.equal(again.body().id, ordered.body().id)
    assert.equal((await call(client, 'po.clerk', 'get', path)).body().status, 'approved')
    const row = await deliver(ordered.body().id)
    assert.containsSubset(row, { state: 'sent', entity_type: 'purchase_order' })
    assert.lengthOf(server.received, 1)
    const [got] = server.received
    assert.deepEqual(got.envelope.to, ['sales@najdsteel.example', 'store@binaa.example'])
    assert.equal(got.replyTo?.value[0].address, 'clerk@binaa.example')
    const [pdf] = got.attachments
    assert.equal(pdf.filename, `${order.number}-both.pdf`)
    assert.equal(pdf.contentType, 'application/pdf')
    assert.include(fold((await textsOf(pdf.content)).join('\n')), fold(order.number))
    const after = (await call(client, 'po.clerk', 'get', path)).body()
    assert.equal(after.status, 'sent')
    assert.isNotNull(after.sentAt)
    const log = await call(client, 'po.clerk', 'get', `${path}/mails`)
    assert.containsSubset(log.body(), [
      { state: 'sent', recipients: 'sales@najdsteel.example, store@binaa.example' },
    ])
    assert.equal(log.body()[0].createdBy.id, (await person('po.clerk')).id)
    const [entry] = await db.from('audit_logs').where({
      action: 'mail',
      entity_id: String(order.id),
    })
    assert.include(entry.changes, 'sales@najdsteel.example')
    assert.lengthOf(await db.from('purchase_order_prints').where('purchase_order_id', order.id), 1)
  }).timeout(90_000)

  test('a retry sends the PDF that the first attempt has printed', async ({ client, assert }) => {
    await serve({
      message: (before) => (before ? null : new SmtpRefusal(451, 'Later')),
    })
    const order = await anApprovedOrder(client)
    const path = `/api/purchase-orders/${order.id}/mails`
    const { id } = (await call(client, 'po.clerk', 'post', path, { body: sent() })).body()
    assert.equal((await deliver(id)).state, 'waiting')
    assert.equal((await deliver(id)).state, 'sent')
    assert.lengthOf(await db.from('purchase_order_prints').where('purchase_order_id', order.id), 1)
    assert.lengthOf(server.received, 1)
  }).timeout(90_000)

  test('a refused mail leaves the order as it is, and the log says why', async ({
    client,
    assert,
  }) => {
    await serve({ recipient: () => new SmtpRefusal(550, 'Mailbox unavailable') })
    const order = await anApprovedOrder(client)
    const path = `/api/purchase-orders/${order.id}`
    const { id } = (
      await call(client, 'po.clerk', 'post', `${path}/mails`, { body: sent() })
    ).body()
    assert.equal((await deliver(id)).state, 'bounced')
    assert.equal((await call(client, 'po.clerk', 'get', path)).body().status, 'approved')
    const [mail] = (
      await call(client, 'po.clerk', 'get', `${path}/mails`, { language: 'ar' })
    ).body()
    assert.include(mail.reason, 'رفض خادم البريد')
    assert.include(mail.lastError, 'Mailbox unavailable')
    const { id: clerk } = await person('po.clerk')
    const notice = await db
      .from('notifications')
      .where({ user_id: clerk, type: 'mail_bounced' })
      .firstOrFail()
    assert.equal(notice.action_url, `/procurement/purchase-orders/${order.id}`)
  }).timeout(90_000)

  test('nothing goes out of an order that binds no one, or that was changed meanwhile', async ({
    client,
    assert,
  }) => {
    await serve()
    const draft = await anOrder(client, 'po.clerk')
    const refused = await call(
      client,
      'po.clerk',
      'post',
      `/api/purchase-orders/${draft.id}/mails`,
      {
        body: sent(),
      }
    )
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'ORDER_NOT_BINDING')
    const order = await anApprovedOrder(client)
    const path = `/api/purchase-orders/${order.id}`
    const { id } = (
      await call(client, 'po.clerk', 'post', `${path}/mails`, { body: sent() })
    ).body()
    const cancelled = await call(client, 'po.clerk', 'post', `${path}/cancel`, {
      body: { reason: 'Not needed' },
      seen: order.version,
    })
    cancelled.assertStatus(200)
    assert.containsSubset(await deliver(id), { state: 'failed', reason: 'document_gone' })
    assert.lengthOf(server.received, 0)
  })

  test('only who may see an order sends it, also by the time it is printed', async ({
    client,
    assert,
  }) => {
    await serve()
    const order = await anApprovedOrder(client)
    const path = `/api/purchase-orders/${order.id}/mails`
    ;(await client.get(path)).assertStatus(401)
    ;(await client.post(path).withCsrfToken().json(sent())).assertStatus(401)
    for (const username of ['engineer', 'staff']) {
      ;(await call(client, username, 'get', path)).assertStatus(403)
      ;(await call(client, username, 'get', `${path}/draft`)).assertStatus(403)
      ;(await call(client, username, 'post', path, { body: sent() })).assertStatus(403)
    }
    const { id } = (await call(client, 'po.clerk', 'post', path, { body: sent() })).body()
    await permit(await person('po.clerk'), 'engineeringView')
    assert.containsSubset(await deliver(id), { state: 'failed', reason: 'document_gone' })
    assert.lengthOf(server.received, 0)
  })

  test('hostile recipients, subjects and texts are refused or escaped', async ({
    client,
    assert,
  }) => {
    await serve()
    const order = await anApprovedOrder(client)
    const path = `/api/purchase-orders/${order.id}/mails`
    const refuse = async (more: object, field: string) => {
      const response = await call(client, 'po.clerk', 'post', path, { body: sent(more) })
      response.assertStatus(422)
      assert.include(Object.keys(response.body().errors).join(), field)
    }
    await refuse({ subject: 'Order\r\nBcc: all@example.com' }, 'subject')
    await refuse({ subject: 'Order\u2028Bcc' }, 'subject')
    await refuse({ to: [] }, 'to')
    await refuse({ to: ['a@b.example\nBcc: c@d.example'] }, 'to')
    await refuse({ to: ['"x@evil.example y"@b.example'] }, 'to')
    await refuse({ to: ['a@b.example, c@d.example'] }, 'to')
    await refuse({ cc: ['<a@b.example>'] }, 'cc')
    await refuse({ to: Array.from({ length: 11 }, (_, at) => `a${at}@example.com`) }, 'to')
    await refuse({ text: 'x'.repeat(5001) }, 'text')
    await refuse({ attachments: ['/etc/passwd'] }, 'attachments')
    assert.lengthOf(await db.from('mails').where('entity_id', order.id), 0)
    const text = '<img src=x onerror=alert(1)> & <script>'
    const { id } = (await call(client, 'po.clerk', 'post', path, { body: sent({ text }) })).body()
    const { html, plain } = await db.from('mails').where('id', id).firstOrFail()
    assert.include(html, '&lt;img src=x onerror=alert(1)&gt; &amp; &lt;script&gt;')
    assert.include(plain, text)
  })
})
