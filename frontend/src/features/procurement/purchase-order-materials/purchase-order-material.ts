import type { Schema } from '../../../api/types'

export const PURCHASE_ORDER_MATERIALS = 'procurement.purchase_order_materials'

/** One line of one order, without its price. */
export type PurchaseOrderMaterial = Schema<'PurchaseOrderMaterial'>
