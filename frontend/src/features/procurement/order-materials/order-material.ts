export const ORDER_MATERIALS = 'procurement.order_materials'

/** One line of one order, without its price. */
export interface OrderMaterial {
  id: number
  purchaseOrderId: number
  number: string
  orderVersion: number
  position: number
  vendorName: string
  projectName: string | null
  materialId: number | null
  description: string
  descriptionAr: string | null
  unit: string | null
  requiredOn: string | null
  status: string
  warehouseId: number | null
  quantity: string
  accepted: string
  rejected: string
  outstanding: string
  late: boolean
}
