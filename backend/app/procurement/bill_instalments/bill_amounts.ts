/** A bill's amounts in minor units. */
export interface BillAmounts {
  totalMinor: number
  /** What was credited of it, VAT included. */
  creditedMinor: number
  /** What it recovers of advances. */
  advanceMinor: number
  /** Held back when the bill was recorded. */
  retentionMinor: number
  /** All that was paid, retention included. */
  paidMinor: number
  /** What discounts for paying early have settled. */
  discountMinor: number
  /** What of the retention has been paid out. */
  retentionPaidMinor: number
}

/** What is to be paid of a bill by its instalments: retention and what was advanced have their own way. */
export const payableOf = (bill: BillAmounts) =>
  bill.totalMinor - bill.creditedMinor - bill.advanceMinor - bill.retentionMinor

/** What of it is settled, retention aside. */
export const settledOf = (bill: BillAmounts) =>
  bill.paidMinor - bill.retentionPaidMinor + bill.discountMinor

/** The amounts of a row of `purchase_bills`. */
export const amountsOf = (row: Record<string, unknown>): BillAmounts => ({
  totalMinor: Number(row.total_minor),
  creditedMinor: Number(row.credited_minor),
  advanceMinor: Number(row.advance_minor),
  retentionMinor: Number(row.retention_minor),
  paidMinor: Number(row.paid_minor),
  discountMinor: Number(row.discount_minor),
  retentionPaidMinor: Number(row.retention_paid_minor),
})
