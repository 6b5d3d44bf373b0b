import db from '@adonisjs/lucid/services/db'
import { atOnce, type CashSource, type ExpectedCash } from '#core/cash/cash_sources'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import { amountsOf } from '#procurement/bill_instalments/bill_amounts'
import { openOf } from '#procurement/purchase_orders/retention'
import { VENDOR_BILL } from '#procurement/shared/booked'

const PAGE = 500
const PAYABLE = new Set(['matched', 'released'])

/**
 * What the firm owes vendors, on the days of its instalments, at once what is overdue. What waits for a release,
 * for an event, or is owed by the vendor, on no day.
 */
export const payableSource: CashSource = {
  line: 'payables',
  async *read({ from }) {
    for await (const bills of openBills()) {
      const instalments = await instalmentsOf(bills.map(({ id }) => Number(id)))
      yield bills.flatMap((bill) => {
        const rate = rateOn(bill.currency)
        if (rate === undefined) return []
        const out = (on: string | null, amountMinor: number): ExpectedCash => ({
          ...{ kind: VENDOR_BILL, recordId: Number(bill.id), number: bill.vendor_number },
          ...{ party: bill.vendor_name, on },
          amountMinor: -atRate(amountMinor, bill.currency, rate),
        })
        const { billMinor } = openOf(amountsOf(bill))
        if (billMinor < 0 || !PAYABLE.has(bill.status)) return [out(null, billMinor)]
        const parts = instalments.get(Number(bill.id)) ?? []
        const open = parts.map((part) => Number(part.amount_minor) - Number(part.settled_minor))
        const rest = billMinor - open.reduce((sum, one) => sum + one, 0)
        return [
          ...parts.map((part, i) => out(atOnce(part.due_on, from), open[i]!)),
          out(atOnce(bill.due_on, from), rest),
        ].filter(({ amountMinor }) => amountMinor !== 0)
      })
    }
  },
}

const OPEN = `b.total_minor - b.credited_minor - b.advance_minor - b.retention_minor
  - (b.paid_minor - b.retention_paid_minor) - b.discount_minor <> 0`

async function* openBills(): AsyncGenerator<any[]> {
  let last = 0
  for (;;) {
    const rows: any[] = await db
      .from('purchase_bills as b')
      .join('purchase_orders as o', 'o.id', 'b.purchase_order_id')
      .where('b.id', '>', last)
      .whereNot('b.status', 'cancelled')
      .whereRaw(OPEN)
      .orderBy('b.id')
      .limit(PAGE)
      .select('b.*', 'o.vendor_name')
    if (!rows.length) return
    yield rows
    last = Number(rows.at(-1).id)
  }
}

async function instalmentsOf(ids: number[]) {
  const rows: any[] = await db
    .from('vendor_bill_instalments')
    .whereIn('purchase_bill_id', ids)
    .whereColumn('settled_minor', '<', 'amount_minor')
    .orderBy('purchase_bill_id')
    .orderBy('position')
  return Map.groupBy(rows, (row) => Number(row.purchase_bill_id))
}
