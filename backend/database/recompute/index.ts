import {
  compareClientAccounts,
  compareLedger,
  compareStockAccount,
  compareVendorAccounts,
} from './books.js'
import { Comparison } from './comparison.js'
import { purchasing } from './orders.js'
import { comparePurchasing } from './payables.js'
import { compareReceivables } from './receivables.js'
import { compareStock } from './stock.js'
import { sum } from './arithmetic.js'

/**
 * Every figure of procurement and commercial, worked out from the documents and beside the portal's, and
 * the accounts of the general ledger that stand for them.
 */
export async function recompute(): Promise<Comparison> {
  const comparison = new Comparison()
  const read = await purchasing()
  await comparePurchasing(read, comparison)
  const { shelves } = await compareStock(read, comparison)
  const { read: invoicing, money } = await compareReceivables(comparison)
  await compareClientAccounts(invoicing, money, comparison)
  await compareVendorAccounts(read, comparison)
  const value = sum([...shelves.values()].map((shelf) => shelf.value + shelf.onWayValue))
  await compareStockAccount(value, comparison)
  await compareLedger(comparison)
  return comparison
}
