import { conflict } from '#core/exceptions/app_error'
import { formatDecimal4 } from '#core/money/money'
import type StockLevel from '#procurement/models/stock_level'
import { inReadersLanguage, unitForReader } from '#procurement/queries/reader_names'

/** The refusal of an issue for want of stock; tells how much there is. */
export function shortage(level: StockLevel, availableE4: number) {
  const available = formatDecimal4(Math.max(0, availableE4))
  const warehouse = inReadersLanguage(level.warehouseName, level.warehouseNameAr)
  const unit = unitForReader(level.unit)
  return conflict('NO_STOCK', {
    params: { material: level.materialCode, warehouse, available, unit },
    details: { materialId: level.materialId, available },
  })
}
