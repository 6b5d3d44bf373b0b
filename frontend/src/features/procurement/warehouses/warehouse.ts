export const WAREHOUSES = 'procurement.warehouses'

export interface Warehouse {
  id: number
  version: number
  code: string
  name: string
  nameAr: string | null
  location: string | null
  projectId: number | null
  active: boolean
  bins: string[]
  can: Record<string, boolean>
}

export const warehousePath = ({ id }: { id: number | string }): string =>
  `/procurement/warehouses/${id}`
