import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { runDueJobs } from '#core/jobs/due_jobs'
import { fold } from '#engines/text/fold'
import { deliver, useMailServer } from '#tests/helpers/mail_settings'
import { textsOf } from '#tests/helpers/pdf_text'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

const WORDS = {
  to: ['client@example.com'],
  subject: 'Your account',
  text: 'Please compare.',
  language: 'en',
}
const PERIOD = { from: '2020-01-01', upTo: '2030-12-31', currency: 'SAR' }

let server: MailServer

test.group('Mails to clients about what they owe', (group) => {
  const books = Books.within(group)
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    server = await openMailServer()
    await useMailServer(server.port)
    return () => server.close()
  })

  test('a statement of a period reaches its client as PDF, and its log stays with the client', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    await db.from('clients').where('id', clientId).update({ email: 'huda@example.com' })
    const invoice = await books.issued(client, {
      type: 'standard',
      clientId,
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '1', unitPrice: '100' }],
    })
    const path = `/api/clients/${clientId}/statement/mails`
    const draft = await call(client, 'accountant', 'get', `${path}/draft`)
    assert.deepEqual(draft.body().to, ['huda@example.com'])
    const sent = { body: { ...WORDS, ...PERIOD } }
    const ordered = await call(client, 'accountant', 'post', path, sent)
    ordered.assertStatus(201)
    assert.equal((await deliver(ordered.body().id)).row.state, 'sent')
    const [pdf] = server.received[0].attachments
    assert.equal(pdf.filename, 'statement-2020-01-01-2030-12-31-SAR.pdf')
    assert.include(fold((await textsOf(pdf.content)).join('\n')), fold(invoice.number))
    const log = await call(client, 'accountant', 'get', path)
    assert.containsSubset(log.body(), [{ state: 'sent', recipients: 'client@example.com' }])
    const [{ fileId }] = log.body()[0].attachments
    ;(await call(client, 'accountant', 'get', `/api/files/${fileId}/content`)).assertStatus(200)
    ;(await call(client, 'buyer', 'get', `/api/files/${fileId}/content`)).assertStatus(404)
  }).timeout(90_000)

  test('a reminder letter goes with the PDF that is kept with it', async ({ client, assert }) => {
    const clientId = await books.party(client)
    const invoice = await books.issued(client, {
      type: 'standard',
      clientId,
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '1', unitPrice: '100' }],
    })
    await db.from('invoices').where('id', invoice.id).update({ due_on: '2026-01-01' })
    const letter = await call(client, 'accountant', 'post', '/api/dunning-letters', {
      body: { clientId, currency: 'SAR' },
    })
    letter.assertStatus(201)
    const path = `/api/dunning-letters/${letter.body().id}/mails`
    const early = await call(client, 'accountant', 'post', path, { body: WORDS })
    early.assertStatus(409)
    assert.equal(early.body().code, 'LETTER_NOT_PRINTED')
    await runDueJobs()
    const ordered = await call(client, 'accountant', 'post', path, { body: WORDS })
    ordered.assertStatus(201)
    assert.equal((await deliver(ordered.body().id)).row.state, 'sent')
    const [pdf] = server.received[0].attachments
    assert.equal(pdf.filename, `${letter.body().number}.pdf`)
    assert.include(fold((await textsOf(pdf.content)).join('\n')), fold(invoice.number))
  }).timeout(90_000)

  test('guests and who may not see what clients owe send nothing', async ({ client }) => {
    const clientId = await books.party(client)
    const path = `/api/clients/${clientId}/statement/mails`
    const body = { ...WORDS, ...PERIOD }
    ;(await client.post(path).withCsrfToken().json(body)).assertStatus(401)
    ;(await client.get(path)).assertStatus(401)
    for (const method of ['get', 'post'] as const) {
      ;(await call(client, 'engineer', method, path, { body })).assertStatus(403)
      const letters = '/api/dunning-letters/1/mails'
      ;(await call(client, 'engineer', method, letters, { body: WORDS })).assertStatus(403)
    }
    const missing = '/api/clients/999999/statement/mails'
    ;(await call(client, 'accountant', 'post', missing, { body })).assertStatus(404)
  })
})
