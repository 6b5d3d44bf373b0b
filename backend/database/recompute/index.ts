import { Comparison } from './comparison.js'
import { purchasing } from './orders.js'
import { comparePurchasing } from './payables.js'
import { compareReceivables } from './receivables.js'
import { compareStock } from './stock.js'

/** Every figure of procurement and commercial, worked out from the documents and beside the portal's. */
export async function recompute(): Promise<Comparison> {
  const comparison = new Comparison()
  const read = await purchasing()
  await comparePurchasing(read, comparison)
  await compareStock(read, comparison)
  await compareReceivables(comparison)
  return comparison
}
