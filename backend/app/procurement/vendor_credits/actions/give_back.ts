import { conflict } from '#core/base/app_error'
import { atFrozenRate } from '#core/exchange_rates/frozen_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'
import type GoodsReceiptLine from '#procurement/goods_receipts/models/goods_receipt_line'
import type Material from '#procurement/materials/models/material'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'
import { chargesOf } from '#procurement/purchase_orders/pricing/order_terms'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { cameOf } from '#procurement/purchase_orders/progress'
import { shareOf } from '#procurement/stock_ledger/balance'
import { createMovement } from '#procurement/stock_movements/actions/create_movement'
import { inBaseUnits, requireWithProject } from '#procurement/stock_movements/project_balance'
import {
  factorOf,
  materialsOf,
  stockedOf,
} from '#procurement/stock_movements/queries/movement_lines'
import type VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
import type VendorCreditLine from '#procurement/vendor_credits/models/vendor_credit_line'

/** Takes the goods out of the delivery, the order and the store. */
export async function giveBack(uow: UnitOfWork, order: PurchaseOrder, credit: VendorCredit) {
  const receipt = await GoodsReceipt.query({ client: uow.trx })
    .where({ id: credit.goodsReceiptId!, status: 'posted' })
    .forUpdate()
    .preload('lines')
    .first()
  if (!receipt) throw conflict('CREDIT_EXCEEDED')
  await takeOut(uow, order, credit, receipt)
  for (const returned of credit.lines) {
    const { receiptLineId, quantityE4 } = returned
    const came = receipt.lines.find(({ id }) => id === receiptLineId)!
    if (quantityE4 > mostReturned(came, returned.stockStatus)) throw conflict('CREDIT_EXCEEDED')
    const line = order.lines.find(({ id }) => id === came.orderLineId)!
    takeOff(came, line, returned)
    await came.useTransaction(uow.trx).save()
    if (!credit.replaced) {
      line.originalE4 ??= line.quantityE4
      // what was delivered beyond the order was never due
      line.quantityE4 = Math.max(cameOf(line), line.quantityE4 - quantityE4)
    }
  }
  if (!credit.replaced) priceAgain(order)
  for (const line of order.lines) await line.useTransaction(uow.trx).save()
}

/** Of held goods those that were never accepted go first; good ones were all accepted. */
function takeOff(
  came: GoodsReceiptLine,
  line: PurchaseOrderLine,
  { quantityE4, stockStatus }: Pick<VendorCreditLine, 'quantityE4' | 'stockStatus'>
) {
  const waitingE4 = stockStatus === 'ok' ? 0 : Math.min(quantityE4, came.waitingE4)
  came.waitingBaseE4 -= waitingE4 ? shareOf(came.waitingBaseE4, waitingE4, came.waitingE4) : 0
  for (const one of [came, line]) {
    one.waitingE4 -= waitingE4
    one.acceptedE4 -= quantityE4 - waitingE4
    one.returnedE4 += quantityE4
  }
}

/** How much of a line of a delivery may go back as goods of a status. */
export const mostReturned = (
  { acceptedE4, waitingE4 }: Pick<GoodsReceiptLine, 'acceptedE4' | 'waitingE4'>,
  stockStatus: string
) => acceptedE4 + (stockStatus === 'ok' ? 0 : waitingE4)

/** The order is worth less where its goods are not brought again. */
function priceAgain(order: PurchaseOrder) {
  const { lines, ...totals } = priceOrder(order.lines, order.currency, chargesOf(order))
  for (const [i, line] of order.lines.entries()) line.merge(lines[i]!)
  order.merge(totals)
  order.merge(atFrozenRate(order, totals.totalMinor, order.currency, order.orderedOn))
}

async function takeOut(
  uow: UnitOfWork,
  order: PurchaseOrder,
  credit: VendorCredit,
  receipt: GoodsReceipt
) {
  const ids = order.lines.flatMap(({ materialId }) => materialId ?? [])
  const materials = await materialsOf(uow, ids)
  const goods = credit.lines.flatMap(({ receiptLineId, orderLineId, quantityE4, stockStatus }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)!
    const { batchNo } = receipt.lines.find(({ id }) => id === receiptLineId)!
    const material = stockedOf(materials, line.materialId)
    return material ? [{ line, material, quantityE4, batchNo, stockStatus }] : []
  })
  if (!goods.length) return
  if (!receipt.movementId) return requireAtSite(uow, order, goods, materials)
  const lines = goods.map(({ line, material, quantityE4, batchNo, stockStatus }) => ({
    ...{ materialId: material.id, quantity: formatDecimal4(quantityE4), batchNo, stockStatus },
    // a unit the material does not know was checked when the order was written
    unit: factorOf(material, line.unit, order.orderedOn) === null ? null : line.unit,
  }))
  const { creditedOn: movedOn, reason } = credit
  const number = `${order.number} · ${credit.number}`
  const movement = await createMovement(
    uow,
    { type: 'to_vendor', warehouseId: receipt.warehouseId!, movedOn, reason, lines },
    { source: { type: 'vendor_credit', id: credit.id, number, unitsOn: order.orderedOn } }
  )
  credit.movementId = movement.id
}

interface Returned {
  line: PurchaseOrderLine
  material: Material
  quantityE4: number
  batchNo: string | null
}

/** What came straight to a project's site goes back from there. */
async function requireAtSite(
  uow: UnitOfWork,
  order: PurchaseOrder,
  goods: Returned[],
  materials: Map<number, Material>
) {
  if (!order.projectId) return
  const held = goods.map(({ line, material, quantityE4, batchNo }) => {
    const ordered = { unit: line.unit, orderedOn: order.orderedOn }
    return {
      materialId: material.id,
      batchNo,
      quantityE4: inBaseUnits(material, ordered, quantityE4),
    }
  })
  await requireWithProject(uow, order.projectId, held, materials, 'RECEIPT_RETURNED')
}
