import { conflict, notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { recordChange } from '#procurement/actions/purchase_order_records'
import GoodsReceipt from '#procurement/models/goods_receipt'
import type PurchaseOrder from '#procurement/models/purchase_order'
import { lockMovement } from '#procurement/movements/find_movement'
import { reverseMovement } from '#procurement/movements/reverse_movement'
import { materialsOf } from '#procurement/movements/movement_lines'
import { saveProgress } from '#procurement/receiving/save_progress'
import { takeTurn } from '#procurement/stock/levels'
import { inBaseUnits, requireWithProject } from '#procurement/stock/project_balance'

/**
 * Takes a delivery of a locked order back, with its stock.
 * @throws AppError 404; 409 when it was taken back before, its goods are gone, or they are billed;
 *   RECEIPT_RETURNED when they have come back from the site meanwhile
 */
export async function reverseReceipt(
  unit: Unit,
  order: PurchaseOrder,
  receiptId: number,
  reason: string
) {
  const receipt = await GoodsReceipt.query({ client: unit.trx })
    .where({ id: receiptId, purchaseOrderId: order.id })
    .forUpdate()
    .preload('lines')
    .first()
  if (!receipt) throw notFound()
  if (receipt.status === 'reversed') throw conflict('CONFLICT')
  const before = { ...order.toAudit(), ...receipt.toAudit() }
  for (const { orderLineId, acceptedE4, rejectedE4 } of receipt.lines) {
    const line = order.lines.find(({ id }) => id === orderLineId)!
    line.acceptedE4 -= acceptedE4
    line.rejectedE4 -= rejectedE4
    if (line.billedE4 > line.acceptedE4) throw conflict('ALREADY_BILLED')
  }
  if (!receipt.movementId) await requireAtSite(unit, order, receipt)
  else {
    const movement = await lockMovement(unit, receipt.movementId)
    if (movement.status !== 'reversed') await reverseMovement(unit, movement, reason)
  }
  receipt.merge({ status: 'reversed', note: reason, updatedBy: unit.actor.id })
  receipt.version++
  await receipt.save()
  await saveProgress(unit, order)
  await recordChange(unit, 'reverse_receipt', order, { before, after: { ...order.toAudit(), ...receipt.toAudit() } }) // prettier-ignore
  return receipt
}

/** What came straight to a project's site may have gone to a store from there. */
async function requireAtSite(unit: Unit, order: PurchaseOrder, receipt: GoodsReceipt) {
  if (!order.projectId) return
  await takeTurn(unit)
  const own = new Map(order.lines.map((line) => [line.id, line]))
  const materials = await materialsOf(unit, order.lines.flatMap(({ materialId }) => materialId ?? [])) // prettier-ignore
  const goods = receipt.lines.flatMap(({ orderLineId, acceptedE4, batchNo }) => {
    const { materialId, unit: ordered } = own.get(orderLineId)!
    const material = materials.get(materialId ?? 0)
    return material ? [{ materialId: material.id, quantityE4: inBaseUnits(material, ordered, acceptedE4), batchNo }] : [] // prettier-ignore
  })
  await requireWithProject(unit, order.projectId, goods, materials, 'RECEIPT_RETURNED')
}
