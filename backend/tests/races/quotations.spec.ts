import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createdBy, write } from '../functional/engineering/quotation_body.js'

test.group('Three approvers of a quotation at once', () => {
  test('one wins, the others get 409, one project is made', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const answers = await Promise.all(
      ['chief.engineer', 'technical.director', 'general.manager'].map((as) =>
        write(client, 'post', `/api/quotations/${id}/approve`, { as, seen: 1 })
      )
    )
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409, 409])
    assert.lengthOf(await db.from('projects').where('quotation_id', id), 1)
  })
})
