import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'
import { BODY } from './quotation_body.js'

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
    const asked = waiting
      .body()
      .find(
        ({ documentId, documentType }: { documentId: number; documentType: string }) =>
          documentType === 'quotation' && documentId === created.body().id
      )
    assert.containsSubset(asked, { title: 'Sky tower', titleAr: 'برج السماء' })
  })
})
