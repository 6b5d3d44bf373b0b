/** Gives a migrated database the demo company, 1,000 clients and five years of books, in a process of its own; done once. */
import { createIgnitor } from '../../bin/ignitor.js'
import { openFloorDatabase } from '../requests/floor_database.ts'
import { fillJournal } from './journal_rows.ts'
import { fillReceivables } from './receivable_rows.ts'

const CLIENTS = 1000

const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { seedDemoWhenEmpty } = await import('#database/seeders/demo/index')
const { seedLarge } = await import('#database/seeders/large/index')
const { postMissing } = await import('#finance/ledger/post_missing')

await seedDemoWhenEmpty()
const done = await db.from('journal_entries').where('document_kind', 'bench').first()
if (!done) {
  const start = performance.now()
  await seedLarge({ clients: CLIENTS, quotations: 0, purchase_orders: 0, employees: 0 })
  const database = await openFloorDatabase()
  await fillReceivables(database)
  await fillJournal(database)
  await database.close()
  // the invoices stand in the ledger already: what is left are the receipts
  const posted = await postMissing()
  const { total } = await db.from('journal_lines').count('* as total').firstOrFail()
  const sqlite = db.connection().dialect.name === 'better-sqlite3'
  await db.rawQuery(sqlite ? 'ANALYZE' : 'ANALYZE TABLE journal_lines, ledger_balances, invoices')
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${total} lines of a ledger made in ${seconds} s, ${posted} documents posted`)
}
await app.terminate()
