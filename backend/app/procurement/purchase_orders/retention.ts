import { percentOf } from '#engines/money/money'
import { payableOf, settledOf, type BillAmounts } from '#procurement/bill_instalments/bill_amounts'

/** What a payment settles: the bill itself, or what was held back of it. */
export const PAYMENT_KINDS = ['bill', 'retention'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** What is held back of a bill: a share of its value before VAT, which is due in full. */
export function retentionOf(subtotalMinor: number, retentionBp: number): number {
  return percentOf(subtotalMinor, retentionBp)
}

/**
 * What may still be paid of a bill: at once, and once its retention is released. Below zero where more
 * was paid than is owed since a credit: the vendor owes it.
 */
export function openOf(bill: BillAmounts) {
  return {
    billMinor: payableOf(bill) - settledOf(bill),
    heldMinor: bill.retentionMinor - bill.retentionPaidMinor,
  }
}

/** What may be paid of a bill as this kind of payment. */
export function mostPayable(bill: BillAmounts, kind: PaymentKind): number {
  const { billMinor, heldMinor } = openOf(bill)
  return Math.max(0, kind === 'retention' ? heldMinor : billMinor)
}

/** The amounts of a bill after a payment that `mostPayable` allows. */
export function afterPayment<Bill extends BillAmounts>(
  { paidMinor, retentionPaidMinor }: Bill,
  kind: PaymentKind,
  amountMinor: number
): Pick<BillAmounts, 'paidMinor' | 'retentionPaidMinor'> {
  return {
    paidMinor: paidMinor + amountMinor,
    retentionPaidMinor: retentionPaidMinor + (kind === 'retention' ? amountMinor : 0),
  }
}
