import type { PurchaseBill } from '../deliveries/bill'

export const VENDOR_BILLS = 'procurement.vendor_bills'

/** A vendor's invoice in the list of all. */
export interface VendorBill {
  id: number
  version: number
  purchaseOrderId: number
  orderNumber: string
  vendorId: number
  vendorName: string
  projectName: string | null
  vendorNumber: string
  billedOn: string
  dueOn: string | null
  currency: string
  status: string
  total: string
  paid: string
  open: string
  /** Retention that is still held. */
  held: string
  overdue: boolean
}

export interface VendorBillDetail extends PurchaseBill {
  order: { id: number; number: string; vendorName: string; projectName: string | null }
  /** The day from which what is held back is owed; null until everything has come. */
  retentionDueOn: string | null
}
