import type { VatShare } from '../../../kit/vat/vat-text'
import type { ApprovalStep } from '../../../kit/approval-steps'

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

export interface PurchaseOrderLine {
  id: number
  position: number
  materialId: number | null
  accepted: string
  rejected: string
  billed: string
  outstanding: string
  /** What was ordered at first, where an amendment has changed it. */
  original: string | null
  description: string
  descriptionAr: string | null
  quantity: string
  unit: string | null
  unitPrice: string
  /** Percent off the price, and what one unit costs after it. */
  discount: string
  netPrice: string
  vatCategory: string
  /** Percent. */
  vatRate: string
  net?: string
  vat?: string
  total?: string
}

/** What holds for the whole order: percent, months, and charges before VAT. */
export interface OrderTerms {
  retention: string
  warrantyMonths: number | null
  freight: string
  freightVatCategory: string
  freightVatRate: string
  otherCharges: string
  otherChargesVatCategory: string
  otherChargesVatRate: string
}

/** What is held back of the bills of an order; `due` is what of it is owed today. */
export interface RetentionHeld {
  total: string
  released: string
  held: string
  due: string
  dueOn: string | null
}

/** A purchase order as the API answers it; amounts are decimal strings in major units. */
export interface PurchaseOrder extends Partial<OrderTerms> {
  id: number
  version: number
  number: string
  vendorId: number
  vendorName: string
  projectId: number | null
  projectName: string | null
  orderedOn: string
  requiredOn: string | null
  currency: string
  paymentTermId: number | null
  deliveryLocation: string | null
  warehouseId: number | null
  revision: number
  closeReason: string | null
  /** Percent of the value before VAT. */
  receivedPct: number
  billedPct: number
  paidPct: number
  status: string
  subtotal: string
  vat: string
  total: string
  /** Of the lines alone; on the order's own page, like the rest down to `delivery`. */
  goods?: string
  freightBilled?: string
  otherChargesBilled?: string
  retentionHeld?: RetentionHeld
  vatBreakdown?: VatShare[]
  /** Where the goods go, in both languages. */
  delivery?: { en: string | null; ar: string | null }
  terms: string | null
  notes: string | null
  rejectionReason: string | null
  cancelReason: string | null
  lines?: PurchaseOrderLine[]
  /** The purchase request whose award it was drafted from. */
  request?: { id: number; number: string } | null
  approval?: { status: string; steps: ApprovalStep[] } | null
  createdAt: string
  can: Record<string, boolean>
  allowedActions?: string[]
}

export const orderPath = ({ id }: { id: number | string }): string =>
  `/procurement/purchase-orders/${id}`

/** True when the server offers this action on this record. */
export function allows(order: PurchaseOrder, action: string): boolean {
  return order.allowedActions?.includes(action) ?? order.can[action] ?? false
}
