import type { HoldStatus } from './hold_status.js'
import type StockLevel from './stock_level.js'

/** One row of the ledger to be. */
export interface Entry {
  movementId: number
  lineId: number
  level: StockLevel
  /** On the shelf, or dispatched and on its way to it. */
  place: 'store' | 'transit'
  postedOn: string
  /** Signed, in ten-thousandths of the base unit. */
  quantityE4: number
  /** Signed, in minor units; left out where the valuation of the warehouse gives the cost of an issue. */
  valueMinor?: number
  batchNo?: string
  expiresOn?: string | null
  /** As what the goods come or go; goods that are not held unless it is stated. */
  status?: HoldStatus
  /** Why, where the line of the movement says so. */
  note?: string | null
  fifo: boolean
  /** The entry that this one takes back. */
  undoes?: number
}
