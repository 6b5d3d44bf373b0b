import type { Schema } from '../../../api/types'

export const MOVEMENTS = 'procurement.stock_movements'

/** A row of the list; a record has its lines besides. */
export type StockMovementRow = Schema<'StockMovement'>
export type StockMovement = Schema<'StockMovementDetail'>
export type MovementLine = Schema<'StockMovementLine'>

export const movementPath = ({ id }: { id: number | string }): string =>
  `/procurement/movements/${id}`
