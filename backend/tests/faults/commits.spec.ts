import { test } from '@japa/runner'
import { commit } from '#core/database/commit'
import { sqlInstant } from '#core/database/instants'
import { onMysql, Site } from './harness/site.js'

test.group('A commit that the database did not carry out', (group) => {
  let site: Site

  group.setup(async () => {
    site = await Site.open()
    return () => site.close()
  })

  const row = (key: string) => ({ key, value: '1', updated_at: sqlInstant() })
  const kept = async (key: string) => (await site.client.from('settings').where({ key })).length

  /** A transaction that has written, and whose commit can't succeed any more. */
  async function broken(key: string) {
    const trx = await site.client.transaction()
    await trx.table('settings').insert(row(key))
    if (!onMysql) {
      await trx.rawQuery('ROLLBACK')
      return trx
    }
    const [[{ id }]] = await trx.rawQuery('SELECT CONNECTION_ID() AS id')
    await site.client.rawQuery(`KILL ${Number(id)}`)
    return trx
  }

  test('fails, and nothing of it is there', async ({ assert }) => {
    await assert.rejects(async () => commit(await broken('lost')))
    assert.equal(await kept('lost'), 0)
    const trx = await site.client.transaction()
    await trx.table('settings').insert(row('kept'))
    await commit(trx)
    assert.equal(await kept('kept'), 1)
  })

  test('is none that the library tells of: the promise of the transaction alone does', async ({
    assert,
  }) => {
    const trx = await broken('silent')
    await trx.commit()
    await assert.rejects(async () => trx.knexClient.executionPromise)
    assert.equal(await kept('silent'), 0)
  })
})
