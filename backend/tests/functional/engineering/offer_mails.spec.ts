import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { fold } from '#engines/text/fold'
import { forgetCopies } from '#tests/helpers/copies'
import { deliver, useMailServer } from '#tests/helpers/mail_settings'
import { textsOf } from '#tests/helpers/pdf_text'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { call } from '../procurement/support.js'
import { createdBy, write } from './quotation_body.js'

const BODY = {
  to: ['client@example.com'],
  subject: 'Our quotation',
  text: 'Please find it attached.',
  language: 'en',
}

let server: MailServer

async function approved(client: ApiClient, more: object = {}) {
  const quotation = await createdBy(client, 'engineer', more)
  const answer = await write(client, 'post', `/api/quotations/${quotation.id}/approve`, {
    ...{ as: 'technical.director', seen: 1 },
  })
  answer.assertStatus(200)
  return answer.body()
}

test.group('Mails with quotations', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    server = await openMailServer()
    await useMailServer(server.port)
    return () => server.close()
  })

  test('an offer reaches its client with its PDF, and is with the client from then on', async ({
    client,
    assert,
  }) => {
    const party = await call(client, 'bdm', 'post', '/api/clients', {
      body: { name: 'Huda', email: 'huda@example.com' },
    })
    const { id, number } = await approved(client, { clientId: party.body().id })
    const path = `/api/quotations/${id}`
    const draft = await call(client, 'engineer', 'get', `${path}/mails/draft`, { language: 'ar' })
    assert.deepEqual(draft.body().to, ['huda@example.com'])
    assert.equal(draft.body().language, 'ar')
    assert.include(draft.body().words.en.subject, number)
    const ordered = await call(client, 'engineer', 'post', `${path}/mails`, { body: BODY })
    ordered.assertStatus(201)
    assert.equal((await deliver(ordered.body().id)).row.state, 'sent')
    const [pdf] = server.received[0].attachments
    assert.equal(pdf.filename, `${number}-offer-en.pdf`)
    assert.include(fold((await textsOf(pdf.content)).join('\n')), fold(number))
    const after = (await call(client, 'engineer', 'get', path)).body()
    assert.equal(after.stage, 'submitted_to_client')
    const log = await call(client, 'auditor', 'get', `${path}/mails`)
    assert.containsSubset(log.body(), [{ state: 'sent', recipients: 'client@example.com' }])
  }).timeout(90_000)

  test('who only reads quotations sends one as it is printed; its stage is for others to move', async ({
    client,
    assert,
  }) => {
    const { id } = await approved(client)
    const ordered = await call(client, 'auditor', 'post', `/api/quotations/${id}/mails`, {
      body: BODY,
    })
    ordered.assertStatus(201)
    assert.equal((await deliver(ordered.body().id)).row.state, 'sent')
    const after = (await call(client, 'engineer', 'get', `/api/quotations/${id}`)).body()
    assert.equal(after.stage, 'approved')
  }).timeout(90_000)

  test('what is not approved, or was changed meanwhile, goes to no client', async ({
    client,
    assert,
  }) => {
    const { id: draftId } = await createdBy(client, 'engineer')
    const draft = await call(client, 'engineer', 'post', `/api/quotations/${draftId}/mails`, {
      body: BODY,
    })
    draft.assertStatus(409)
    assert.equal(draft.body().code, 'QUOTATION_NOT_APPROVED')
    const { id } = await approved(client)
    const ordered = await call(client, 'engineer', 'post', `/api/quotations/${id}/mails`, {
      body: BODY,
    })
    await db.from('quotations').where('id', id).increment('version', 1)
    assert.containsSubset((await deliver(ordered.body().id)).row, {
      ...{ state: 'failed', reason: 'document_gone' },
    })
    assert.lengthOf(server.received, 0)
  })

  test('guests and who may not see prices send nothing', async ({ client }) => {
    const { id } = await approved(client)
    const path = `/api/quotations/${id}/mails`
    ;(await client.post(path).withCsrfToken().json(BODY)).assertStatus(401)
    ;(await client.get(path)).assertStatus(401)
    for (const method of ['get', 'post'] as const)
      (await call(client, 'staff', method, path, { body: BODY })).assertStatus(403)
  })
})
