import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rowBatches } from '#core/exports/row_batches'

test.group('Rows for exports', () => {
  test('come in their order, outside a transaction as well', async ({ assert }) => {
    const { signal } = new AbortController()
    const ordered = db.from('users').orderBy('username', 'desc')
    const usernames: string[] = []
    for await (const rows of rowBatches(
      'users',
      ordered,
      (query) => void query.select('users.username'),
      signal
    ))
      // prettier-ignore
      usernames.push(...rows.map((row) => row.username))
    const expected = await db.from('users').orderBy('username', 'desc').select('username')
    assert.deepEqual(
      usernames,
      expected.map(({ username }) => username)
    )
  })
})
