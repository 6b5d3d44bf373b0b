import { writer } from '#core/database/writer'
import { openOf } from '#procurement/purchase_orders/retention'
import { judgeRows, type Finding } from './check.js'
import { childrenOf, pagesOf } from './pages.js'

const COLUMNS = [
  'vendor_number',
  'total_minor',
  'credited_minor',
  'advance_minor',
  'retention_minor',
  'paid_minor',
  'retention_paid_minor',
]

/** What a bill says was paid and released is what its payments come to, and never more than it asks. */
export function checkBillPayments(): Promise<Finding> {
  return judgeRows(withPayments(), ({ bill, payments }) => {
    const paid = (kinds: string[]) =>
      payments.reduce(
        (sum, row) => (kinds.includes(row.kind) ? sum + Number(row.amount_minor) : sum),
        0
      )
    const amounts = {
      ...{ totalMinor: Number(bill.total_minor), creditedMinor: Number(bill.credited_minor) },
      advanceMinor: Number(bill.advance_minor),
      retentionMinor: Number(bill.retention_minor),
      paidMinor: Number(bill.paid_minor),
      retentionPaidMinor: Number(bill.retention_paid_minor),
    }
    const { billMinor, heldMinor } = openOf(amounts)
    const notified = [amounts.paidMinor, amounts.retentionPaidMinor]
    const booked = [paid(['bill', 'retention', 'refund']), paid(['retention'])]
    if (String(notified) !== String(booked))
      return `${bill.vendor_number}: says ${notified} was paid, its payments come to ${booked}`
    // what was credited after it was paid is owed by the vendor
    return billMinor + amounts.creditedMinor < 0 || heldMinor < 0
      ? `${bill.vendor_number}: more was paid than it asks`
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
    return booked === due ? null : `${refund.number}: booked ${booked}, not ${due}`
  })
}

async function* withRefunded() {
  for await (const refunds of pagesOf('vendor_refunds', ['number', 'status', 'amount_minor'])) {
    const ids = refunds.map(({ id }) => id)
    const payments = await childrenOf('purchase_payments', 'vendor_refund_id', ids, 'id')
    yield refunds.map((refund) => ({ refund, payments: payments.get(refund.id) ?? [] }))
  }
}

const LINE_COLUMNS = ['billed_e4', 'billed_net_minor']

/** What a line of an order says was billed is what the bills that count ask for it. */
export function checkBilledLines(): Promise<Finding> {
  return judgeRows(withBilled(), ({ line, billed }) => {
    const kept = [Number(line.billed_e4), Number(line.billed_net_minor)]
    return String(kept) === String(billed)
      ? null
      : `order line ${line.id}: says ${kept} was billed, its bills come to ${billed}`
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
