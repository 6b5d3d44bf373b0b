import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { today } from '#core/settings/firm_clock'
import type PaymentPromise from './payment_promise.js'
import type { PromiseStatus } from './payment_promise.js'

export interface Kept {
  status: PromiseStatus
  receivedMinor: number
}

/**
 * Whether promises were kept, from the receipts that came after each of them and by its day. A receipt
 * that was taken back since counts no more, whenever that was.
 */
export async function keptOf(
  promises: readonly PaymentPromise[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, Kept>> {
  const ids = [...new Set(promises.map(({ invoiceId }) => invoiceId))]
  if (!ids.length) return new Map()
  const invoices = await client.from('invoices').whereIn('id', ids).select('id', 'balance_minor')
  const balances = new Map(invoices.map((row) => [row.id, Number(row.balance_minor)]))
  const rows = await settledOf(ids, client)
  return new Map(
    promises.map((promise) => {
      const receivedMinor = receivedFor(promise, rows)
      const left = balances.get(promise.invoiceId) ?? 0
      return [promise.id, { receivedMinor, status: statusOf(promise, receivedMinor, left) }]
    })
  )
}

/** What receipts have settled of invoices, and what was taken back, in the order it happened. */
export async function settledOf(
  invoiceIds: readonly number[],
  client: QueryClientContract = db.connection()
): Promise<Settled[]> {
  if (!invoiceIds.length) return []
  return client
    .from('invoice_settlements')
    .whereIn('invoice_id', [...invoiceIds])
    .whereNotNull('receipt_id')
    .orderBy('id')
    .select('id', 'invoice_id', 'receipt_id', 'settled_on', 'amount_minor')
}

interface Settled {
  id: number
  invoice_id: number
  receipt_id: number
  settled_on: string
  amount_minor: number | string
}

/** Of each receipt what came until a day, that of the promise unless stated, less what was taken back of it. */
export function receivedFor(
  promise: PaymentPromise,
  rows: readonly Settled[],
  last = promise.dueOn
): number {
  const { invoiceId, afterSettlementId } = promise
  const later = rows.filter((row) => row.invoice_id === invoiceId && row.id > afterSettlementId)
  const byReceipt = new Map<number, number>()
  for (const { receipt_id: receipt, settled_on: day, amount_minor: amount } of later) {
    const known = byReceipt.get(receipt)
    if (Number(amount) > 0 && day <= last) byReceipt.set(receipt, (known ?? 0) + Number(amount))
    if (Number(amount) < 0 && known) byReceipt.set(receipt, Math.max(0, known + Number(amount)))
  }
  return [...byReceipt.values()].reduce((sum, amount) => sum + amount, 0)
}

function statusOf(promise: PaymentPromise, receivedMinor: number, left: number): PromiseStatus {
  if (promise.cancelledOn) return 'cancelled'
  if (receivedMinor >= promise.amountMinor) return 'kept'
  // credited or written off: nothing is left that could be paid
  if (left === 0 && receivedMinor === 0) return 'superseded'
  return promise.dueOn >= today() ? 'pending' : 'broken'
}
