import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { loadSettings } from '#core/settings/settings'
import type { DemoContext } from '#database/seeders/demo/context'
import { seedPeople } from '#database/seeders/demo/people/index'
import { REPORT_NAMES } from '#people/reports/report_list'
import { figuresOf, rowsOf } from './report_support.js'

/** Figures of days are sums of ten-thousandths. */
const round = (value: number) => Math.round(value * 10_000) / 10_000

test.group('Figures of the demo company', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('each opens the rows that it counts', async ({ client, assert }) => {
    const trx = await db.transaction()
    const people = await trx.from('users').select('id', 'username')
    const users = Object.fromEntries(people.map(({ id, username }) => [username, { id }]))
    const context: DemoContext = { trx, now: DateTime.utc(), users, clients: [], projects: [] }
    await seedPeople(context)
    await trx.commit()
    let opened = 0
    for (const name of REPORT_NAMES) {
      const { columns, rows, total } = await figuresOf(client, 'hr.manager', name)
      for (const row of [...rows, total])
        for (const { key: column, kind, opens } of columns) {
          const figure = row.values[column]
          if (!opens || !figure) continue
          const place = { row: row.key, column }
          const found = await rowsOf(client, 'hr.manager', name, place)
          const said = `${name} ${row.key} ${column}`
          if (kind === 'count') assert.equal(found.total, figure, said)
          assert.equal(round(found.amount), figure, said)
          assert.lengthOf(found.rows, found.total, said)
          opened++
        }
    }
    assert.isAbove(opened, 150)
    const headcount = await figuresOf(client, 'hr.manager', 'headcount')
    const employed = await db.from('employees').where('employed', true).count('* as total').first()
    assert.equal(headcount.total.values.end, Number(employed.total))
    assert.isAbove(headcount.total.values.left!, 3)
    assert.isAbove(headcount.total.values.movedIn!, 2)
  }).timeout(120_000)
})
