export const PURCHASE_ORDER_CREATED = 'procurement.purchase_order_created'
export const PURCHASE_ORDER_SUBMITTED = 'procurement.purchase_order_submitted'
export const PURCHASE_ORDER_APPROVED = 'procurement.purchase_order_approved'
export const PURCHASE_ORDER_REJECTED = 'procurement.purchase_order_rejected'
export const PURCHASE_ORDER_CANCELLED = 'procurement.purchase_order_cancelled'

/** Vendors deliver on other days than was known before. */
export const DELIVERIES_PROMISED = 'procurement.deliveries_promised'

export interface DeliveriesPromised {
  purchaseOrderId: number
  number: string
  projectId: number | null
  lines: { lineId: number; from: string | null; to: string | null }[]
}

/** What other departments learn about an order. */
export interface PurchaseOrderEvent {
  purchaseOrderId: number
  number: string
  vendorId: number
  vendorName: string
  projectId: number | null
  /** Decimal string in major units of `currency`. */
  total: string
  currency: string
  createdBy: number | null
  /** Of a rejection or a cancellation. */
  reason: string | null
}
