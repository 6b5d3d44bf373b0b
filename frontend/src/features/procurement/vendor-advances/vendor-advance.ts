import type { Schema } from '../../../api/types'

export const VENDOR_ADVANCES = 'procurement.vendor_advances'

export const STATUSES = ['submitted', 'approved', 'paid', 'rejected', 'cancelled'] as const

/** An order as far as advances on it are concerned. */
export type AdvancedOrder = Pick<
  Schema<'PurchaseOrderDetail'>,
  'id' | 'version' | 'currency' | 'vendorId'
>

export type VendorAdvanceRow = Schema<'VendorAdvanceRow'>
export type VendorAdvance = Schema<'VendorAdvance'>

export const advancePath = ({ id }: { id: number | string }): string =>
  `/procurement/vendor-advances/${id}`
