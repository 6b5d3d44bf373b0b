import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Receipt from './receipt.js'

/** An invoice that a receipt has paid, or a part of it. */
export interface AllocationView {
  id: number
  invoiceId: number
  number: string
  settledOn: string
  amount: string
}

export async function allocationsOf(
  receipt: Receipt,
  client: QueryClientContract = db.connection()
): Promise<AllocationView[]> {
  const rows = await client
    .from('invoice_settlements as s')
    .join('invoices as i', 'i.id', 's.invoice_id')
    .where('s.receipt_id', receipt.id)
    .orderBy('s.id')
    .select('s.id', 's.invoice_id', 's.amount_minor', 's.settled_on', 'i.number')
  return rows.map((row) => ({
    id: row.id,
    invoiceId: row.invoice_id,
    number: row.number,
    settledOn: row.settled_on,
    amount: receipt.money(Number(row.amount_minor)),
  }))
}
