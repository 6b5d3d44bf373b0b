import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seedDemoWhenEmpty } from '#database/seeders/demo/index'
import { seededRandom } from '#database/seeders/random'
import { addClients } from './clients.js'
import type { LargeContext } from './context.js'
import { addEmployees } from './employees.js'
import { NumberSeries } from './number_series.js'
import { addPurchaseOrders } from './purchase_orders.js'
import { addQuotations } from './quotations.js'
import { rowWriter } from './row_writer.js'
import { addVendors } from './vendors.js'

export const LARGE = {
  clients: 100_000,
  quotations: 20_000,
  purchase_orders: 20_000,
  employees: 20_000,
}
const VENDORS = 400
const COUNTED = [
  'clients',
  'quotations',
  'quotation_lines',
  'projects',
  'vendors',
  'purchase_orders',
  'purchase_order_lines',
  'approval_requests',
  'approval_steps',
  'employees',
  'job_changes',
  'leave_requests',
  'person_documents',
] as const

export type LargeSize = typeof LARGE

/**
 * Adds a large firm's data to a migrated database, after the demo company where it is empty. A kind
 * of record that the database already has that many of is left alone. All or nothing: it is one
 * transaction.
 * @returns rows per table afterwards
 */
export async function seedLarge(size: LargeSize = LARGE): Promise<Record<string, number>> {
  await seedDemoWhenEmpty()
  const missing = await missingOf(size)
  if (Object.values(missing).some(Boolean)) {
    await db.transaction((trx) => fill(trx, missing))
    await refreshStatistics()
  }
  return countRows(COUNTED)
}

async function missingOf(size: LargeSize): Promise<LargeSize> {
  const counts = await countRows(Object.keys(size))
  const missing = (table: keyof LargeSize) => (counts[table] >= size[table] ? 0 : size[table])
  return {
    clients: missing('clients'),
    quotations: missing('quotations'),
    purchase_orders: missing('purchase_orders'),
    employees: missing('employees'),
  }
}

async function fill(trx: TransactionClientContract, missing: LargeSize) {
  const context = await newContext(trx)
  await addClients(context, missing.clients)
  await addVendors(context, missing.purchase_orders ? VENDORS : 0)
  await addQuotations(context, missing.quotations)
  await addPurchaseOrders(context, missing.purchase_orders)
  await addEmployees(context, missing.employees)
  await context.numbers.save()
}

async function newContext(trx: TransactionClientContract): Promise<LargeContext> {
  const people = await trx.from('users').orderBy('id').select('id', 'username')
  const ids = new Map<string, number>(people.map(({ id, username }) => [username, id]))
  const named = (table: string) => trx.from(table).orderBy('id').limit(1000).select('id', 'name')
  const terms = await trx.from('payment_terms').where('active', true).select('id')
  return {
    trx,
    random: seededRandom(1447),
    write: await rowWriter(trx),
    numbers: await NumberSeries.open(trx),
    user: (username) => ids.get(username) ?? people[0].id,
    now: Date.now(),
    clients: await named('clients'),
    vendors: await named('vendors'),
    projects: await named('projects').select('shown_name_ar as nameAr'),
    terms: terms.map(({ id }) => id),
  }
}

/** The planners know the tables only by their statistics, and those tell of a small firm. */
async function refreshStatistics() {
  const sqlite = db.connection().dialect.name === 'better-sqlite3'
  if (sqlite) await db.rawQuery('ANALYZE')
  else await db.rawQuery(`ANALYZE TABLE ${COUNTED.join(', ')}`)
}

async function countRows(tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const row = await db.from(table).count('* as total').first()
    counts[table] = Number(row?.total)
  }
  return counts
}
