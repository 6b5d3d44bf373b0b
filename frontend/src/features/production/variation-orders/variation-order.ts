import type { Schema } from '../../../api/types'

export const VARIATION_ORDERS = 'production.variation_orders'

export const STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'cancelled'] as const

export type VariationOrderRow = Schema<'VariationOrderRow'>
export type VariationOrder = Schema<'VariationOrder'>

export const variationPath = ({ id }: { id: number | string }): string =>
  `/production/variation-orders/${id}`
