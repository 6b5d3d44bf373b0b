import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { divideHalfUp, percentOf } from '#engines/money/money'

type Row = Record<string, any>

/** By project and currency, by `in` or `out`, by month: `later` after two years, `undated` without a day. */
export type ExpectedRecount = Map<string, Map<string, number>>

const ORDERED = ['approved', 'sent', 'partially_received', 'received']

/**
 * What projects may expect, document by document: what issued invoices, vendor bills and orders leave open when
 * everything that was paid or billed of them is taken off, at their days; overdue this month.
 */
export async function recountExpected(): Promise<ExpectedRecount> {
  const found: ExpectedRecount = new Map()
  const add: Add = (owner, way, [day, minor]) => {
    if (owner.project_id === null || minor === 0) return
    const key = `${owner.project_id} ${owner.currency}`
    const of = found.get(key) ?? new Map<string, number>()
    found.set(key, of)
    const place = `${way} ${placeOf(day)}`
    of.set(place, (of.get(place) ?? 0) + minor)
  }
  await addInvoices(add)
  await addBills(add)
  await addOrders(add)
  return found
}

type Add = (
  owner: { project_id: number | null; currency: string },
  way: 'in' | 'out',
  amount: [day: string | null, minor: number]
) => void

function placeOf(day: string | null): string {
  if (day === null) return 'undated'
  const [year, month] = today().split('-').map(Number)
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - (year * 12 + month)
  if (at >= 24) return 'later'
  return (at < 0 ? today() : day).slice(0, 7)
}

const sum = (rows: Row[]) => rows.reduce((all, row) => all + Number(row.amount_minor), 0)

async function addInvoices(add: Add) {
  const contracts: Row[] = await db.from('contracts')
  const settlements: Row[] = await db.from('invoice_settlements')
  const invoices: Row[] = await db.from('invoices').whereNotNull('number')
  for (const invoice of invoices) {
    const contract = contracts.find(({ id }) => id === invoice.contract_id)
    if (!contract || invoice.type === 'credit_note') continue
    const settled = sum(settlements.filter((row) => row.invoice_id === invoice.id))
    const open = Number(invoice.payable_minor) - settled
    const owner = { project_id: contract.project_id, currency: invoice.currency }
    add(owner, 'in', [invoice.due_on, open])
  }
}

async function addBills(add: Add) {
  const orders: Row[] = await db.from('purchase_orders')
  const payments: Row[] = await db.from('purchase_payments')
  const bills: Row[] = await db.from('purchase_bills').whereNot('status', 'cancelled')
  for (const bill of bills) {
    const order = orders.find(({ id }) => id === bill.purchase_order_id)!
    const open = Number(bill.total_minor) - sum(payments.filter(of(bill)))
    const payable = open >= 0 && ['matched', 'released'].includes(bill.status)
    const owner = { project_id: order.project_id, currency: bill.currency }
    add(owner, 'out', [payable ? bill.due_on : null, open])
  }
}

const of =
  ({ id }: Row) =>
  (row: Row) =>
    row.purchase_bill_id === id

/** Nothing says when these orders are delivered, so nothing says when they are paid. */
async function addOrders(add: Add) {
  const orders: Row[] = await db.from('purchase_orders').whereIn('status', ORDERED)
  const lines: Row[] = await db.from('purchase_order_lines')
  const bills: Row[] = await db.from('purchase_bills').whereNot('status', 'cancelled')
  const billLines: Row[] = await db.from('purchase_bill_lines')
  for (const order of orders) {
    const own = bills.filter((bill) => bill.purchase_order_id === order.id)
    const live = billLines.filter((row) => own.some(({ id }) => id === row.purchase_bill_id))
    const owner = { project_id: order.project_id, currency: order.currency }
    for (const line of lines.filter((row) => row.purchase_order_id === order.id))
      add(owner, 'out', [null, leftOfLine(line, live)])
    let charges = 0
    for (const name of ['freight', 'charges']) {
      const billed = own.reduce((all, bill) => all + Number(bill[`${name}_minor`]), 0)
      const left = Number(order[`${name}_minor`]) - billed
      charges += left + percentOf(left, Number(order[`${name}_vat_bp`]))
    }
    if (charges > 0) add(owner, 'out', [null, charges])
  }
}

function leftOfLine(line: Row, live: Row[]): number {
  const billed = live
    .filter((row) => row.order_line_id === line.id)
    .reduce((all, row) => all + BigInt(row.quantity_e4), 0n)
  const ordered = BigInt(line.quantity_e4)
  if (billed >= ordered) return 0
  return Number(divideHalfUp(BigInt(line.total_minor) * (ordered - billed), ordered))
}
