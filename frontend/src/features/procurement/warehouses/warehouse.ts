import type { Schema } from '../../../api/types'

export const WAREHOUSES = 'procurement.warehouses'

export type Warehouse = Schema<'Warehouse'>

export const warehousePath = ({ id }: { id: number | string }): string =>
  `/procurement/warehouses/${id}`
