import type { Schema } from '../../../api/types'

export const STOCK_LEVELS = 'procurement.stock_levels'

export type StockLevel = Schema<'StockLevel'>

export const levelPath = ({ id }: { id: number | string }): string => `/procurement/inventory/${id}`
