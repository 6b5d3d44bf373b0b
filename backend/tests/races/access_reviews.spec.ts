import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { call } from '../functional/procurement/support.js'
import {
  decide,
  itemOf,
  itemsOf,
  openReview,
  REVIEWS,
} from '../functional/identity/access_review_support.js'
import { apply, send, setOf } from '../functional/identity/permission_set_support.js'

const ROUNDS = 5

test.group('Two reviewers of one account at once', () => {
  test('one of them decides, and what they take away is taken away once', async ({
    client,
    assert,
  }) => {
    const { id: userId } = await person('staff')
    const set = await setOf(client, 'Reviewed', ['scheduleView'])
    const opened = await openReview(client)
    try {
      for (let round = 0; round < ROUNDS; round++) {
        tried('races', 2)
        await apply(client, { userIds: [userId], addSets: [set.id] })
        const listed = await itemOf(client, opened.id, 'staff')
        const item = (await decide(client, listed, 'reopen')).body()
        const body = { removeSets: [set.id], reason: 'Not needed' }
        const answers = await Promise.all([
          decide(client, item, 'change', { body }),
          decide(client, item, round % 2 ? 'change' : 'confirm', {
            ...{ as: 'general.manager', body: round % 2 ? body : {} },
          }),
        ])
        assert.deepEqual(answers.map((one) => one.status()).sort(), [200, 412])
        const decided = await itemOf(client, opened.id, 'staff')
        const members = db.from('permission_set_members').where('permission_set_id', set.id)
        assert.lengthOf(await members, decided.state === 'kept' ? 1 : 0)
        const logged = { entity_type: 'access_review_item', entity_id: String(item.id) }
        const entries = await db
          .from('audit_logs')
          .where(logged)
          .whereIn('action', ['confirm', 'change'])
        assert.lengthOf(entries, round + 1)
      }
    } finally {
      await apply(client, { userIds: [userId], removeSets: [set.id] })
      await db.from('access_review_items').where('review_id', opened.id).delete()
      await db.from('access_reviews').where('id', opened.id).delete()
      const path = `/api/permission-sets/${set.id}`
      const { version } = (await send(client, 'get', path)).body()
      ;(await send(client, 'delete', path, { version })).assertStatus(204)
    }
  })

  test('only one review is opened, with every account once', async ({ client, assert }) => {
    const body = { body: {} }
    const answers = await Promise.all(
      ['admin', 'general.manager', 'admin'].map((as) => call(client, as, 'post', REVIEWS, body))
    )
    const [made] = answers.filter((one) => one.status() === 201)
    try {
      assert.deepEqual(answers.map((one) => one.status()).sort(), [201, 409, 409])
      assert.lengthOf(await db.from('access_reviews'), 1)
      const items = await itemsOf(client, made!.body().id)
      assert.equal(new Set(items.map(({ user }) => user.id)).size, items.length)
    } finally {
      await db.from('access_review_items').delete()
      await db.from('access_reviews').delete()
    }
  })
})
