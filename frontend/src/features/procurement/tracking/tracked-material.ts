export const TRACKING = 'procurement.tracking'

export interface TrackedStage {
  stage: string
  quantity: string
  on: string | null
  days: number | null
}

/** The way of one material line from the request to the wall. */
export interface TrackedMaterial {
  id: number
  purchaseOrderId: number
  number: string
  position: number
  vendorName: string
  projectName: string | null
  description: string
  descriptionAr: string | null
  unit: string | null
  requiredOn: string | null
  status: string
  quantity: string
  current: string
  stuckDays: number | null
  late: boolean
  stages: TrackedStage[]
}
