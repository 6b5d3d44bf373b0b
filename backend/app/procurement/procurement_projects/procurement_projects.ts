import db from '@adonisjs/lucid/services/db'
import { budgets } from '#core/budgets/budget_keeper'
import { atRate } from '#core/exchange_rates/at_rate'
import { formatMoney } from '#engines/money/money'
import { today } from '#core/settings/firm_clock'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { orderSums } from './order_sums.js'

const MOST = 1000
const OPEN = ['approved', 'sent', 'partially_received']

interface Sums {
  requested: number
  committed: number
  received: number
  billed: number
  paid: number
  lateLines: number
}

const empty = (): Sums => ({
  requested: 0,
  committed: 0,
  received: 0,
  billed: 0,
  paid: 0,
  lateLines: 0,
})

/**
 * What each project has requested, ordered, received, been billed and paid, beside its budget: the approved one of
 * finance where there is one. Everything in the firm's currency and before VAT, payments as they were made. Of a closed order what has come is
 * ordered, and nothing more. Late materials come first.
 * @param projectId leaves the others out
 */
export async function procurementProjects(projectId?: number) {
  const sums = new Map<number, Sums>()
  const of = (id: number) => sums.get(id) ?? sums.set(id, empty()).get(id)!
  for (const row of await orderSums(projectId)) {
    const add = of(row.project_id)
    if (Number(row.binding)) add.committed += inBase(row.net, row)
    else add.requested += inBase(row.net, row)
    add.received += inBase(row.received, row)
  }
  for (const row of await billSums(projectId)) {
    const add = of(row.project_id)
    add.billed += inBase(row.billed, row)
    add.paid += inBase(row.paid, row)
  }
  for (const row of await advanceSums(projectId)) of(row.project_id).paid += inBase(row.paid, row)
  for (const row of await lateLines(projectId)) of(row.project_id).lateLines = Number(row.late)
  const stated = await db
    .from('procurement_budgets')
    .if(projectId, (query) => void query.where('project_id', projectId!))
    .select('project_id', 'amount_minor')
  const own = new Map(stated.map((row) => [Number(row.project_id), Number(row.amount_minor)]))
  const ids = projectId ? [projectId] : [...new Set([...sums.keys(), ...own.keys()])]
  const approved = await budgets().totals(ids, db.connection())
  const projects = await db
    .from('project_names')
    .whereIn('id', ids)
    .orderBy('id', 'desc')
    .limit(MOST)
  const rows = projects.map((project) => ({
    ...answer(project, of(project.id), approved.get(project.id) ?? own.get(project.id)),
    budgetApproved: approved.has(project.id),
  }))
  return rows.toSorted((a, b) => b.lateLines - a.lateLines || b.id - a.id)
}

interface Rated {
  currency: string
  exchange_rate_e6: number | string | null
}

/** At the rate that the documents keep; where none was known amounts stay out rather than count one to one. */
function inBase(minor: unknown, { currency, exchange_rate_e6: rate }: Rated): number {
  return rate === null ? 0 : atRate(Number(minor), currency, BigInt(rate))
}

function answer(project: any, sums: Sums, budget: number | undefined) {
  const money = (minor: number) => formatMoney(minor, STOCK_CURRENCY)
  return {
    id: project.id as number,
    code: project.code as string,
    name: project.name as string,
    nameAr: project.name_ar as string | null,
    status: project.status as string,
    currency: STOCK_CURRENCY,
    budget: budget === undefined ? null : money(budget),
    requested: money(sums.requested),
    committed: money(sums.committed),
    received: money(sums.received),
    billed: money(sums.billed),
    paid: money(sums.paid),
    remaining: budget === undefined ? null : money(budget - sums.committed),
    overspent: budget !== undefined && sums.committed > budget,
    lateLines: sums.lateLines,
  }
}

const ofProject = (projectId?: number) => (query: any) =>
  projectId ? query.where('o.project_id', projectId) : query.whereNotNull('o.project_id')

function billSums(projectId?: number): Promise<any[]> {
  return db
    .from('purchase_bills as b')
    .join('purchase_orders as o', 'o.id', 'b.purchase_order_id')
    .where(ofProject(projectId))
    .whereNot('b.status', 'cancelled')
    .groupBy('o.project_id', 'b.currency', 'b.exchange_rate_e6')
    .select('o.project_id', 'b.currency', 'b.exchange_rate_e6')
    .select(db.raw('SUM(b.subtotal_minor - b.credited_net_minor) as billed'))
    .sum('b.paid_minor as paid')
}

/** What vendors got before they delivered; bills ask that much less. */
function advanceSums(projectId?: number): Promise<any[]> {
  return db
    .from('vendor_advances as a')
    .join('purchase_orders as o', 'o.id', 'a.purchase_order_id')
    .where(ofProject(projectId))
    .where('a.status', 'paid')
    .groupBy('o.project_id', 'a.currency', 'a.exchange_rate_e6')
    .select('o.project_id', 'a.currency', 'a.exchange_rate_e6')
    .sum('a.amount_minor as paid')
}

function lateLines(projectId?: number): Promise<any[]> {
  return db
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .where(ofProject(projectId))
    .whereIn('o.status', OPEN)
    .where('o.required_on', '<', today())
    .whereColumn('l.accepted_e4', '<', 'l.quantity_e4')
    .groupBy('o.project_id')
    .select('o.project_id')
    .count('* as late')
}
