import type { Schema } from '../../../api/types'

export const PURCHASE_ORDERS = 'procurement.purchase_orders'

export const STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'cancelled',
  'sent',
  'partially_received',
  'received',
  'closed',
] as const

/** A row of the list; a record has its lines, charges and approval besides. */
export type PurchaseOrderRow = Schema<'PurchaseOrder'>
export type PurchaseOrder = Schema<'PurchaseOrderDetail'>
export type PurchaseOrderLine = Schema<'PurchaseOrderLine'>
/** Retention withheld from the bills of an order; `due` is the part owed today. */
export type RetentionHeld = PurchaseOrder['retentionHeld']

/** What applies to the whole order: percent, months, and charges before VAT. */
export type OrderTerms = Pick<
  PurchaseOrder,
  | 'retention'
  | 'warrantyMonths'
  | 'taxBorne'
  | 'penaltyRate'
  | 'penaltyCap'
  | 'freight'
  | 'freightVatCategory'
  | 'freightVatRate'
  | 'otherCharges'
  | 'otherChargesVatCategory'
  | 'otherChargesVatRate'
>

export const orderPath = ({ id }: { id: number | string }): string =>
  `/procurement/purchase-orders/${id}`

export type OrderAction = keyof PurchaseOrder['can']

/** True when the server offers this action on this record. */
export function allows(order: PurchaseOrder, action: OrderAction): boolean {
  return order.allowedActions.includes(action)
}
