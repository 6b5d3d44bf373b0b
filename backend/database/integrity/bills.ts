import { openOf } from '#procurement/purchase_orders/retention'
import { judgeRows, type Finding } from './check.js'
import { childrenOf, pagesOf } from './pages.js'

const COLUMNS = [
  'vendor_number',
  'total_minor',
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
      ...{ totalMinor: Number(bill.total_minor), retentionMinor: Number(bill.retention_minor) },
      paidMinor: Number(bill.paid_minor),
      retentionPaidMinor: Number(bill.retention_paid_minor),
    }
    const { billMinor, heldMinor } = openOf(amounts)
    const notified = [amounts.paidMinor, amounts.retentionPaidMinor]
    const booked = [paid(['bill', 'retention']), paid(['retention'])]
    if (String(notified) !== String(booked))
      return `${bill.vendor_number}: says ${notified} was paid, its payments come to ${booked}`
    return billMinor < 0 || heldMinor < 0
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
