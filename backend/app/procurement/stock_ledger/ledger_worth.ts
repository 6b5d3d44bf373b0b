import { lineTotalMinor } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { costOf, shareOf } from './balance.js'
import { queueOf } from './layers.js'
import type StockLevel from './stock_level.js'

interface Valued {
  valuation: string
  lastPriceE4: number | null
}

/**
 * What the ledger itself says a quantity is worth, in minor units, whatever anybody states: what
 * leaves costs what its layers or its average say; what comes in is worth the average of what lies
 * there; else what was last paid. Null where nothing of that is known, and where it is nothing.
 * @param quantityE4 signed, in base units
 */
export async function ledgerWorth(
  uow: UnitOfWork,
  level: StockLevel | undefined,
  material: Valued,
  quantityE4: number
): Promise<number | null> {
  const sizeE4 = Math.abs(quantityE4)
  const shelf = level && level.onHandE4 > 0 ? await shelfWorth(uow, level, material, quantityE4) : 0
  if (shelf > 0) return shelf
  return lineTotalMinor(sizeE4, material.lastPriceE4 ?? 0, STOCK_CURRENCY) || null
}

async function shelfWorth(
  uow: UnitOfWork,
  level: StockLevel,
  { valuation }: Valued,
  quantityE4: number
): Promise<number> {
  const sizeE4 = Math.abs(quantityE4)
  const average = shareOf(level.valueMinor, sizeE4, level.onHandE4)
  if (quantityE4 > 0 || valuation !== 'fifo' || sizeE4 > level.onHandE4) return average
  const layers = await queueOf(uow, level.id)
  const balance = { quantityE4: level.onHandE4, valueMinor: level.valueMinor, layers }
  return costOf(balance, sizeE4).valueMinor
}
