import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { bankLine, bankStatement, mt940Text, THEIR_IBAN } from '#tests/helpers/bank_files'
import { tried } from '#tests/helpers/claims'
import {
  createAccount,
  importFile,
  ledgerAccount,
  linesOf,
  post,
} from '../functional/finance/bank_support.js'
import { call } from '../functional/procurement/support.js'

const ROUNDS = 3
const AT_ONCE = 5

test.group('Bank lines matched by several people at once', () => {
  test('one of them has the line, the others are told that it is taken', async ({
    client,
    assert,
  }) => {
    const id = await createAccount(client, { iban: THEIR_IBAN })
    const contra = await ledgerAccount(client)
    const lines = Array.from({ length: ROUNDS }, (_, at) =>
      bankLine({ amountMinor: 500, bookedOn: `2026-11-0${at + 2}` })
    )
    const statement = bankStatement({ account: THEIR_IBAN, iban: THEIR_IBAN, lines })
    const imported = await importFile(client, id, mt940Text([statement]))
    assert.equal(imported.status, 'imported')
    for (const line of await linesOf(client, id)) {
      tried('races', AT_ONCE)
      const entries = []
      for (let at = 0; at < AT_ONCE; at++)
        entries.push(await post(id, contra, { on: '2026-11-02', amountMinor: 500 }))
      const answers = await Promise.all(
        entries.map((entry) =>
          call(client, 'accountant', 'post', `/api/bank-accounts/${id}/matches`, {
            body: { lineIds: [line.id], journalLineIds: [entry] },
          })
        )
      )
      const statuses = answers.map((answer) => answer.status()).sort()
      assert.deepEqual(statuses, [201, ...Array<number>(AT_ONCE - 1).fill(409)])
      const matches = await db.from('bank_match_entries').whereIn('journal_line_id', entries)
      assert.lengthOf(matches, 1)
    }
  })
})
