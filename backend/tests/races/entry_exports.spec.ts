import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tried } from '#tests/helpers/claims'
import { createAccount, ledgerAccount, post } from '../functional/finance/bank_support.js'
import { call } from '../functional/procurement/support.js'

const ROUNDS = 3
const AT_ONCE = 4
const DAY = '2026-11-02'

test.group('Entries exported by several people at once', () => {
  test('no two exports share an entry, and none is left out', async ({ client, assert }) => {
    const id = await createAccount(client)
    const contra = await ledgerAccount(client)
    for (let round = 0; round < ROUNDS; round++) {
      tried('races', AT_ONCE)
      for (let at = 0; at < 5; at++) await post(id, contra, { on: DAY, amountMinor: 100 + at })
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) =>
          call(client, at % 2 ? 'accountant' : 'admin', 'post', '/api/entry-exports', {
            body: { fromOn: DAY, toOn: DAY },
          })
        )
      )
      const made = answers.filter((answer) => answer.status() === 201)
      assert.lengthOf(made, 1)
      for (const answer of answers) if (answer.status() !== 201) answer.assertStatus(409)
      const entries = await db.from('journal_entries').where('posted_on', DAY).select('id')
      const held = await db
        .from('entry_export_items')
        .whereIn(
          'entry_id',
          entries.map((row) => row.id)
        )
        .whereNotNull('held_entry_id')
      assert.lengthOf(held, entries.length)
      assert.lengthOf([...new Set(held.map((row) => row.entry_id))], entries.length)
    }
  })
})
