import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { createRows } from '#core/database/many_rows'
import { invalid } from '#core/base/app_error'
import { atFrozenRate } from '#core/exchange_rates/frozen_rate'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { judgeValue } from '#procurement/stock_movements/approval'
import { noteRelease } from '#procurement/stock_movements/releases'
import { takeWriteLock } from '#procurement/stock_ledger/levels'
import { materialsOf, stockedOf } from '#procurement/stock_movements/queries/movement_lines'
import VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
import VendorCreditLine from '#procurement/vendor_credits/models/vendor_credit_line'
import { recordCredit, saveNewCredit } from '#procurement/vendor_credits/records'
import type { createReturnValidator } from '#procurement/vendor_credits/validator'
import { postCredit } from './post_credit.js'
import { mostReturned } from './give_back.js'
import { requestCredit } from './decide_credit.js'

type NewReturn = Infer<typeof createReturnValidator>

/**
 * Sends goods of one delivery of a locked order back to the vendor, accepted or not, with a debit note at the
 * price of the order. Up to the limits of stock movements goods leave a store at once; more, and goods
 * that are at a site, once another person agrees.
 * @throws AppError 422 on a delivery or line that is not the order's, and beyond what is left of it
 */
export async function createReturn(uow: UnitOfWork, order: PurchaseOrder, input: NewReturn) {
  await takeWriteLock(uow)
  const { receipt, lines } = await returnedLines(uow, order, input)
  const creditedOn = input.creditedOn ?? today()
  if (creditedOn > today()) throw invalid({ creditedOn: ['inFuture'] })
  if (creditedOn < receipt.receivedOn) throw invalid({ creditedOn: ['beforeReceipt'] })
  await requireUnlocked(uow, 'purchasing', { day: creditedOn, field: 'creditedOn' })
  const { lines: prices, ...totals } = priceOrder(lines, order.currency)
  const credit = new VendorCredit().useTransaction(uow.trx)
  credit.merge({ ...emptyColumns(VendorCredit), ...headOf(order), ...totals, creditedOn })
  credit.merge(atFrozenRate(order, totals.totalMinor, order.currency, order.orderedOn))
  credit.merge({ kind: 'return', goodsReceiptId: receipt.id, reason: input.reason })
  credit.merge({ status: 'submitted', replaced: input.replaced ?? false, creditedMinor: 0 })
  await saveNewCredit(uow, credit)
  const rows = lines.map(({ unitPriceE4: _, discountBp: __, ...line }, i) => ({
    ...{ ...line, billLineId: null, netMinor: prices[i]!.netMinor },
    ...{ vendorCreditId: credit.id, position: i + 1 },
  }))
  await createRows(uow.trx, VendorCreditLine, rows)
  await credit.load('lines')
  const worth = (await isInStore(uow, order, receipt, credit)) ? credit.baseTotalMinor : null
  const alone = worth !== null && !(await judgeValue(uow, worth)).reasons.length
  if (alone) {
    await postCredit(uow, order, credit)
    await noteRelease(uow, credit.movementId!, worth)
  } else await requestCredit(uow, order, credit)
  await recordCredit(uow, 'create', credit, { after: credit.toAudit() })
  return credit
}

/** Whether anything of it leaves a store: services and what is no material of ours never came to one. */
async function isInStore(
  uow: UnitOfWork,
  order: PurchaseOrder,
  receipt: GoodsReceipt,
  { lines }: VendorCredit
): Promise<boolean> {
  if (!receipt.movementId) return false
  const own = new Map(order.lines.map(({ id, materialId }) => [id, materialId]))
  const ids = lines.flatMap(({ orderLineId }) => own.get(orderLineId) ?? [])
  const materials = await materialsOf(uow, ids)
  return ids.some((id) => stockedOf(materials, id))
}

/** What a credit takes over of its order. */
export const headOf = ({ id, vendorId, vendorName, currency }: PurchaseOrder) => ({
  ...{ purchaseOrderId: id, vendorId, vendorName, currency },
})

async function returnedLines(uow: UnitOfWork, order: PurchaseOrder, input: NewReturn) {
  const receipt = await GoodsReceipt.query({ client: uow.trx })
    .where({ id: input.receiptId, purchaseOrderId: order.id, status: 'posted' })
    .forUpdate()
    .preload('lines')
    .first()
  if (!receipt) throw invalid({ receiptId: ['absent'] })
  const wrong: Record<string, string[]> = {}
  const lines = input.lines.map(({ receiptLineId, quantity, stockStatus = 'ok' }, i) => {
    const came = receipt.lines.find(({ id }) => id === receiptLineId)
    const quantityE4 = Number(parseDecimal(quantity, 4))
    if (!came) wrong[`lines.${i}.receiptLineId`] = ['absent']
    else if (quantityE4 > mostReturned(came, stockStatus))
      wrong[`lines.${i}.quantity`] = ['moreThanLeft']
    if (stockStatus !== 'ok' && !receipt.movementId) wrong[`lines.${i}.stockStatus`] = ['notHere']
    const ordered = order.lines.find(({ id }) => id === came?.orderLineId)
    return {
      ...{ orderLineId: ordered?.id ?? 0, receiptLineId, quantityE4, stockStatus },
      ...{ unitPriceE4: ordered?.unitPriceE4 ?? 0, discountBp: ordered?.discountBp ?? 0 },
      ...{ vatCategory: ordered?.vatCategory ?? 'S', vatRateBp: ordered?.vatRateBp ?? 0 },
    }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return { receipt, lines }
}
