import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { shareOf } from '#procurement/stock_ledger/balance'
import { takeWriteLock } from '#procurement/stock_ledger/levels'
import { inBase, type Valued } from '#procurement/purchase_orders/pricing/unit_cost'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { reverseMovement } from '#procurement/stock_movements/actions/reverse_movement'
import { recordMovement } from '#procurement/stock_movements/records'
import { postRevaluation } from '#procurement/stock_movements/revaluations/post_revaluation'
import type { Source } from '#procurement/stock_movements/actions/create_movement'
import { billedAhead } from './billed_ahead.js'
import { newRevaluation, type Revalued } from './new_revaluation.js'
import { COUNTS, type PricedBill } from './priced_bill.js'
import { receivedLines, type ReceivedPart } from './received_lines.js'

/**
 * Brings the cost of goods in line with a vendor's bill: a bill that counts makes the goods it is for
 * cost what it says, one that is cancelled gives them back their price. Called when a bill was recorded,
 * released or cancelled, as often as one likes; while it is blocked nothing changes.
 */
export async function followBillPrice(uow: UnitOfWork, bill: PricedBill) {
  await takeWriteLock(uow)
  const posted: { id: number }[] = await uow.trx
    .from('stock_movements')
    .where({ source_type: 'vendor_bill', source_id: bill.id, type: 'revalue', status: 'posted' })
    .whereNull('reversal_of_id')
    .orderBy('id', 'desc')
    .select('id')
  if (bill.status === 'cancelled')
    for (const { id } of posted)
      await reverseMovement(uow, await lockMovement(uow, id), bill.vendorNumber)
  if (posted.length || !COUNTS.has(bill.status)) return
  await postChanges(uow, sourceOf(bill), await changesOf(uow, bill))
}

/** Goods that were billed before they came cost what their bills say, as those that came first do. */
export async function followBilledAhead(uow: UnitOfWork, orderId: number, movementId: number) {
  for (const bill of await billedAhead(uow, orderId)) {
    const changes = await changesOf(uow, bill)
    await postChanges(
      uow,
      sourceOf(bill),
      changes.filter(({ line }) => line.movementId === movementId)
    )
  }
}

const sourceOf = ({ id, vendorNumber: number }: PricedBill): Source => ({
  ...{ type: 'vendor_bill', id, number, unitsOn: '' },
})

/** Posts changes of cost that follow from a document; where none is left, nothing. */
export async function postChanges(uow: UnitOfWork, source: Source, revalued: Revalued[]) {
  if (!revalued.some(({ valueMinor }) => valueMinor)) return
  const { warehouseId } = await uow.trx
    .from('stock_movements')
    .where('id', revalued[0].line.movementId)
    .select('warehouse_id as warehouseId')
    .firstOrFail()
  const movement = await newRevaluation(uow, { warehouseId, reason: null }, revalued, source)
  await postRevaluation(uow, movement)
  await recordMovement(uow, 'create', movement, { after: movement.toAudit() })
}

/**
 * By how much the bill makes the goods of each receipt dearer, at the rate that put them into the
 * stock. Bills take receipts in their order, the earliest first; what went straight to a site is in no
 * store and keeps its place in that order. What was credited of the bill meanwhile is asked no longer.
 */
export async function changesOf(uow: UnitOfWork, bill: PricedBill): Promise<Revalued[]> {
  const revalued = new Map<number, Revalued>()
  const order = await orderOf(uow, bill.purchaseOrderId)
  for (const line of bill.lines) {
    let openE4 = line.quantityE4 - line.creditedE4
    if (!openE4) continue
    let skipE4 = await billedBefore(uow, bill.id, line.orderLineId)
    let leftMinor = inBase(line.netMinor - line.creditedNetMinor, order)
    for (const received of await receivedLines(uow, line.orderLineId)) {
      const passedE4 = Math.min(skipE4, received.acceptedE4)
      skipE4 -= passedE4
      const takenE4 = Math.min(openE4, received.acceptedE4 - passedE4)
      if (takenE4 <= 0) continue
      const priceMinor = shareOf(leftMinor, takenE4, openE4)
      openE4 -= takenE4
      leftMinor -= priceMinor
      addChanges(revalued, received, { passedE4, takenE4, priceMinor })
    }
  }
  return [...revalued.values()]
}

async function orderOf(uow: UnitOfWork, id: number): Promise<Valued> {
  const row = await uow.trx.from('purchase_orders').where('id', id).firstOrFail()
  const { currency, ordered_on: orderedOn, exchange_rate_e6: rate } = row
  return { currency, orderedOn, exchangeRateE6: rate === null ? null : Number(rate) }
}

interface Taken {
  /** What earlier bills have taken of the receipt. */
  passedE4: number
  takenE4: number
  priceMinor: number
}

/**
 * The lines of stock of one receipt share its change by their quantity. Their own price counts as far
 * as this bill has come less as far as the one before it had, so that all bills together replace it
 * exactly.
 */
function addChanges(
  revalued: Map<number, Revalued>,
  { cameE4, lines }: ReceivedPart,
  { passedE4, takenE4, priceMinor }: Taken
) {
  if (!lines.length) return
  let leftE4 = lines.reduce((sum, { quantityE4 }) => sum + quantityE4, 0)
  let leftMinor = priceMinor
  for (const line of lines) {
    const shareMinor = shareOf(leftMinor, line.quantityE4, leftE4)
    leftE4 -= line.quantityE4
    leftMinor -= shareMinor
    const upTo = (reachedE4: number) => shareOf(line.valueMinor, reachedE4, cameE4)
    const known = revalued.get(line.id)?.valueMinor ?? 0
    const priced = upTo(passedE4 + takenE4) - upTo(passedE4)
    revalued.set(line.id, { line, valueMinor: known + shareMinor - priced })
  }
}

/** What earlier bills that are not cancelled were for, in the unit of the order. */
async function billedBefore(uow: UnitOfWork, billId: number, orderLineId: number): Promise<number> {
  const row = await uow.trx
    .from('purchase_bill_lines as l')
    .join('purchase_bills as b', 'b.id', 'l.purchase_bill_id')
    .where('l.order_line_id', orderLineId)
    .where('b.id', '<', billId)
    .where('b.status', '!=', 'cancelled')
    .select(uow.trx.raw('SUM(l.quantity_e4 - l.credited_e4) as quantity'))
    .first()
  return Number(row?.quantity ?? 0)
}
