import { conflict } from '#core/base/app_error'
import { formatDecimal4 } from '#engines/money/money'
import type StockLevel from './stock_level.js'
import { localizedName, localizedUnit } from '#procurement/shared/localized_names'

/** The error for an issue without enough stock; states how much there is. */
export function shortage(level: StockLevel, availableE4: number) {
  const available = formatDecimal4(Math.max(0, availableE4))
  const warehouse = localizedName(level.warehouseName, level.warehouseNameAr)
  const unit = localizedUnit(level.unit)
  return conflict('NO_STOCK', {
    params: { material: level.materialCode, warehouse, available, unit },
    details: { materialId: level.materialId, available },
  })
}
