import type { Schema } from '../../../api/types'

export const VENDOR_CREDITS = 'procurement.vendor_credits'

export const KINDS = ['return', 'credit_note'] as const
export const STATUSES = ['submitted', 'posted', 'rejected', 'cancelled'] as const

export type VendorCreditRow = Schema<'VendorCreditRow'>
export type VendorCredit = Schema<'VendorCredit'>

export const creditPath = ({ id }: { id: number | string }): string =>
  `/procurement/vendor-credits/${id}`
