export const STOCK_LEVELS = 'procurement.stock_levels'

/** What one store holds of one material; values in the firm's currency. */
export interface StockLevel {
  id: number
  version: number
  materialId: number
  warehouseId: number
  materialCode: string
  materialName: string
  materialNameAr: string | null
  category: string
  unit: string
  warehouseName: string
  warehouseNameAr: string | null
  bin: string | null
  belowReorder: boolean
  onHand: string
  inTransit: string
  value: string
  currency: string
  averageCost: string | null
  reorderLevel: string
  reorderQuantity: string
  can: Record<string, boolean>
}

export const levelPath = ({ id }: { id: number | string }): string => `/procurement/inventory/${id}`
