import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { divideHalfUp } from '#engines/money/money'

/** Figures by project and currency, in minor units. */
export type Recount = Record<string, Record<string, number>>

type Row = Record<string, any>

const BINDING = ['approved', 'sent', 'partially_received', 'received', 'closed']

/**
 * What every project's documents add up to, by the slow and obvious way: all rows are read and added one
 * by one, and nothing that the portal keeps beside the documents is used, no ledger and no balance.
 */
export async function recount(): Promise<Recount> {
  const totals: Recount = {}
  const add = (projectId: number | null, currency: string, figure: string, minor: number) => {
    if (projectId === null) return
    const of = (totals[`${projectId} ${currency}`] ??= {})
    of[figure] = (of[figure] ?? 0) + minor
  }
  await addMoneyIn(add)
  await addCosts(add)
  const labour: Row[] = await db.from('project_hour_costs')
  for (const row of labour) add(row.project_id, row.currency, 'labour', Number(row.amount_minor))
  return totals
}

type Add = (projectId: number | null, currency: string, figure: string, minor: number) => void

async function addMoneyIn(add: Add) {
  const contracts: Row[] = await db.from('contracts')
  const invoices: Row[] = await db.from('invoices')
  const settlements: Row[] = await db.from('invoice_settlements')
  const refunds: Row[] = await db.from('client_refunds')
  for (const { project_id: project, currency, value_minor: value } of contracts)
    add(project, currency, 'contract', Number(value))
  for (const invoice of invoices) {
    const contract = contracts.find(({ id }) => id === invoice.contract_id)
    if (!contract || invoice.number === null) continue
    const move = (figure: string, minor: number) =>
      add(contract.project_id, invoice.currency, figure, minor)
    const own = settlements.filter((row) => row.invoice_id === invoice.id)
    const cash = own.filter((row) => row.receipt_id !== null)
    move('received', sum(cash) - sum(refunds.filter((row) => row.credit_id === invoice.id)))
    addInvoice(move, invoice, invoices)
    const open = Number(invoice.payable_minor) - sum(own)
    if (invoice.type !== 'credit_note' && invoice.due_on < today()) move('overdue', open)
  }
}

const sum = (rows: Row[]) => rows.reduce((all, row) => all + Number(row.amount_minor), 0)

/** A credit note takes back what its original did. */
function addInvoice(move: (figure: string, minor: number) => void, invoice: Row, invoices: Row[]) {
  const credit = invoice.type === 'credit_note'
  const source = credit ? invoices.find(({ id }) => id === invoice.original_id)! : invoice
  const sign = credit ? -1 : 1
  const amount = (name: string) => sign * Number(invoice[`${name}_minor`])
  move('invoiced', amount('payable'))
  if (source.type === 'advance') move('advance', amount('gross'))
  if (source.type === 'retention_release') move('retention', -amount('gross'))
  if (source.type !== 'progress') return
  move('certified', amount('gross'))
  move('retention', amount('retention'))
  move('advance', -amount('advance_recovery'))
}

async function addCosts(add: Add) {
  const orders: Row[] = await db.from('purchase_orders')
  const bills: Row[] = await db.from('purchase_bills')
  const payments: Row[] = await db.from('purchase_payments')
  const lines: Row[] = await db.from('purchase_order_lines')
  const billLines: Row[] = await db.from('purchase_bill_lines')
  const receipts: Row[] = await db.from('goods_receipts').where('status', 'posted')
  const receiptLines: Row[] = await db.from('goods_receipt_lines')
  for (const order of orders) {
    const own = bills.filter((bill) => bill.purchase_order_id === order.id)
    const live = own.filter(({ status }) => status !== 'cancelled')
    const move = (figure: string, minor: number) =>
      add(order.project_id, order.currency, figure, minor)
    for (const bill of live)
      move('billed', Number(bill.subtotal_minor) - Number(bill.credited_net_minor))
    for (const bill of own)
      move('paid', sum(payments.filter((paid) => paid.purchase_bill_id === bill.id)))
    if (!isBinding(order)) continue
    for (const line of lines.filter((row) => row.purchase_order_id === order.id))
      move('committed', leftOfLine(order, line, { live, billLines, receipts, receiptLines }))
    for (const name of ['freight_minor', 'charges_minor']) {
      const asked = live.reduce((all, bill) => all + Number(bill[name]), 0)
      if (order.status !== 'closed') move('committed', Math.max(0, Number(order[name]) - asked))
    }
  }
}

const isBinding = ({ status, revision }: Row) =>
  BINDING.includes(status) || (status === 'submitted' && revision > 0)

interface Documents {
  live: Row[]
  billLines: Row[]
  receipts: Row[]
  receiptLines: Row[]
}

/** The value of what will still be billed of a line, at its price in the order. */
function leftOfLine(
  order: Row,
  line: Row,
  { live, billLines, receipts, receiptLines }: Documents
): number {
  const billed = billLines
    .filter((row) => row.order_line_id === line.id)
    .filter((row) => live.some(({ id }) => id === row.purchase_bill_id))
    .reduce((all, row) => all + BigInt(row.quantity_e4), 0n)
  const accepted = receiptLines
    .filter((row) => row.order_line_id === line.id)
    .filter((row) => receipts.some(({ id }) => id === row.goods_receipt_id))
    .reduce((all, row) => all + BigInt(row.accepted_e4), 0n)
  const ordered = BigInt(line.quantity_e4)
  const due = order.status === 'closed' || accepted > ordered ? accepted : ordered
  if (due <= billed) return 0
  return Number(divideHalfUp(BigInt(line.net_minor) * (due - billed), ordered))
}
