import db from '@adonisjs/lucid/services/db'
import { atOnce, type CashSource, type ExpectedCash } from '#core/cash/cash_sources'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import type { ProjectCashSource } from '#core/cash/project_cash'
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
    for await (const page of owedPages(() => {}))
      yield page.flatMap(({ bill, day, minor }): ExpectedCash[] => {
        const rate = rateOn(bill.currency)
        if (rate === undefined) return []
        return [
          {
            ...{ kind: VENDOR_BILL, recordId: Number(bill.id), number: bill.vendor_number },
            ...{ party: bill.vendor_name, on: atOnce(day, from) },
            amountMinor: -atRate(minor, bill.currency, rate),
          },
        ]
      })
  },
}

/** The same of one project, in the currencies of its bills. */
export const projectPayableSource: ProjectCashSource = {
  line: 'payables',
  async read(projectId, from) {
    const pages = owedPages((query) => void query.where('o.project_id', projectId))
    return (await Array.fromAsync(pages)).flat().map(({ bill, day, minor }) => ({
      ...{ kind: 'bill', recordId: Number(bill.id), number: bill.vendor_number },
      ...{ party: bill.vendor_name, on: atOnce(day, from), dueOn: day },
      ...{ currency: bill.currency, amountMinor: minor },
    }))
  },
}

interface Owed {
  bill: any
  day: string | null
  minor: number
}

/** What is open of bills, by their instalments. */
async function* owedPages(narrow: Narrow): AsyncGenerator<Owed[]> {
  for await (const bills of openBills(narrow)) {
    const instalments = await instalmentsOf(bills.map(({ id }) => Number(id)))
    yield bills.flatMap((bill) => owedOf(bill, instalments.get(Number(bill.id)) ?? []))
  }
}

function owedOf(bill: any, parts: any[]): Owed[] {
  const { billMinor } = openOf(amountsOf(bill))
  if (billMinor < 0 || !PAYABLE.has(bill.status)) return [{ bill, day: null, minor: billMinor }]
  const open = parts.map((part) => ({
    ...{ bill, day: part.due_on, minor: Number(part.amount_minor) - Number(part.settled_minor) },
  }))
  const rest = billMinor - open.reduce((sum, { minor }) => sum + minor, 0)
  return [...open, { bill, day: bill.due_on, minor: rest }].filter(({ minor }) => minor !== 0)
}

const OPEN = `b.total_minor - b.credited_minor - b.advance_minor - b.retention_minor
  - (b.paid_minor - b.retention_paid_minor) - b.discount_minor <> 0`

type Narrow = (query: ReturnType<typeof db.from>) => void

async function* openBills(narrow: Narrow): AsyncGenerator<any[]> {
  let last = 0
  for (;;) {
    const query = db
      .from('purchase_bills as b')
      .join('purchase_orders as o', 'o.id', 'b.purchase_order_id')
      .where('b.id', '>', last)
      .whereNot('b.status', 'cancelled')
      .whereRaw(OPEN)
      .orderBy('b.id')
      .limit(PAGE)
      .select('b.*', 'o.vendor_name')
    narrow(query)
    const rows: any[] = await query
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
