import type PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'

/** What came of one line of an order, in ten-thousandths of its unit. */
export interface ReceivedLine {
  line: PurchaseOrderLine
  acceptedE4: number
  /** Into quarantine: accepted once it is released. */
  quarantinedE4: number
  rejectedE4: number
  rejectionReason: string | null
  batchNo: string | null
  expiresOn: string | null
  /** Of several pieces with numbers of their own. */
  serials: string[]
}
