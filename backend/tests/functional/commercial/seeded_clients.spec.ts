import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { foundBy } from '#commercial/clients/client_keys'
import { DateTime } from 'luxon'
import { seedClients } from '#database/seeders/demo/commercial/clients'
import { seedLarge } from '#database/seeders/large/index'
import { call } from '../procurement/support.js'

const SOME = { clients: 40, quotations: 0, purchase_orders: 0, employees: 0 }
const wordsOf = (text: string) => [...new Set(text.split(' '))]

test.group('Clients of the demo company and of the large one', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('are found by the same words as those that a person writes', async ({ client, assert }) => {
    const people = await db.from('users').select('id', 'username')
    const users = Object.fromEntries(people.map(({ id, username }) => [username, { id }]))
    await db.transaction((trx) =>
      seedClients({ trx, now: DateTime.utc(), users, clients: [], projects: [] })
    )
    const shown = await db.from('clients').whereNotNull('mobile_key').first()
    const dialled = `0${shown.mobile_key.slice('+966'.length)}`
    const answer = await call(client, 'bdm', 'get', `/api/clients?q=${dialled}`)
    assert.include(
      answer.body().map(({ id }: { id: number }) => id),
      shown.id
    )

    const before = await db.from('clients').max('id as last').first()
    await seedLarge({ ...SOME, clients: SOME.clients + Number(before.last) })
    const rows = await db.from('clients')
    assert.isAbove(rows.filter(({ id }) => id > before.last).length, SOME.clients)
    for (const row of rows) {
      const { searchText } = foundBy({ ...row, jobTitle: row.job_title })
      assert.includeMembers(wordsOf(row.search_text), wordsOf(searchText), row.name)
    }
  })
})
