import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { formatDecimal4 } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { createPurchaseOrder } from '#procurement/purchase_orders/actions/save_purchase_order'
import Material from '#procurement/materials/models/material'
import StockLevel from '#procurement/stock_ledger/stock_level'
import type { reorderValidator } from './validator.js'

/**
 * Drafts an order of one vendor for what one store is short of, at the prices paid last.
 * @throws AppError 422 on a level that does not exist or lies in another store
 */
export async function orderShortages(
  uow: UnitOfWork,
  { vendorId, warehouseId, lines }: Infer<typeof reorderValidator>
) {
  const ids = lines.map(({ levelId }) => levelId)
  const levels = await StockLevel.query({ client: uow.trx }).whereIn('id', ids)
  const levelOf = new Map(levels.map((level) => [level.id, level]))
  const wrong: Record<string, string[]> = {}
  lines.forEach(({ levelId }, i) => {
    if (levelOf.get(levelId)?.warehouseId !== warehouseId) wrong[`lines.${i}.levelId`] = ['absent']
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  const materials = await Material.query({ client: uow.trx }).whereIn(
    'id',
    levels.map(({ materialId }) => materialId)
  )
  const materialOf = new Map(materials.map((material) => [material.id, material]))
  return createPurchaseOrder(uow, {
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
