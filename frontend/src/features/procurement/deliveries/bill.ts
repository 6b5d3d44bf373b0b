import type { VatShare } from '../../../kit/vat/vat-text'
import { compare, currencyDecimals, sum } from '../../../kit/decimal'

export const BILLS = 'procurement.bills'

export interface BillableLine {
  id: number
  description: string
  descriptionAr: string | null
  unit: string | null
  /** Ordered, accepted over all receipts, and on bills so far. */
  quantity: string
  accepted: string
  billed: string
  /** As ordered; what a bill says nothing else about. */
  vatCategory: string
  /** After discount; known to those whom the order is open to. */
  netPrice?: string
}

/** An order as far as its bills are concerned. */
export interface BillableOrder {
  id: number
  version: number
  number: string
  currency: string
  lines: BillableLine[]
  /** The charges agreed; like prices, only for those whom the order is open to. */
  freight?: string
  otherCharges?: string
  /** What bills have asked for of the charges so far. */
  freightBilled?: string
  otherChargesBilled?: string
  retentionHeld?: { dueOn: string | null }
}

export interface BillPayment {
  id: number
  kind: 'bill' | 'retention'
  paidOn: string
  amount: string
  reference: string | null
  note: string | null
  createdByName: string | null
}

export interface PurchaseBill {
  id: number
  version: number
  vendorNumber: string
  billedOn: string
  dueOn: string | null
  currency: string
  status: string
  releaseReason: string | null
  createdByName: string | null
  releasedByName: string | null
  subtotal: string
  vat: string
  vatBreakdown: VatShare[]
  total: string
  /** Part of the subtotal; `chargesOver` is what of the charges passes the order. */
  freight: string
  otherCharges: string
  chargesOver: string
  /** Numbers of other invoices of the vendor that are much like this one. */
  alike?: string[]
  /** Held back when it was recorded, and what of that is still held. */
  retentionPct: string
  retention: string
  held: string
  paid: string
  /** What may be paid at once: the total less retention and payments. */
  open: string
  payments: BillPayment[]
  lines: {
    id: number
    orderLineId: number
    description: string
    descriptionAr: string | null
    unit: string | null
    match: string
    vatCategory: string
    vatRate: string
    quantity: string
    unitPrice: string
    net: string
    over: string
    priceVariance: string
  }[]
  can: { release: boolean; cancel: boolean; pay: boolean; releaseRetention: boolean }
}

/** What has been accepted of a line and is on no bill yet. */
export function leftToBill({
  accepted,
  billed,
}: Pick<BillableLine, 'accepted' | 'billed'>): string {
  const left = sum([accepted, `-${billed}`], 4)
  return compare(left, '0') > 0 ? left.replace(/\.?0+$/, '') : '0'
}

/** The charges of an order that no bill has asked for yet; nothing where none is left. */
export function leftCharges(order: BillableOrder) {
  const left = (agreed = '0', billed = '0') => {
    const rest = sum([agreed, `-${billed}`], currencyDecimals(order.currency))
    return compare(rest, '0') > 0 ? rest : ''
  }
  return {
    freight: left(order.freight, order.freightBilled),
    otherCharges: left(order.otherCharges, order.otherChargesBilled),
  }
}
