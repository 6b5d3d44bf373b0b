import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/exceptions/app_error'
import { formatDecimal4 } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { createPurchaseOrder } from '#procurement/actions/save_purchase_order'
import Material from '#procurement/models/material'
import StockLevel from '#procurement/models/stock_level'
import type { reorderValidator } from '#procurement/validators/reorder'

/**
 * Drafts an order of one vendor for what one store is short of, at the prices paid last.
 * @throws AppError 422 on a level that does not exist or lies in another store
 */
export async function orderShortages(
  unit: Unit,
  { vendorId, warehouseId, lines }: Infer<typeof reorderValidator>
) {
  const ids = lines.map(({ levelId }) => levelId)
  const levels = await StockLevel.query({ client: unit.trx }).whereIn('id', ids)
  const levelOf = new Map(levels.map((level) => [level.id, level]))
  const wrong: Record<string, string[]> = {}
  lines.forEach(({ levelId }, i) => {
    if (levelOf.get(levelId)?.warehouseId !== warehouseId) wrong[`lines.${i}.levelId`] = ['absent']
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  const materials = await Material.query({ client: unit.trx }).whereIn('id', levels.map(({ materialId }) => materialId)) // prettier-ignore
  const materialOf = new Map(materials.map((material) => [material.id, material]))
  return createPurchaseOrder(unit, {
    vendorId,
    warehouseId,
    lines: lines.map(({ levelId, quantity }) => {
      const material = materialOf.get(levelOf.get(levelId)!.materialId)!
      return {
        materialId: material.id,
        description: material.name,
        descriptionAr: material.nameAr,
        quantity,
        unit: material.unit,
        unitPrice: formatDecimal4(material.lastPriceE4 ?? 0),
      }
    }),
  })
}
