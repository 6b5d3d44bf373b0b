import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
import { person } from '#tests/helpers/users'
import { BODY, createdBy, write } from './quotation_body.js'

test.group('What waits for approval', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a quotation is named in both languages', async ({ client, assert }) => {
    const created = await client
      .post('/api/quotations')
      .json({ ...BODY, projectName: 'Sky tower', projectNameAr: 'برج السماء' })
      .loginAs(await person('engineer'))
      .withCsrfToken()
    created.assertStatus(201)
    const waiting = await client.get('/api/approvals').loginAs(await person('chief.engineer'))
    const request = waiting
      .body()
      .find(
        ({ documentId, documentType }: { documentId: number; documentType: string }) =>
          documentType === 'quotation' && documentId === created.body().id
      )
    assert.containsSubset(request, { title: 'Sky tower', titleAr: 'برج السماء' })
  })

  test('its notices name it in the language of their text', async ({ client, assert }) => {
    const named = { projectName: 'Sky tower', projectNameAr: 'برج السماء' }
    const both = await createdBy(client, 'engineer', named)
    const one = await createdBy(client, 'engineer', { ...named, projectNameAr: null })
    const decided = await write(client, 'post', `/api/quotations/${both.id}/approve`, {
      as: 'chief.engineer',
      seen: 1,
    })
    decided.assertStatus(200)
    await dispatchWaiting()
    const noticeOf = (id: number, type: string) =>
      db.from('notifications').where({ type, related_entity_id: id }).firstOrFail()
    const requested = await noticeOf(both.id, 'quotation_approval_requested')
    assert.include(requested.message, `${both.number} — Sky tower (`)
    assert.include(requested.message_ar, `${both.number} — برج السماء (`)
    const approved = await noticeOf(both.id, 'quotation_approved')
    assert.equal(approved.message_ar, `${both.number} — برج السماء`)
    const nameless = await noticeOf(one.id, 'quotation_approval_requested')
    assert.include(nameless.message_ar, `${one.number} — Sky tower (`)
  })
})
