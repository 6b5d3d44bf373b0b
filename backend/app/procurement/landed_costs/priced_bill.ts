/** What of a bill changes the cost of goods. */
export interface PricedBill {
  id: number
  purchaseOrderId: number
  vendorNumber: string
  status: string
  lines: {
    orderLineId: number
    quantityE4: number
    netMinor: number
    creditedE4: number
    creditedNetMinor: number
  }[]
}

/** The states in which a bill changes the cost of goods. */
export const COUNTS = new Set(['matched', 'released'])
