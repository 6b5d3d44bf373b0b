/** Prints what posting an invoice takes within its transaction, in a process of its own. */
import { createIgnitor } from '../../bin/ignitor.js'
import { median } from '../requests/load.ts'
import { openFloorDatabase } from '../requests/floor_database.ts'
import { printBesideGoal } from '../requests/portal_client.ts'
import { addInvoices, FIRST_INVOICE, INVOICES } from './receivable_rows.ts'

const TIMES = 200
const GOAL = 15

const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { SYSTEM_ACTOR } = await import('#core/base/actor')
const { bookSource } = await import('#core/books/facts')
const { transact } = await import('#core/unit_of_work/transact')
const { postDocument } = await import('#finance/ledger/post_document')

const { last } = await db.from('invoices').max('id as last').firstOrFail()
const from = Math.max(Number(last), FIRST_INVOICE + INVOICES) + 1
const database = await openFloorDatabase()
await addInvoices(database, { from, count: TIMES, vatMinor: 1500 })
await database.close()

const times: number[] = []
for (let n = 0; n < TIMES; n++) {
  await transact(SYSTEM_ACTOR, async (uow) => {
    const begun = performance.now()
    const entries = await postDocument(uow, bookSource('invoice'), from + n)
    times.push(performance.now() - begun)
    if (entries !== 1) throw new Error(`an invoice was posted ${entries} times`)
  })
}
printBesideGoal('posting an invoice', median(times), { goal: GOAL, unit: 'ms' })
await app.terminate()
