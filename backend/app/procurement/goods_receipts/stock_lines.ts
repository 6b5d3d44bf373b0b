import { formatDecimal4 } from '#engines/money/money'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { factorOf, stockedOf } from '#procurement/stock_movements/queries/movement_lines'
import type { NewMovement } from '#procurement/stock_movements/actions/create_movement'
import { unitCostE4 } from '#procurement/purchase_orders/pricing/unit_cost'
import { invalid } from '#core/base/app_error'
import type Material from '#procurement/materials/models/material'
import type { ReceivedLine } from './received_line.js'

type StockLine = NonNullable<NewMovement['lines']>[number]

/**
 * What the store gets of a delivery: materials that are kept in stock, accepted or into quarantine, at their price
 * after discount and before VAT in the firm's currency. Free text and services pass the store by.
 */
export function stockLines(
  order: PurchaseOrder,
  received: ReceivedLine[],
  materials: Map<number, Material>
): StockLine[] {
  const wrong: Record<string, string[]> = {}
  const lines = received.flatMap((one, i) => {
    const material = stockedOf(materials, one.line.materialId)
    if (!material || (!one.acceptedE4 && !one.quarantinedE4)) return []
    const problem = numbersProblem(material, one)
    if (problem) wrong[`lines.${i}.numbers`] = [problem]
    return linesOf(material, order, one)
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return lines
}

/** What is wrong with several numbers on one line; null where they are serial numbers, one a piece. */
function numbersProblem(material: Material, received: ReceivedLine) {
  const { line, acceptedE4, quarantinedE4, serials } = received
  if (!serials.length) return null
  if (material.tracking !== 'serial') return 'oneBatch'
  const inPieces = !line.unit || line.unit === material.unit
  if (acceptedE4 && quarantinedE4) return 'serialsWhole'
  return inPieces && serials.length * 10_000 === acceptedE4 + quarantinedE4 ? null : 'serialCount'
}

function linesOf(material: Material, order: PurchaseOrder, received: ReceivedLine): StockLine[] {
  const { line, acceptedE4, quarantinedE4, batchNo, expiresOn, serials } = received
  const common = {
    materialId: material.id,
    // a unit the material does not know was checked when the order was written
    unit: factorOf(material, line.unit, order.orderedOn) === null ? null : line.unit,
    unitCost: formatDecimal4(unitCostE4(line, order)),
    expiresOn,
  }
  const parts = [
    { stockStatus: 'ok' as const, partE4: acceptedE4 },
    { stockStatus: 'quarantine' as const, partE4: quarantinedE4 },
  ]
  return parts.flatMap(({ stockStatus, partE4 }) => {
    if (!partE4) return []
    const part = { ...common, stockStatus }
    if (!serials.length) return [{ ...part, quantity: formatDecimal4(partE4), batchNo }]
    return serials.map((serial) => ({ ...part, quantity: '1', batchNo: serial }))
  })
}
