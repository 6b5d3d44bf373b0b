import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import { waitingLines, type WaitingLine } from '#procurement/goods_receipts/waiting_goods'
import { lockOrders } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { saveProgress } from '#procurement/purchase_orders/actions/save_progress'
import { requireOtherThanMaker } from '#procurement/purchase_orders/duties'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { recordChange } from '#procurement/purchase_orders/records'
import { shareOf } from '#procurement/stock_ledger/balance'
import { batchKey } from '#procurement/stock_ledger/batch_key'
import type StockLevel from '#procurement/stock_ledger/stock_level'

interface Inspected {
  batchNo: string
  quantityE4: number
}

/** Locks the orders whose goods may be released, before the stock: as who receives goods does. */
export async function lockWaitingOrders(
  uow: UnitOfWork,
  materialId: number,
  batchNo: string
): Promise<Map<number, PurchaseOrder>> {
  const lines = await waitingLines(uow, materialId, batchNo, { lock: false })
  return lockOrders(
    uow,
    lines.map(({ orderId }) => orderId)
  )
}

/**
 * Held goods that were released are accepted on the orders that they came for: the deliveries to this
 * store first, the earliest of them before the others. Goods that were put aside later were accepted
 * already and are released first. To be called before the level's holds change.
 * @throws AppError 403 OWN_ORDER_RECEIPT for who made or approved an order
 */
export async function acceptInspected(
  uow: UnitOfWork,
  level: StockLevel,
  { batchNo, quantityE4 }: Inspected,
  orders: Map<number, PurchaseOrder>
) {
  const waiting = await waitingLines(uow, level.materialId, batchNo)
  const waitingE4 = waiting.reduce((sum, line) => sum + line.waitingBaseE4, 0)
  const acceptedBefore = (await heldOfAll(uow, level.materialId, batchNo)) - waitingE4
  let openE4 = quantityE4 - Math.max(0, acceptedBefore)
  const isHere = ({ warehouseId }: WaitingLine) => warehouseId === level.warehouseId
  const inOrder = [...waiting.filter(isHere), ...waiting.filter((line) => !isHere(line))]
  const before = new Map([...orders].map(([id, order]) => [id, order.toAudit()]))
  const changed = new Map<number, string[]>()
  for (const line of inOrder) {
    const partE4 = Math.min(openE4, line.waitingBaseE4)
    const order = orders.get(line.orderId)
    // what came in this very moment is inspected next
    if (partE4 <= 0 || !order) continue
    openE4 -= partE4
    const accepted = await accept(uow, order, line, partE4)
    changed.set(order.id, [...(changed.get(order.id) ?? []), formatDecimal4(accepted)])
  }
  for (const [id, accepted] of changed) {
    const order = orders.get(id)!
    await requireOtherThanMaker(uow, order, 'OWN_ORDER_RECEIPT')
    await saveProgress(uow, order)
    const after = { ...order.toAudit(), inspected: accepted.join(' + ') }
    await recordChange(uow, 'accept_inspected', order, { before: before.get(id), after })
  }
}

/** @returns what is accepted, in the unit of the order; the last piece takes all that is left */
async function accept(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { id, orderLineId, waitingE4, waitingBaseE4 }: WaitingLine,
  partE4: number
): Promise<number> {
  const acceptedE4 = shareOf(waitingE4, partE4, waitingBaseE4)
  await uow.trx
    .from('goods_receipt_lines')
    .where('id', id)
    .update({
      waiting_e4: waitingE4 - acceptedE4,
      waiting_base_e4: waitingBaseE4 - partE4,
      accepted_e4: uow.trx.raw('accepted_e4 + ?', [acceptedE4]),
    })
  const line = order.lines.find((one) => one.id === orderLineId)!
  line.acceptedE4 += acceptedE4
  line.waitingE4 -= acceptedE4
  return acceptedE4
}

/** What all stores hold of a material, or of a batch or serial number of it, and what is on its way. */
async function heldOfAll(uow: UnitOfWork, materialId: number, batchNo: string): Promise<number> {
  const key = batchNo && batchKey(batchNo)
  const held = await uow.trx
    .from('stock_holds as h')
    .join('stock_levels as s', 's.id', 'h.level_id')
    .where({ 's.material_id': materialId, 'h.batch_no': key })
    .sum('h.quantity_e4 as quantity')
    .forUpdate()
    .first()
  const lines: any[] = await uow.trx
    .from('stock_movement_lines as l')
    .join('stock_movements as m', 'm.id', 'l.movement_id')
    .where({ 'm.type': 'transfer', 'l.material_id': materialId })
    .whereIn('m.status', ['in_transit', 'submitted'])
    .whereNull('m.reversal_of_id')
    .whereNot('l.stock_status', 'ok')
    .select('l.batch_no', 'l.quantity_e4')
    .forUpdate()
  const onWay = lines.filter((line) => (line.batch_no && batchKey(line.batch_no)) === key)
  return onWay.reduce((sum, line) => sum + Number(line.quantity_e4), Number(held?.quantity ?? 0))
}
