/** A line that goods may come on; no price, since stores read it too. */
export interface ReceivableLine {
  id: number
  description: string
  descriptionAr: string | null
  materialId: number | null
  unit: string | null
  quantity: string
  accepted: string
  outstanding: string
}

/** An order as far as its deliveries are concerned. */
export interface Receivable {
  id: number
  version: number
  number: string
  warehouseId: number | null
  lines: ReceivableLine[]
}

export interface GoodsReceipt {
  id: number
  version: number
  number: string
  receivedOn: string
  deliveryNoteNo: string | null
  warehouseId: number | null
  movementId: number | null
  status: string
  note: string | null
  createdByName: string | null
  lines: {
    id: number
    orderLineId: number
    accepted: string
    rejected: string
    rejectionReason: string | null
  }[]
  /** Addresses of pictures. */
  photos?: string[]
  can: { reverse: boolean; addPhoto?: boolean }
}

export const RECEIPTS = 'procurement.deliveries'
