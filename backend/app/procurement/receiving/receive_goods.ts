import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/exceptions/app_error'
import { createRows } from '#core/database/many_rows'
import { parseDecimal } from '#core/money/money'
import { nextNumber } from '#core/numbering/next_number'
import { setting } from '#core/settings/settings'
import type { Unit } from '#core/unit/unit'
import { recordChange } from '#procurement/actions/purchase_order_records'
import GoodsReceipt from '#procurement/models/goods_receipt'
import GoodsReceiptLine from '#procurement/models/goods_receipt_line'
import type PurchaseOrder from '#procurement/models/purchase_order'
import type PurchaseOrderLine from '#procurement/models/purchase_order_line'
import { createMovement } from '#procurement/movements/create_movement'
import { saveProgress } from '#procurement/receiving/save_progress'
import { mostAcceptable } from '#procurement/receiving/progress'
import { stockLines } from '#procurement/receiving/stock_lines'
import { today } from '#core/settings/firm_clock'
import type { createReceiptValidator } from '#procurement/validators/goods_receipt'

type Delivery = Infer<typeof createReceiptValidator>

/** What a firm takes more than it ordered (setting `receiptToleranceBp`), over all trucks together. */
const TOLERANCE_BP = 200

export interface ReceivedLine {
  line: PurchaseOrderLine
  acceptedE4: number
  rejectedE4: number
  rejectionReason: string | null
  batchNo: string | null
  expiresOn: string | null
}

/**
 * Books in a delivery of a locked order: what was accepted goes to the store, if it went to one.
 * @throws AppError 422 on a day before the order, on lines of another order or named twice, beyond the
 *   tolerance, or rejected without a reason
 */
export async function receiveGoods(unit: Unit, order: PurchaseOrder, input: Delivery) {
  const before = order.toAudit()
  const receivedOn = input.receivedOn ?? today()
  if (receivedOn > today()) throw invalid({ receivedOn: ['inFuture'] })
  if (receivedOn < order.orderedOn) throw invalid({ receivedOn: ['beforeOrder'] })
  const received = readLines(order, input.lines)
  const warehouseId = input.warehouseId ?? null
  const goods = warehouseId ? await stockLines(unit, order, received) : []
  const number = await nextNumber(unit.trx, 'GR', Number(today().slice(0, 4)))
  const receipt = await GoodsReceipt.create(
    {
      number,
      purchaseOrderId: order.id,
      receivedOn,
      deliveryNoteNo: input.deliveryNoteNo ?? null,
      warehouseId,
      movementId: null,
      status: 'posted',
      note: input.note ?? null,
      version: 1,
      createdBy: unit.actor.id,
      updatedBy: unit.actor.id,
    },
    { client: unit.trx }
  )
  const rows = received.map(({ line, ...rest }, i) => ({ ...rest, goodsReceiptId: receipt.id, orderLineId: line.id, position: i + 1 })) // prettier-ignore
  await createRows(unit.trx, GoodsReceiptLine, rows)
  await receipt.load('lines')
  if (goods.length) {
    const source = { type: 'goods_receipt', id: receipt.id, number: `${order.number} · ${number}` }
    const movement = { type: 'receive' as const, warehouseId: warehouseId!, movedOn: receivedOn, projectId: order.projectId, lines: goods } // prettier-ignore
    receipt.movementId = (await createMovement(unit, movement, source)).id
    await receipt.save()
  }
  for (const { line, acceptedE4, rejectedE4 } of received) {
    line.acceptedE4 += acceptedE4
    line.rejectedE4 += rejectedE4
  }
  await saveProgress(unit, order)
  await recordChange(unit, 'receive', order, { before, after: { ...order.toAudit(), ...receipt.toAudit() } }) // prettier-ignore
  return receipt
}

function readLines(order: PurchaseOrder, lines: Delivery['lines']): ReceivedLine[] {
  const own = new Map(order.lines.map((line) => [line.id, line]))
  const tolerance = setting('receiptToleranceBp', TOLERANCE_BP)
  const wrong: Record<string, string[]> = {}
  const seen = new Set<number>()
  const received = lines.map((said, i) => {
    const line = own.get(said.lineId)
    const acceptedE4 = Number(parseDecimal(said.accepted, 4))
    const rejectedE4 = Number(parseDecimal(said.rejected ?? '0', 4))
    const refuse = (field: string, key: string) => void (wrong[`lines.${i}.${field}`] = [key])
    if (!line) refuse('lineId', 'absent')
    else if (seen.has(said.lineId)) refuse('lineId', 'repeated')
    else if (line.acceptedE4 + acceptedE4 > mostAcceptable(line.quantityE4, tolerance))
      refuse('accepted', 'overTolerance')
    if (acceptedE4 + rejectedE4 === 0) refuse('accepted', 'nothingCame')
    if (rejectedE4 && !said.rejectionReason) refuse('rejectionReason', 'required')
    seen.add(said.lineId)
    return {
      line: line!,
      acceptedE4,
      rejectedE4,
      rejectionReason: said.rejectionReason ?? null,
      batchNo: said.batchNo ?? null,
      expiresOn: said.expiresOn ?? null,
    }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return received
}
