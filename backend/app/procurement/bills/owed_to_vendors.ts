import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** What is open of a bill, retention aside; below zero where the vendor owes it. */
const BILL = `total_minor - credited_minor - advance_minor - retention_minor
  - (paid_minor - retention_paid_minor) - discount_minor`
/** As a payment counts it: a bill that waits for its release does not pay for what the vendor owes. */
const OWED = `SUM(CASE WHEN status <> 'blocked' OR ${BILL} < 0
  THEN ${BILL} + retention_minor - retention_paid_minor ELSE 0 END) AS owed`

/**
 * What the firm owes each of these vendors in one currency, in minor units: over all of their bills, less
 * what they owe by credits. Below zero the balance is in the firm's favour.
 */
export async function owedToVendors(
  vendorIds: readonly number[],
  currency: string,
  client: QueryClientContract = db.connection()
): Promise<Map<number, number>> {
  if (!vendorIds.length) return new Map()
  const rows = await client
    .from('purchase_bills')
    .whereIn('vendor_id', [...vendorIds])
    .where('currency', currency)
    .whereNot('status', 'cancelled')
    .groupBy('vendor_id')
    .select('vendor_id', db.raw(OWED))
  return new Map(rows.map((row) => [Number(row.vendor_id), Number(row.owed)]))
}
