import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { writer } from '#core/database/writer'
import { transact } from '#core/unit_of_work/transact'
import User from '#identity/shared/user'

const BESIDE = /asks the database beside the transaction that it is in/

test.group('Questions beside a transaction', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('fail the test that asks them, however they are asked', async ({ assert }) => {
    const beside: Record<string, () => Promise<unknown>> = {
      row: () => db.from('users').select('id').first(),
      model: () => User.query().first(),
      raw: () => db.rawQuery('select 1').then(String),
      written: () => writer().from('users').where('id', 0).update({ name: 'No one' }),
      nested: () => db.transaction(async () => null),
    }
    for (const ask of Object.values(beside)) {
      await assert.rejects(() => transact(SYSTEM_ACTOR, ask), BESIDE)
      await assert.rejects(() => db.transaction(ask), BESIDE)
    }
  })

  test('are none within it, nor once it is through', async ({ assert }) => {
    const found = await transact(SYSTEM_ACTOR, async ({ trx }) => {
      await trx.transaction(async (inner) => {
        await inner.from('users').first()
        await trx.from('users').first()
      })
      return User.query({ client: trx }).firstOrFail()
    })
    assert.equal((await User.findOrFail(found.id)).username, found.username)
  })
})
