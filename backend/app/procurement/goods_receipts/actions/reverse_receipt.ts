import { actsAs, isSelfApproval, type Approver } from '#core/approvals/approver'
import { conflict, forbidden, notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordChange } from '#procurement/purchase_orders/records'
import GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { judgeValue } from '#procurement/stock_movements/approval'
import { noteRelease } from '#procurement/stock_movements/releases'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { reverseMovement } from '#procurement/stock_movements/actions/reverse_movement'
import { materialsOf } from '#procurement/stock_movements/queries/movement_lines'
import { saveProgress } from '#procurement/purchase_orders/actions/save_progress'
import { takeWriteLock } from '#procurement/stock_ledger/levels'
import { inBaseUnits, requireWithProject } from '#procurement/stock_movements/project_balance'

/**
 * Takes a delivery of a locked order back, with its stock.
 * @throws AppError 404; 409 when it was taken back before, its goods are gone, or they are billed;
 *   RECEIPT_SENT_BACK when a part went back to the vendor, RECEIPT_RETURNED when they have come back from the site meanwhile; 403 RECEIPT_NEEDS_APPROVER |
 *   SELF_APPROVAL where one person may not take so much from the books
 */
export async function reverseReceipt(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { receiptId, reason, by }: { receiptId: number; reason: string; by: Approver }
) {
  const receipt = await GoodsReceipt.query({ client: uow.trx })
    .where({ id: receiptId, purchaseOrderId: order.id })
    .forUpdate()
    .preload('lines')
    .first()
  if (!receipt) throw notFound()
  if (receipt.status === 'reversed') throw conflict('CONFLICT')
  if (receipt.lines.some(({ returnedE4 }) => returnedE4 > 0)) throw conflict('RECEIPT_SENT_BACK')
  const before = { ...order.toAudit(), ...receipt.toAudit() }
  for (const { orderLineId, acceptedE4, waitingE4, rejectedE4 } of receipt.lines) {
    const line = order.lines.find(({ id }) => id === orderLineId)!
    line.acceptedE4 -= acceptedE4
    line.waitingE4 -= waitingE4
    line.rejectedE4 -= rejectedE4
    if (line.billedE4 > line.acceptedE4) throw conflict('ALREADY_BILLED')
  }
  if (!receipt.movementId) await requireAtSite(uow, order, receipt)
  else {
    const movement = await lockMovement(uow, receipt.movementId)
    if (movement.status !== 'reversed') {
      const alone = await valueTakenAlone(uow, movement, receipt, by)
      const { id } = await reverseMovement(uow, movement, reason)
      await noteRelease(uow, id, alone)
    }
  }
  receipt.merge({ status: 'reversed', note: reason, updatedBy: uow.actor.id })
  receipt.version++
  await receipt.save()
  await saveProgress(uow, order)
  await recordChange(uow, 'reverse_receipt', order, {
    before,
    after: { ...order.toAudit(), ...receipt.toAudit() },
  })
  return receipt
}

/**
 * What a person takes from the books by their word alone, up to their limits. More than that only
 * someone takes who approves movements and has not booked the delivery in.
 */
async function valueTakenAlone(
  uow: UnitOfWork,
  movement: StockMovement,
  { createdBy }: GoodsReceipt,
  by: Approver
): Promise<number> {
  await takeWriteLock(uow)
  const { valueMinor, reasons } = await judgeValue(uow, movement.valueMinor)
  if (!reasons.length) return valueMinor
  const approvers = actsAs(by).filter(({ abilities }) => abilities.has('stock.approve'))
  if (!approvers.length) throw forbidden('RECEIPT_NEEDS_APPROVER')
  const involved = (one: Approver) => isSelfApproval({ requestedBy: createdBy }, one)
  if (involved(by) || approvers.every(involved)) throw forbidden('SELF_APPROVAL')
  return 0
}

/** What came straight to a project's site may have gone to a store from there. */
async function requireAtSite(uow: UnitOfWork, order: PurchaseOrder, receipt: GoodsReceipt) {
  if (!order.projectId) return
  await takeWriteLock(uow)
  const own = new Map(order.lines.map((line) => [line.id, line]))
  const materials = await materialsOf(
    uow,
    order.lines.flatMap(({ materialId }) => materialId ?? [])
  )
  const goods = receipt.lines.flatMap(({ orderLineId, acceptedE4, batchNo }) => {
    const { materialId, unit: ordered } = own.get(orderLineId)!
    const material = materials.get(materialId ?? 0)
    return material
      ? [
          {
            materialId: material.id,
            quantityE4: inBaseUnits(
              material,
              { unit: ordered, orderedOn: order.orderedOn },
              acceptedE4
            ),
            batchNo,
          },
        ]
      : []
  })
  await requireWithProject(uow, order.projectId, goods, materials, 'RECEIPT_RETURNED')
}
