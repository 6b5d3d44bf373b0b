import type { ApprovalStep } from '../../../kit/approval-steps'

export const MOVEMENTS = 'procurement.stock_movements'

export interface MovementLine {
  id: number
  position: number
  materialId: number
  materialCode: string
  materialName: string
  materialNameAr: string | null
  unit: string
  baseUnit: string
  entered: string
  quantity: string
  unitCost: string | null
  value: string
  batchNo: string | null
  received: string | null
  expected: string | null
  counted: string | null
}

export interface StockMovement {
  id: number
  version: number
  number: string
  type: string
  status: string
  movedOn: string
  warehouseId: number
  warehouseName: string
  warehouseNameAr: string | null
  toWarehouseName: string | null
  toWarehouseNameAr: string | null
  projectId: number | null
  projectName: string | null
  reason: string | null
  handedTo: string | null
  sourceType: string | null
  sourceId: number | null
  sourceNumber: string | null
  reversalOfId: number | null
  reversalOfNumber?: string | null
  rejectionReason: string | null
  createdByName: string | null
  postedByName: string | null
  receivedByName: string | null
  postedAt: string | null
  receivedAt: string | null
  value: string
  currency: string
  lines?: MovementLine[]
  approval?: { status: string; steps: ApprovalStep[] } | null
  can: Record<string, boolean>
}

export const movementPath = ({ id }: { id: number | string }): string =>
  `/procurement/movements/${id}`
