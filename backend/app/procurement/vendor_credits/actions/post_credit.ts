import { conflict } from '#core/base/app_error'
import { atFrozenRate } from '#core/exchange_rates/frozen_rate'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'
import { followPriceCredit } from '#procurement/landed_costs/follow_price_credit'
import { saveProgress } from '#procurement/purchase_orders/actions/save_progress'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { chargesOf } from '#procurement/purchase_orders/pricing/order_terms'
import { recordChange } from '#procurement/purchase_orders/records'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { createMovement } from '#procurement/stock_movements/actions/create_movement'
import { inBaseUnits, requireWithProject } from '#procurement/stock_movements/project_balance'
import { factorOf, materialsOf } from '#procurement/stock_movements/queries/movement_lines'
import { creditBills, lockBills, sharesOf } from '#procurement/vendor_credits/credit_bills'
import type VendorCredit from '#procurement/vendor_credits/models/vendor_credit'

/**
 * Puts a return or credit note into effect on its locked order: goods leave at the cost of the ledger,
 * no longer count as accepted, and what was billed of them is taken off the bills.
 * @throws AppError 409 CREDIT_EXCEEDED where less is left by now, NO_STOCK, RECEIPT_RETURNED
 */
export async function postCredit(uow: UnitOfWork, order: PurchaseOrder, credit: VendorCredit) {
  await requireUnlocked(uow, 'purchasing', { day: credit.creditedOn })
  const before = order.toAudit()
  const bills = await lockBills(uow, order)
  const target = { order, bills, creditId: credit.id }
  if (credit.kind === 'return') {
    await giveBack(uow, order, credit)
    const shares = credit.lines.flatMap(({ orderLineId, quantityE4 }) => {
      const line = order.lines.find(({ id }) => id === orderLineId)!
      const beyondE4 = Math.max(0, line.billedE4 - line.acceptedE4)
      return sharesOf(bills, orderLineId, Math.min(quantityE4, beyondE4))
    })
    credit.creditedMinor = await creditBills(uow, target, shares)
  } else {
    const lines = new Map(bills.flatMap((bill) => bill.lines).map((line) => [line.id, line]))
    const shares = credit.lines.map(({ billLineId, quantityE4, netMinor }) => {
      const line = lines.get(billLineId!)
      if (!line) throw conflict('CREDIT_EXCEEDED')
      return { line, quantityE4, netMinor }
    })
    credit.creditedMinor = await creditBills(uow, target, shares)
    await followPriceCredit(uow, bills, credit, shares)
  }
  credit.status = 'posted'
  await credit.save()
  await saveProgress(uow, order)
  // an order whose goods are not brought again is worth less, and its own log says so
  const after = order.toAudit()
  if (before.total !== after.total) await recordChange(uow, 'update', order, { before, after })
}

/** Takes the goods out of the delivery, the order and the store. */
async function giveBack(uow: UnitOfWork, order: PurchaseOrder, credit: VendorCredit) {
  const receipt = await GoodsReceipt.query({ client: uow.trx })
    .where({ id: credit.goodsReceiptId!, status: 'posted' })
    .forUpdate()
    .preload('lines')
    .first()
  if (!receipt) throw conflict('CREDIT_EXCEEDED')
  await takeOut(uow, order, credit, receipt)
  for (const { receiptLineId, quantityE4 } of credit.lines) {
    const came = receipt.lines.find(({ id }) => id === receiptLineId)!
    if (quantityE4 > came.acceptedE4) throw conflict('CREDIT_EXCEEDED')
    came.acceptedE4 -= quantityE4
    came.returnedE4 += quantityE4
    await came.useTransaction(uow.trx).save()
    const line = order.lines.find(({ id }) => id === came.orderLineId)!
    line.acceptedE4 -= quantityE4
    line.returnedE4 += quantityE4
    if (!credit.replaced) {
      line.originalE4 ??= line.quantityE4
      // what was delivered beyond the order was never due
      line.quantityE4 = Math.max(line.acceptedE4, line.quantityE4 - quantityE4)
    }
  }
  if (!credit.replaced) priceAgain(order)
  for (const line of order.lines) await line.useTransaction(uow.trx).save()
}

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
  const goods = credit.lines.flatMap(({ receiptLineId, orderLineId, quantityE4 }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)!
    const { batchNo } = receipt.lines.find(({ id }) => id === receiptLineId)!
    const material = materials.get(line.materialId ?? 0)
    return material && material.kind !== 'service' ? [{ line, material, quantityE4, batchNo }] : []
  })
  if (!goods.length) return
  if (!receipt.movementId) {
    if (!order.projectId) return
    const held = goods.map(({ line, material, quantityE4, batchNo }) => ({
      ...{ materialId: material.id, batchNo },
      quantityE4: inBaseUnits(
        material,
        { unit: line.unit, orderedOn: order.orderedOn },
        quantityE4
      ),
    }))
    return requireWithProject(uow, order.projectId, held, materials, 'RECEIPT_RETURNED')
  }
  const lines = goods.map(({ line, material, quantityE4, batchNo }) => ({
    ...{ materialId: material.id, quantity: formatDecimal4(quantityE4), batchNo },
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
