import type { Schema } from '../../../api/types'

export const VAT_ADJUSTMENTS = 'finance.vat_adjustments'

export const STATUSES = ['submitted', 'approved', 'rejected', 'cancelled'] as const

export type VatAdjustmentRow = Schema<'VatAdjustmentRow'>
export type VatAdjustment = Schema<'VatAdjustment'>
export type ClaimableDebt = Schema<'ClaimableDebt'>

export const adjustmentPath = ({ id }: { id: number | string }): string =>
  `/finance/vat-adjustments/${id}`
