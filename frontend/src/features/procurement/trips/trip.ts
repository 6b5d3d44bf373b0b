export const TRIPS = 'procurement.trips'

export interface TripCargo {
  id: number
  orderLineId: number | null
  description: string
  descriptionAr?: string | null
  unit: string | null
  quantity: string
  delivered: string | null
  rejected: string | null
  rejectionReason: string | null
}

/** A trip as the API answers it; what its page alone shows is optional. */
export interface Trip {
  id: number
  version: number
  number: string
  type: string
  status: string
  priority: string
  carrier: string
  vehicle: string
  driver: string
  driverPhone: string | null
  waybillNo: string | null
  purchaseOrderId: number | null
  movementId: number | null
  warehouseId: number | null
  projectId: number | null
  note: string | null
  reason: string | null
  podName: string | null
  open: boolean
  late: boolean
  plannedStartAt: string
  plannedEndAt: string
  startedAt: string | null
  endedAt: string | null
  nextStatuses: string[]
  orderNumber?: string | null
  movementNumber?: string | null
  projectName?: string | null
  warehouseName?: string | null
  podSignature?: string | null
  podAt?: string | null
  podPhotoUrl?: string | null
  receiptId?: number | null
  awaitsReceipt?: boolean
  stops?: { id: number; place: string; contact: string | null; plannedAt: string | null }[]
  cargo?: TripCargo[]
  events?: {
    id: number
    status: string
    note: string | null
    happenedAt: string
    createdByName: string | null
  }[]
  can: Record<string, boolean>
}

export const tripPath = ({ id }: { id: number | string }): string =>
  `/procurement/track-transportation/${id}`
