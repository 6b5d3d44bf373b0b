import { compare, sum } from '../../../kit/decimal'
import type { ReceivableLine } from './receipt'

export const BILLS = 'procurement.bills'

export interface BillableLine extends ReceivableLine {
  billed: string
  /** After discount. */
  netPrice: string
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
  total: string
  paid: string
  open: string
  lines: {
    id: number
    orderLineId: number
    match: string
    quantity: string
    unitPrice: string
    net: string
    over: string
    priceVariance: string
  }[]
  can: { release: boolean; cancel: boolean; pay: boolean }
}

/** What has been accepted of a line and is on no bill yet. */
export function leftToBill({
  accepted,
  billed,
}: Pick<BillableLine, 'accepted' | 'billed'>): string {
  const left = sum([accepted, `-${billed}`], 4)
  return compare(left, '0') > 0 ? left.replace(/\.?0+$/, '') : '0'
}
