import { writer } from '#core/database/writer'
import { fault, judgeRows, type Finding } from './check.js'
import { pagesOf } from './pages.js'

const RUN = ['number', 'status', 'total_minor', 'discount_minor', 'withheld_minor']

/**
 * A payment run comes to its bills and to what each vendor gets; a paid one was paid in full, one that is
 * not paid pays nothing, and one that is over keeps no bill.
 */
export function checkPaymentRuns(): Promise<Finding> {
  return judgeRows(withSums(), ({ row, bills, vendors, payments, live, withheld }) => {
    const { number } = row
    const total = Number(row.total_minor)
    if (bills !== total || vendors !== total)
      return fault('run_total', { number, total, bills, vendors })
    const paid = row.status === 'paid' ? total : 0
    if (payments !== paid) return fault('run_paid', { number, due: paid, paid: payments })
    const taken = Number(row.withheld_minor)
    const expected = row.status === 'paid' ? taken : 0
    if (withheld.bills !== taken || withheld.vendors !== taken || withheld.payments !== expected)
      return fault('run_withheld', {
        number,
        kept: taken,
        parts: Object.values(withheld).join(', '),
      })
    const isOver = ['paid', 'rejected', 'cancelled'].includes(row.status)
    return isOver && live ? fault('run_keeps', { number, count: live }) : null
  })
}

async function* withSums() {
  for await (const rows of pagesOf('payment_runs', RUN)) {
    const ids = rows.map(({ id }) => id)
    const bills = await sumsOf('payment_run_items', ids)
    const vendors = await sumsOf('payment_run_vendors', ids)
    const payments = await sumsOf('purchase_payments', ids)
    const live = await liveOf(ids)
    const tax = await withheldOf(ids)
    yield rows.map((row) => ({
      row,
      ...{ bills: bills.get(row.id) ?? 0, vendors: vendors.get(row.id) ?? 0 },
      ...{ payments: payments.get(row.id) ?? 0, live: live.get(row.id) ?? 0 },
      withheld: tax(row.id),
    }))
  }
}

/** What is withheld by a run, by where it stands. */
async function withheldOf(ids: number[]) {
  const bills = await sumsOf('payment_run_items', ids, 'withheld_minor')
  const vendors = await sumsOf('payment_run_vendors', ids, 'withheld_minor')
  const payments = await sumsOf('purchase_payments', ids, 'withheld_minor')
  return (id: number) => ({
    ...{ bills: bills.get(id) ?? 0, vendors: vendors.get(id) ?? 0 },
    payments: payments.get(id) ?? 0,
  })
}

async function sumsOf(
  table: string,
  ids: number[],
  column = 'amount_minor'
): Promise<Map<number, number>> {
  const rows = await writer()
    .from(table)
    .whereIn('payment_run_id', ids)
    .groupBy('payment_run_id')
    .select('payment_run_id')
    .sum(`${column} as sum`)
  return new Map(rows.map((one) => [Number(one.payment_run_id), Number(one.sum)]))
}

async function liveOf(ids: number[]): Promise<Map<number, number>> {
  const rows = await writer()
    .from('payment_run_items')
    .whereIn('payment_run_id', ids)
    .whereNotNull('live_bill_id')
    .groupBy('payment_run_id')
    .select('payment_run_id')
    .count('* as live')
  return new Map(rows.map((one) => [Number(one.payment_run_id), Number(one.live)]))
}
