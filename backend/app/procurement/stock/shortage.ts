import { conflict } from '#core/exceptions/app_error'
import { formatDecimal4 } from '#core/money/money'
import type StockLevel from '#procurement/models/stock_level'

/** The refusal of an issue for want of stock; tells how much there is. */
export function shortage(level: StockLevel, availableE4: number) {
  const available = formatDecimal4(Math.max(0, availableE4))
  const { materialCode: material, warehouseName: warehouse, unit } = level
  return conflict('NO_STOCK', {
    params: { material, warehouse, available, unit },
    details: { materialId: level.materialId, available },
  })
}
