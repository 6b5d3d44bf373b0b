import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { createRows } from '#core/database/many_rows'
import { atFrozenRate } from '#core/exchange_rates/frozen_rate'
import { lineTotalMinor } from '#engines/money/money'
import { nextNumber } from '#core/numbering/next_number'
import { GOODS_RECEIPTS } from '#procurement/shared/number_series'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordChange } from '#procurement/purchase_orders/records'
import GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'
import GoodsReceiptLine from '#procurement/goods_receipts/models/goods_receipt_line'
import { requireOtherThanMaker } from '#procurement/purchase_orders/duties'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { readLines } from '#procurement/goods_receipts/read_lines'
import type { ReceivedLine } from '#procurement/goods_receipts/received_line'
import { waitingBaseE4 } from '#procurement/goods_receipts/waiting_goods'
import { createMovement } from '#procurement/stock_movements/actions/create_movement'
import { followBilledAhead } from '#procurement/landed_costs/follow_bill_price'
import { rateWhenReceived } from '#procurement/purchase_orders/pricing/unit_cost'
import { saveProgress } from '#procurement/purchase_orders/actions/save_progress'
import { stockLines } from '#procurement/goods_receipts/stock_lines'
import { materialsOf } from '#procurement/stock_movements/queries/movement_lines'
import { today } from '#core/settings/firm_clock'
import type { createReceiptValidator } from '#procurement/goods_receipts/validator'

type Delivery = Infer<typeof createReceiptValidator>

/**
 * Books in a delivery of a locked order: what was accepted goes to the store, if it went to one, and
 * what has to be inspected into its quarantine.
 * @throws AppError 403 OWN_ORDER_RECEIPT for who made or approved the order, 422 on a day before the order, on lines of another order or named twice, beyond the
 *   tolerance, or rejected without a reason
 */
export async function receiveGoods(uow: UnitOfWork, order: PurchaseOrder, input: Delivery) {
  await requireOtherThanMaker(uow, order, 'OWN_ORDER_RECEIPT')
  const before = order.toAudit()
  const receivedOn = dayOfDelivery(order, input)
  await requireUnlocked(uow, 'stock', { day: receivedOn, field: 'receivedOn' })
  order.merge(rateWhenReceived(order, receivedOn))
  // without a store nothing is kept of them
  const ids = input.warehouseId ? order.lines.flatMap(({ materialId }) => materialId ?? []) : []
  const materials = await materialsOf(uow, ids)
  const received = readLines(order, input, materials)
  const goods = input.warehouseId ? stockLines(order, received, materials) : []
  const receipt = await saveReceipt(uow, order, { ...input, receivedOn }, worthOf(order, received))
  const rows = received.map(({ line, serials: _, ...rest }, i) => ({
    ...rest,
    goodsReceiptId: receipt.id,
    orderLineId: line.id,
    position: i + 1,
    returnedE4: 0,
    waitingE4: rest.quarantinedE4,
    waitingBaseE4: waitingBaseE4(order, line, rest.quarantinedE4, materials),
  }))
  await createRows(uow.trx, GoodsReceiptLine, rows)
  await receipt.load('lines')
  if (goods.length) await putInStore(uow, order, receipt, goods)
  for (const { line, acceptedE4, quarantinedE4, rejectedE4 } of received) {
    line.acceptedE4 += acceptedE4
    line.waitingE4 += quarantinedE4
    line.rejectedE4 += rejectedE4
  }
  await saveProgress(uow, order)
  if (receipt.movementId) await followBilledAhead(uow, order.id, receipt.movementId)
  await recordChange(uow, 'receive', order, {
    before,
    after: { ...order.toAudit(), ...receipt.toAudit() },
  })
  return receipt
}

function dayOfDelivery(order: PurchaseOrder, { receivedOn = today() }: Delivery): string {
  if (receivedOn > today()) throw invalid({ receivedOn: ['inFuture'] })
  if (receivedOn < order.orderedOn) throw invalid({ receivedOn: ['beforeOrder'] })
  return receivedOn
}

/** What was accepted is worth, before VAT and at the rate that the order keeps. */
function worthOf(order: PurchaseOrder, received: ReceivedLine[]) {
  const { currency, orderedOn } = order
  const net = received.reduce(
    (sum, { line, acceptedE4 }) =>
      sum + lineTotalMinor(acceptedE4, line.unitPriceE4, currency, line.discountBp),
    0
  )
  const { exchangeRateE6, baseTotalMinor } = atFrozenRate(order, net, currency, orderedOn)
  return { exchangeRateE6, baseNetMinor: baseTotalMinor }
}

async function saveReceipt(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { receivedOn, deliveryNoteNo = null, warehouseId = null, note = null }: Delivery,
  worth: ReturnType<typeof worthOf>
): Promise<GoodsReceipt> {
  const number = await nextNumber(uow.trx, GOODS_RECEIPTS, Number(today().slice(0, 4)))
  return GoodsReceipt.create(
    {
      number,
      purchaseOrderId: order.id,
      receivedOn,
      deliveryNoteNo,
      warehouseId,
      movementId: null,
      status: 'posted',
      ...worth,
      note,
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
}

/** The movement by which the goods come into the store of the receipt. */
async function putInStore(
  uow: UnitOfWork,
  order: PurchaseOrder,
  receipt: GoodsReceipt,
  lines: Awaited<ReturnType<typeof stockLines>>
) {
  const number = `${order.number} · ${receipt.number}`
  const movement = {
    type: 'receive' as const,
    warehouseId: receipt.warehouseId!,
    movedOn: receipt.receivedOn,
    projectId: order.projectId,
    lines,
  }
  const source = { type: 'goods_receipt', id: receipt.id, number, unitsOn: order.orderedOn }
  receipt.movementId = (await createMovement(uow, movement, { source })).id
  await receipt.save()
}
