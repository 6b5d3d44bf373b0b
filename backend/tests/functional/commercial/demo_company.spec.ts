import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { loadSettings } from '#core/settings/settings'
import { seedCalendar } from '#database/seeders/demo/commercial/calendar'
import { seedClients } from '#database/seeders/demo/commercial/clients'
import { seedInvoices } from '#database/seeders/demo/commercial/invoices'
import { seedReceivables } from '#database/seeders/demo/commercial/receivables'
import { seedDemoCompany } from '#database/seeders/demo/company'
import type { DemoContext } from '#database/seeders/demo/context'

test.group('Invoices and appointments of the demo company', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  test('are issued, paid, overdue and planned, and their accounts add up', async ({ assert }) => {
    await db.from('settings').where('key', 'company').delete()
    await seedDemoCompany()
    const trx = await db.transaction()
    const people = await trx.from('users').select('id', 'username')
    const users = Object.fromEntries(people.map(({ id, username }) => [username, { id }]))
    const now = DateTime.fromISO('2026-11-21T09:00:00Z', { zone: 'utc' })
    const context: DemoContext = { trx, now, users, clients: [], projects: [] }
    context.clients = await seedClients(context)
    await seedInvoices(context)
    await seedReceivables(context)
    await seedCalendar(context)
    await trx.commit()

    const invoices = await db.from('invoices')
    const count = (status: string) => invoices.filter((row) => row.status === status).length
    for (const status of ['draft', 'issued', 'partially_paid', 'paid'])
      assert.isAtLeast(count(status), 1, status)
    assert.isTrue(invoices.some((row) => row.balance_minor > 0 && row.due_on < '2026-11-21'))
    for (const row of invoices)
      assert.equal(Number(row.settled_minor) + Number(row.balance_minor), Number(row.payable_minor))
    for (const table of [
      'client_refunds',
      'collection_calls',
      'dunning_letters',
      'invoice_write_offs',
      'payment_promises',
    ])
      assert.isAtLeast((await db.from(table)).length, 1, table)
    const receipts = await db.from('receipts')
    for (const row of receipts)
      assert.equal(
        Number(row.allocated_minor) + Number(row.unallocated_minor) + Number(row.refunded_minor),
        Number(row.amount_minor)
      )
    assert.isAtLeast((await db.from('calendar_events')).length, 7)
    assert.lengthOf(await db.from('bd_targets'), 36)
  })
})
