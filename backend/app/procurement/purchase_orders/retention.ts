import { percentOf } from '#engines/money/money'

/** What a payment settles: the bill itself, or what was held back of it. */
export const PAYMENT_KINDS = ['bill', 'retention'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

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

/** What is held back of a bill: a share of its value before VAT, which is due in full. */
export function retentionOf(subtotalMinor: number, retentionBp: number): number {
  return percentOf(subtotalMinor, retentionBp)
}

/**
 * What may still be paid of a bill: at once, and once its retention is released. Below zero where more
 * was paid than is owed since a credit: the vendor owes it.
 */
export function openOf(bill: BillAmounts) {
  const { totalMinor, creditedMinor, advanceMinor, retentionMinor } = bill
  const { paidMinor, retentionPaidMinor, discountMinor } = bill
  const dueMinor = totalMinor - creditedMinor - advanceMinor - retentionMinor
  return {
    billMinor: dueMinor - discountMinor - (paidMinor - retentionPaidMinor),
    heldMinor: retentionMinor - retentionPaidMinor,
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
