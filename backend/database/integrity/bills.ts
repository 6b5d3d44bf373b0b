import { writer } from '#core/database/writer'
import { amountsOf, payableOf, settledOf } from '#procurement/bill_instalments/bill_amounts'
import { dueOnOf } from '#procurement/bill_instalments/settle'
import { openOf } from '#procurement/purchase_orders/retention'
import { fault, judgeRows, type Finding } from './check.js'
import { childrenOf, pagesOf } from './pages.js'

const COLUMNS = [
  'vendor_number',
  'total_minor',
  'credited_minor',
  'advance_minor',
  'retention_minor',
  'paid_minor',
  'retention_paid_minor',
  'discount_minor',
]

/** What a bill says was paid and released is what its payments come to, and never more than it asks. */
export function checkBillPayments(): Promise<Finding> {
  return judgeRows(withPayments(), ({ bill, payments }) => {
    const paid = (kinds: string[]) =>
      payments.reduce(
        (sum, row) => (kinds.includes(row.kind) ? sum + Number(row.amount_minor) : sum),
        0
      )
    const amounts = amountsOf(bill)
    const { billMinor, heldMinor } = openOf(amounts)
    const notified = [amounts.paidMinor, amounts.retentionPaidMinor]
    const booked = [paid(['bill', 'retention', 'refund']), paid(['retention'])]
    if (String(notified) !== String(booked))
      return fault('bill_paid', {
        number: bill.vendor_number,
        kept: String(notified),
        sum: String(booked),
      })
    // what was credited after it was paid is owed by the vendor
    return billMinor + amounts.creditedMinor < 0 || heldMinor < 0
      ? fault('bill_over', { number: bill.vendor_number })
      : null
  })
}

async function* withPayments() {
  for await (const bills of pagesOf('purchase_bills', COLUMNS)) {
    const ids = bills.map(({ id }) => id)
    const payments = await childrenOf('purchase_payments', 'purchase_bill_id', ids, 'id')
    yield bills.map((bill) => ({ bill, payments: payments.get(bill.id)! }))
  }
}

/** What a refund of a vendor says came back is what its payments come to; of a cancelled one nothing. */
export function checkVendorRefunds(): Promise<Finding> {
  return judgeRows(withRefunded(), ({ refund, payments }) => {
    const booked = payments.reduce((sum, row) => sum + Number(row.amount_minor), 0)
    const due = refund.status === 'posted' ? -Number(refund.amount_minor) : 0
    return booked === due ? null : fault('refund_booked', { number: refund.number, booked, due })
  })
}

async function* withRefunded() {
  for await (const refunds of pagesOf('vendor_refunds', ['number', 'status', 'amount_minor'])) {
    const ids = refunds.map(({ id }) => id)
    const payments = await childrenOf('purchase_payments', 'vendor_refund_id', ids, 'id')
    yield refunds.map((refund) => ({ refund, payments: payments.get(refund.id) ?? [] }))
  }
}

const DUE_COLUMNS = [...COLUMNS, 'status', 'due_on']

/**
 * The instalments of a bill that counts are what it is to be paid, what is settled of them is what was
 * paid, none of them is settled beyond its amount, and its day is that of the oldest open one.
 */
export function checkInstalments(): Promise<Finding> {
  return judgeRows(withInstalments(), ({ bill, instalments }) => {
    if (bill.status === 'cancelled') return null
    const number = bill.vendor_number
    const amounts = amountsOf(bill)
    const [due, paid] = [payableOf(amounts), settledOf(amounts)]
    const rows = instalments.map((row) => ({
      ...{ amountMinor: Number(row.amount_minor), settledMinor: Number(row.settled_minor) },
      dueOn: row.due_on as string | null,
    }))
    const sum = (of: 'amountMinor' | 'settledMinor') => rows.reduce((all, row) => all + row[of], 0)
    const [amount, settled] = [sum('amountMinor'), sum('settledMinor')]
    if (amount !== Math.max(0, due)) return fault('instalments_due', { number, due, sum: amount })
    // released retention that came back with everything else is settled below zero: nothing of an instalment is
    if (settled !== Math.max(0, Math.min(amount, paid)))
      return fault('instalments_settled', { number, paid, sum: settled })
    if (rows.some((row) => row.settledMinor < 0 || row.settledMinor > row.amountMinor))
      return fault('instalment_over', { number })
    const day = dueOnOf(rows)
    return day === bill.due_on
      ? null
      : fault('instalments_day', { number, kept: bill.due_on ?? '–', day: day ?? '–' })
  })
}

async function* withInstalments() {
  for await (const bills of pagesOf('purchase_bills', DUE_COLUMNS)) {
    const ids = bills.map(({ id }) => id)
    const rows = await childrenOf('vendor_bill_instalments', 'purchase_bill_id', ids, 'position')
    yield bills.map((bill) => ({ bill, instalments: rows.get(bill.id) ?? [] }))
  }
}

const LINE_COLUMNS = ['billed_e4', 'billed_net_minor']

/** What a line of an order says was billed is what the bills that count ask for it. */
export function checkBilledLines(): Promise<Finding> {
  return judgeRows(withBilled(), ({ line, billed }) => {
    const kept = [Number(line.billed_e4), Number(line.billed_net_minor)]
    return String(kept) === String(billed)
      ? null
      : fault('line_billed', { id: line.id, kept: String(kept), sum: String(billed) })
  })
}

async function* withBilled() {
  for await (const lines of pagesOf('purchase_order_lines', LINE_COLUMNS)) {
    const rows = await writer()
      .from('purchase_bill_lines as l')
      .join('purchase_bills as b', 'b.id', 'l.purchase_bill_id')
      .whereNot('b.status', 'cancelled')
      .whereIn(
        'l.order_line_id',
        lines.map(({ id }) => id)
      )
      .groupBy('l.order_line_id')
      .select('l.order_line_id')
      .select(writer().raw('SUM(l.quantity_e4 - l.credited_e4) as quantity'))
      .select(writer().raw('SUM(l.net_minor - l.credited_net_minor) as net'))
    const sums = new Map(rows.map((row) => [row.order_line_id, row]))
    yield lines.map((line) => {
      const sum = sums.get(line.id)
      return { line, billed: [Number(sum?.quantity ?? 0), Number(sum?.net ?? 0)] }
    })
  }
}
