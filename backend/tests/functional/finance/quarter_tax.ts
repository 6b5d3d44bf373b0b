import db from '@adonisjs/lucid/services/db'

/** A riyal has a hundred halalas; a half is rounded away from nothing. */
export const halves = (numerator: bigint, denominator: bigint): bigint => {
  const twice = 2n * (numerator < 0n ? -numerator : numerator) + denominator
  const rounded = twice / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/**
 * The tax of what was paid of a bill of services from abroad: five in a hundred for technical services, of the payment,
 * or of what leaves the payment once it is taken off.
 */
export async function taxOfBill(bill: any): Promise<(paid: bigint) => bigint> {
  const lines = await db
    .from('purchase_bill_lines as l')
    .join('withholding_kinds as k', 'k.id', 'l.withholding_kind_id')
    .where('l.purchase_bill_id', bill.id)
    .select('k.code')
  if (!lines.length) return () => 0n
  if (lines.some(({ code }) => code !== 'technical')) throw new Error('a kind without a rate here')
  return (paid) => halves(paid * 5n, bill.tax_borne ? 95n : 100n)
}
