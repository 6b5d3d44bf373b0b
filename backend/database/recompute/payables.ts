import db from '@adonisjs/lucid/services/db'
import { orderRetention } from '#procurement/purchase_orders/order_retention'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { procurementProjects } from '#procurement/procurement_projects/procurement_projects'
import { inHalalas, minorOf, most, sum, whole } from './arithmetic.js'
import { addTo, type Comparison } from './comparison.js'
import {
  binds,
  chargesBilled,
  commitments,
  dueOf,
  orderTotals,
  partOf,
  type Bill,
  type Purchasing,
} from './orders.js'
import { rowsOf } from './read.js'

/** Orders, commitments, what vendors are owed and their VAT, as documents and portal have them. */
export async function comparePurchasing(read: Purchasing, to: Comparison) {
  compareOrders(read, to)
  compareBills(read, to)
  to.addAll('committed, minor units', commitments(read), await committedByPortal())
  await compareProjects(read, to)
  await comparePayables(read, to)
}

function compareOrders(read: Purchasing, to: Comparison) {
  for (const order of read.orders.values()) {
    const lines = read.linesOf.get(order.id) ?? []
    const { total, base } = orderTotals(order, lines)
    to.add(`orders, ${order.currency}`, order.number, total, order.total_minor)
    if (base !== null) to.add('orders in halalas', order.number, base, order.base_total_minor)
    for (const line of lines) {
      const of = `${order.number} line ${line.position}`
      const billed = read.billed.get(Number(line.id)) ?? { quantity: 0n, net: 0n }
      const accepted = read.accepted.get(Number(line.id)) ?? 0n
      to.add('accepted quantities', of, accepted, line.accepted_e4)
      const waiting = read.waiting.get(Number(line.id)) ?? 0n
      to.add('quantities in quarantine', of, waiting, line.waiting_e4)
      to.add('billed quantities', of, billed.quantity, line.billed_e4)
      to.add('billed net', of, billed.net, line.billed_net_minor)
    }
  }
}

function compareBills({ bills }: Purchasing, to: Comparison) {
  for (const bill of bills) {
    const { row } = bill
    const of = `bill ${row.vendor_number} (${row.id})`
    to.add(`bills, ${row.currency}`, of, bill.total, row.total_minor)
    if (row.exchange_rate_e6 !== null)
      to.add(
        'bills in halalas',
        of,
        inHalalas(bill.total, row.currency, row.exchange_rate_e6),
        row.base_total_minor
      )
    if (row.status === 'cancelled') continue
    const month = String(row.billed_on).slice(0, 7)
    to.add(`VAT input ${month}, ${row.currency}`, of, bill.vat, row.vat_minor)
    to.add(
      `VAT input credited, ${row.currency}`,
      of,
      bill.credited - bill.creditedNet,
      whole(row.credited_minor) - whole(row.credited_net_minor)
    )
    to.add(`paid to vendors, ${row.currency}`, of, bill.paid, row.paid_minor)
    to.add(`early-payment discounts, ${row.currency}`, of, bill.discount, row.discount_minor)
    compareInstalments(bill, of, to)
  }
}

/** The instalments of a bill that counts, each and together, and the days past until it is due. */
function compareInstalments({ row: bill, instalments }: Bill, of: string, to: Comparison) {
  for (const { row, amount, settled } of instalments) {
    const name = `${of} instalment ${row.position}`
    to.add(`instalments, ${bill.currency}`, name, amount, row.amount_minor)
    to.add(`instalments settled, ${bill.currency}`, name, settled, row.settled_minor)
  }
  const open = instalments.filter(({ amount, settled }) => amount > settled)
  const days = (open.length ? open : instalments).flatMap(({ row }) => row.due_on ?? [])
  const due = open.length ? days[0] : days.at(-1)
  to.add('due days of bills', of, dayNumber(due), dayNumber(bill.due_on))
}

/** `2026-03-01` as 20260301; nothing without a day. */
const dayNumber = (day: string | null | undefined) => whole(day?.replaceAll('-', '') ?? 0)

/** The figure of the payment tracking of projects. */
async function committedByPortal(): Promise<Map<string, bigint>> {
  const rows: any[] = await db
    .from('project_cost_totals')
    .where('figure', 'committed')
    .groupBy('project_id', 'currency')
    .select('project_id', 'currency')
    .sum('amount_minor as amount')
  const sums = new Map<string, bigint>()
  for (const row of rows)
    addTo(sums, `project ${row.project_id} ${row.currency}`, whole(row.amount))
  return sums
}

/** Amounts by name and project; what has one rate is added up first. */
function byRate() {
  const sums = new Map<string, Map<string, bigint>>()
  const add = (name: string, doc: any, projectId: number, value: bigint) => {
    const of = `${name} ${projectId}`
    const rates = sums.get(of) ?? new Map<string, bigint>()
    sums.set(of, rates)
    addTo(rates, `${doc.currency} ${doc.exchange_rate_e6}`, value)
  }
  const inBase = (name: string, id: number) =>
    sum(
      [...(sums.get(`${name} ${id}`) ?? [])].map(([key, value]) => {
        const [currency, rate] = key.split(' ') as [string, string]
        return rate === 'null' ? 0n : inHalalas(value, currency, rate)
      })
    )
  return { add, inBase }
}

/** Requested, ordered, received, billed and paid in halalas. */
async function compareProjects(read: Purchasing, to: Comparison) {
  const { add, inBase } = byRate()
  const charged = chargesBilled(read)
  for (const order of read.orders.values()) {
    const requested = !binds(order) && ['draft', 'submitted'].includes(order.status)
    if (!order.project_id || (!binds(order) && !requested)) continue
    const name = requested ? 'requested' : 'committed'
    for (const line of read.linesOf.get(order.id) ?? []) {
      add(name, order, order.project_id, partOf(order, line, dueOf(order, line, read)))
      const came = read.accepted.get(Number(line.id)) ?? 0n
      add('received', order, order.project_id, partOf(order, line, came))
    }
    for (const charge of ['freight', 'charges'] as const) {
      const billed = charged(order.id)[charge]
      const agreed = order.status === 'closed' ? 0n : whole(order[`${charge}_minor`])
      add(name, order, order.project_id, most(billed, agreed))
    }
  }
  for (const { row, net, creditedNet, paid } of read.bills) {
    const { project_id: projectId } = read.orders.get(Number(row.purchase_order_id))
    if (!projectId || row.status === 'cancelled') continue
    add('billed', row, projectId, net - creditedNet)
    add('paid', row, projectId, paid)
  }
  for (const advance of await rowsOf('vendor_advances')) {
    const { project_id: projectId } = read.orders.get(Number(advance.purchase_order_id))
    if (projectId && advance.status === 'paid')
      add('advanced', advance, projectId, whole(advance.amount_minor))
  }
  for (const project of await procurementProjects())
    for (const name of ['requested', 'committed', 'received', 'billed', 'paid'] as const) {
      const advanced = name === 'paid' ? inBase('advanced', project.id) : 0n
      const due = inBase(name, project.id) + advanced
      to.add(`projects: ${name}, halalas`, project.code, due, minorOf(project[name], 'SAR'))
    }
}

/** By vendor and currency what is open and what is held back; by order what is held back. */
async function comparePayables({ bills }: Purchasing, to: Comparison) {
  const [open, held, heldOf] = [new Map(), new Map(), new Map()] as Map<string, bigint>[]
  for (const { row, total, credited, advance, discount, retention, paid, retentionPaid } of bills) {
    if (row.status === 'cancelled') continue
    const vendor = `vendor ${row.vendor_id} ${row.currency}`
    const due = total - credited - advance - retention
    addTo(open!, vendor, due - discount - (paid - retentionPaid))
    addTo(held!, vendor, retention - retentionPaid)
    addTo(heldOf!, `order ${row.purchase_order_id}`, retention - retentionPaid)
  }
  const rows: any[] = await db
    .from('vendor_bills')
    .groupBy('vendor_id', 'currency')
    .select('vendor_id', 'currency')
    .sum('open_minor as open')
    .sum('held_minor as held')
  const answered = (name: string) =>
    new Map(
      rows.map((row) => [`vendor ${row.vendor_id} ${row.currency}`, whole(row[name])] as const)
    )
  to.addAll('payables, minor units', open!, answered('open'))
  to.addAll('vendors: retention held', held!, answered('held'))
  const ids = [...heldOf!.keys()].map((of) => Number(of.split(' ')[1]))
  for (let start = 0; start < ids.length; start += 500) {
    const some = await PurchaseOrder.query().whereIn('id', ids.slice(start, start + 500))
    for (const order of some) {
      const { heldMinor } = await orderRetention(order)
      const of = `order ${order.id}`
      to.add('orders: retention held', of, heldOf!.get(of)!, heldMinor)
    }
  }
}
