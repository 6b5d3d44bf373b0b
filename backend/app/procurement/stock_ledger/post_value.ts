import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { insertRow } from './post_entry.js'
import type StockLevel from './stock_level.js'

interface Value {
  movementId: number
  lineId: number
  level: StockLevel
  /** In the store, on its way to it, or consumed: that is not part of what the level holds. */
  place: 'store' | 'transit' | 'consumed'
  postedOn: string
  /** Signed, in minor units. */
  valueMinor: number
  /** Under first-in-first-out the entry whose layer it changes. */
  layerOf?: number
}

/**
 * Writes a row of the ledger that changes a value and no quantity; the caller has locked the level and
 * saves it.
 * @returns the row's id
 * @throws AppError 409 REVERSAL_BLOCKED when it would leave less than no value, or value without goods
 */
export async function postValue(uow: UnitOfWork, value: Value): Promise<number> {
  const { level, place, valueMinor, layerOf } = value
  const [balanceE4, before] =
    place === 'store'
      ? [level.onHandE4, level.valueMinor]
      : place === 'transit'
        ? [level.inTransitE4, level.transitValueMinor]
        : [0, 0]
  const balanceValue = place === 'consumed' ? 0 : before + valueMinor
  if (balanceValue < 0 || (balanceE4 === 0 && balanceValue !== 0))
    throw conflict('REVERSAL_BLOCKED')
  if (place === 'store') level.valueMinor = balanceValue
  if (place === 'transit') level.transitValueMinor = balanceValue
  if (layerOf !== undefined)
    await uow.trx
      .from('stock_layers')
      .where({ level_id: level.id, ledger_id: layerOf })
      .increment('value_minor', valueMinor)
  return insertRow(
    uow,
    { ...value, quantityE4: 0, fifo: false },
    { valueMinor, balanceE4, balanceValue }
  )
}
