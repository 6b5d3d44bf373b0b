import { formatDecimal4 } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { factorOf, materialsOf } from '#procurement/stock_movements/queries/movement_lines'
import type { NewMovement } from '#procurement/stock_movements/actions/create_movement'
import { unitCostE4 } from '#procurement/purchase_orders/pricing/unit_cost'
import type { ReceivedLine } from './received_line.js'

type StockLine = NonNullable<NewMovement['lines']>[number]

/**
 * What the store gets of a delivery: accepted materials that are kept in stock, at their price
 * after discount and before VAT in the firm's currency. Free text and services pass the store by.
 */
export async function stockLines(
  uow: UnitOfWork,
  order: PurchaseOrder,
  received: ReceivedLine[]
): Promise<StockLine[]> {
  const ids = received.flatMap(({ line }) => line.materialId ?? [])
  const materials = await materialsOf(uow, ids)
  return received.flatMap(({ line, acceptedE4, batchNo, expiresOn }) => {
    const material = line.materialId ? materials.get(line.materialId) : undefined
    if (!material || material.kind === 'service' || !acceptedE4) return []
    return {
      materialId: material.id,
      quantity: formatDecimal4(acceptedE4),
      // a unit the material does not know was checked when the order was written
      unit: factorOf(material, line.unit, order.orderedOn) === null ? null : line.unit,
      unitCost: formatDecimal4(unitCostE4(line, order.currency)),
      batchNo,
      expiresOn,
    }
  })
}
