import db from '@adonisjs/lucid/services/db'
import { daysBetween } from '#core/settings/days'

/** Of each client the invoices paid last tell how it pays. */
const LAST_PAID = 10

interface Paid {
  client_id: number
  due_on: string
  paid_on: string
}

/**
 * How many days after the due day each client pays, by the median of the invoices that it had paid in
 * full until a day; negative for who pays early. Clients that paid none are not in it.
 */
export async function medianDaysLate(
  clientIds: readonly number[],
  asOf: string
): Promise<Map<number, number>> {
  if (!clientIds.length) return new Map()
  const days = Map.groupBy(await lastPaid(clientIds, asOf), (row) => row.client_id)
  return new Map(
    [...days].map(([clientId, rows]) => [
      clientId,
      median(rows.map((row) => daysBetween(row.due_on, row.paid_on))),
    ])
  )
}

/** What was credited or written off was not paid, so that invoices with a write-off tell nothing. */
function lastPaid(clientIds: readonly number[], asOf: string): Promise<Paid[]> {
  const paid = db
    .from('invoices as i')
    .join('invoice_settlements as s', 's.invoice_id', 'i.id')
    .whereIn('i.client_id', [...clientIds])
    .whereNotNull('i.number')
    .whereNotNull('i.due_on')
    .where('s.settled_on', '<=', asOf)
    .groupBy('i.id', 'i.client_id', 'i.due_on', 'i.payable_minor')
    .havingRaw('SUM(s.amount_minor) = i.payable_minor')
    .havingRaw('SUM(CASE WHEN s.write_off_id IS NULL THEN 0 ELSE 1 END) = 0')
    .havingRaw('MAX(s.receipt_id) IS NOT NULL')
    .select('i.id', 'i.client_id', 'i.due_on')
    .select(
      db.raw(
        `MAX(CASE WHEN s.receipt_id IS NOT NULL AND s.amount_minor > 0 THEN s.settled_on END) AS paid_on`
      )
    )
  const ranked = db
    .from(paid.as('p'))
    .select('p.client_id', 'p.due_on', 'p.paid_on')
    .select(
      db.raw(
        'ROW_NUMBER() OVER (PARTITION BY p.client_id ORDER BY p.paid_on DESC, p.id DESC) AS nth'
      )
    )
  return db.from(ranked.as('r')).where('r.nth', '<=', LAST_PAID) as unknown as Promise<Paid[]>
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length % 2) return sorted[middle]!
  return Math.round((sorted[middle - 1]! + sorted[middle]!) / 2)
}
