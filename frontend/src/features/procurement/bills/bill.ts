import type { Schema } from '../../../api/types'
import { compare, sum } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'

export const BILLS = 'procurement.bills'

type Order = Schema<'PurchaseOrderDetail'>
type BillableFields = Schema<'BillableOrder'>

/** A line with what was ordered, accepted and billed of it; its price only for viewers of the order. */
export type BillableLine = BillableFields['lines'][number] &
  Partial<Pick<Schema<'PurchaseOrderLine'>, 'netPrice'>>

/** An order as far as its bills are concerned; charges only for viewers of the order. */
export type BillableOrder = Omit<BillableFields, 'lines' | 'vendorId' | 'vendorName'> &
  Partial<Pick<BillableFields, 'vendorId'>> &
  Partial<Pick<Order, 'freight' | 'otherCharges' | 'freightBilled' | 'otherChargesBilled'>> & {
    lines: BillableLine[]
    retentionHeld?: { dueOn: string | null }
  }

export type OrderBill = Schema<'OrderBill'>
export type BillPayment = OrderBill['payments'][number]
export type BillInstalment = OrderBill['instalments'][number]
export type DiscountOffer = OrderBill['discountOffers'][number]

/** An instalment as it is typed from an invoice. */
export interface StatedInstalment {
  amount: string
  dueOn: string | null
  discount: string
  discountUntil: string | null
}

/** The offers that hold on a day: of those that settle the same, the one whose day comes next. */
export function offersOn(offers: DiscountOffer[], paidOn: string): DiscountOffer[] {
  const first = new Map<string, DiscountOffer>()
  for (const offer of offers.toSorted((a, b) => a.until.localeCompare(b.until))) {
    const settled = sum([offer.amount, offer.discount], 3)
    if (offer.until >= paidOn && !first.has(settled)) first.set(settled, offer)
  }
  return [...first.values()]
}

/** What vendors charge beside the goods. */
export const CHARGE_KINDS = ['freight', 'customs', 'insurance', 'handling', 'other'] as const

/** A charge as it is typed from an invoice; without a category it has the VAT that was ordered. */
export interface BilledCharge {
  kind: (typeof CHARGE_KINDS)[number]
  description?: string
  amount: string
  vatCategory?: string
  /** Null where it bears no withholding tax; undefined where no one has chosen. */
  withholdingKindId?: number | null
}

/** A vendor's invoice in the list of all. */
export type VendorBill = Schema<'VendorBill'>

export type VendorBillDetail = Schema<'VendorBillDetail'>

/** What has been accepted of a line and is on no bill yet. */
export function leftToBill({
  accepted,
  billed,
}: Pick<BillableLine, 'accepted' | 'billed'>): string {
  const left = sum([accepted, `-${billed}`], 4)
  return compare(left, '0') > 0 ? left.replace(/\.?0+$/, '') : '0'
}

/** The charges of an order that aren't billed yet; nothing where none is left. */
export function leftCharges(order: BillableOrder) {
  const left = (agreed = '0', billed = '0') => {
    const rest = sum([agreed, `-${billed}`], exponentOf(order.currency))
    return compare(rest, '0') > 0 ? rest : ''
  }
  const charges: BilledCharge[] = [
    { kind: 'freight', amount: left(order.freight, order.freightBilled) },
    { kind: 'other', amount: left(order.otherCharges, order.otherChargesBilled) },
  ]
  return charges.filter(({ amount }) => amount !== '')
}
