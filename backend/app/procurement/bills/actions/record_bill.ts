import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import { createRows } from '#core/database/many_rows'
import { conflict, invalid } from '#core/base/app_error'
import { stateKinds } from '#procurement/withholdings/state_kinds'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordChange } from '#procurement/purchase_orders/records'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import { blocks, printedOver } from '#procurement/bills/match'
import { judgeCharges, judgeLines } from '#procurement/bills/judge_bill'
import { limitsOf } from '#procurement/bills/limits'
import { planInstalments } from './plan_instalments.js'
import { followBillPrice } from '#procurement/landed_costs/follow_bill_price'
import { numberKey } from '#procurement/shared/number_key'
import { publishChange } from '#procurement/shared/publish_change'
import VendorBill from '#procurement/bills/models/vendor_bill'
import VendorBillCharge from '#procurement/bills/models/vendor_bill_charge'
import VendorBillLine from '#procurement/bills/models/vendor_bill_line'
import { recoverAdvances } from '#procurement/vendor_advances/recovery'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { retentionOf } from '#procurement/purchase_orders/retention'
import { saveProgress } from '#procurement/purchase_orders/actions/save_progress'
import { today } from '#core/settings/firm_clock'
import { bookDocument } from '#core/books/book_document'
import { VENDOR_BILL } from '#procurement/shared/booked'
import type { createBillValidator } from '#procurement/bills/bill_validator'

type BillInput = Infer<typeof createBillValidator>
type Head = Omit<BillInput, 'lines' | 'charges' | 'instalments'>

/** What an invoice asks on one locked order. */
export interface InvoicePart extends Pick<BillInput, 'lines' | 'charges' | 'instalments'> {
  order: PurchaseOrder
}

/**
 * Records a vendor's invoice on one locked order.
 * @throws AppError as `recordInvoice`
 */
export async function recordBill(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { lines, charges, instalments, ...head }: BillInput
) {
  const [bill] = await recordInvoice(uow, head, [{ order, lines, charges, instalments }])
  return bill!
}

/**
 * Records a vendor's invoice, a bill for each order that it names, and compares every line with order,
 * receipts and earlier bills, and the printed total with what the lines come to. What does not match is
 * blocked until another person releases it; a wrong total blocks all of it.
 * @throws AppError 409 DUPLICATE_BILL for a number this vendor has used, 422 on lines of another order,
 *   on orders of several vendors or currencies, on VAT whose category and rate contradict, and on
 *   instalments that are not what is to be paid
 */
export async function recordInvoice(uow: UnitOfWork, head: Head, parts: InvoicePart[]) {
  const [{ order: first }] = parts as [InvoicePart]
  if (parts.some(({ order }) => order.vendorId !== first.vendorId))
    throw invalid({ orders: ['oneVendor'] })
  if (parts.some(({ order }) => order.currency !== first.currency))
    throw invalid({ orders: ['oneCurrency'] })
  const judged = parts.map((part, i) => judgePart(part, parts.length > 1 ? `orders.${i}.` : ''))
  const { billedOn = today() } = head
  if (billedOn > today()) throw invalid({ billedOn: ['inFuture'] })
  await requireUnlocked(uow, 'purchasing', { day: billedOn, field: 'billedOn' })
  const printedTotalMinor = amountOf('printedTotal', head.printedTotal, first.currency)
  const total = judged.reduce((sum, { prices }) => sum + prices.totalMinor, 0)
  const count = judged.reduce((sum, { lines, charges }) => sum + lines.length + charges.length, 0)
  const printed = {
    printedTotalMinor,
    printedOverMinor: printedOver(printedTotalMinor, total, count),
  }
  const bills: VendorBill[] = []
  for (const part of judged) {
    await withKinds(uow, part, head.withholdingNote ?? null)
    const invoiceId = bills[0]?.id ?? null
    bills.push(await savePart(uow, part, { ...head, ...printed, invoiceId, at: bills.length }))
  }
  if (bills.length > 1) await bills[0]!.merge({ invoiceId: bills[0]!.id }).save()
  return bills
}

type Judged = ReturnType<typeof judgePart>

/** @throws AppError 422 where it asks for nothing */
function judgePart(part: InvoicePart, at: string) {
  const { order, lines: stated, charges: statedCharges, instalments } = part
  const judging = { limits: limitsOf(order), at }
  const bare = { withholdingKindId: null as number | null }
  const lines = judgeLines(order, stated, judging).map((line) => ({ ...line, ...bare }))
  const { rows, totals } = judgeCharges(order, statedCharges ?? [], judging)
  const charges = rows.map((charge) => ({ ...charge, ...bare }))
  if (!lines.length && !charges.length) throw invalid({ [`${at}lines`]: ['required'] })
  const { lines: linePrices, ...prices } = priceOrder(lines, order.currency, charges)
  const asked = { lines: stated, charges: statedCharges ?? [] }
  return { order, stated: asked, lines, charges, totals, linePrices, prices, instalments, at }
}

/** Puts what each line and charge bears of withholding tax on it. @throws AppError 422 */
async function withKinds(uow: UnitOfWork, part: Judged, note: string | null) {
  const { order, stated, at } = part
  const kinds = await stateKinds(uow, order, { ...stated, note, at })
  for (const [i, line] of part.lines.entries()) line.withholdingKindId = kinds.lines[i]!
  for (const [i, charge] of part.charges.entries()) charge.withholdingKindId = kinds.charges[i]!
}

interface Kept extends Head {
  printedTotalMinor: number
  printedOverMinor: number
  invoiceId: number | null
  /** Its place among the parts of the invoice. */
  at: number
}

async function savePart(uow: UnitOfWork, judged: Judged, kept: Kept) {
  const { order, lines, charges, totals, linePrices, prices } = judged
  const before = order.toAudit()
  const { billedOn, dueOn } = daysOf(kept)
  const blocked = [...lines, ...charges].some(blocks) || kept.printedOverMinor !== 0
  const bill = new VendorBill().useTransaction(uow.trx)
  bill.merge({ ...emptyColumns(VendorBill), ...prices, ...totals, billedOn })
  bill.merge(frozenRate(prices.totalMinor, order.currency, billedOn))
  bill.merge({ status: blocked ? 'blocked' : 'matched', note: kept.note ?? null })
  bill.merge({ withholdingNote: kept.withholdingNote ?? null, taxBorne: !!order.taxBorne })
  const { printedTotalMinor, printedOverMinor, invoiceId } = kept
  bill.merge({ printedTotalMinor, printedOverMinor, invoiceId })
  await saveNew(uow, bill, order, kept)
  const own = (rows: object[]) =>
    rows.map((row, i) => ({ ...row, purchaseBillId: bill.id, position: i + 1 }))
  const nothing = { creditedE4: 0, creditedNetMinor: 0 }
  const priced = lines.map((line, i) => ({ ...line, ...linePrices[i], ...nothing }))
  await createRows(uow.trx, VendorBillLine, own(priced))
  const charged = charges.map((charge) => ({ ...charge, creditedNetMinor: 0 }))
  await createRows(uow.trx, VendorBillCharge, own(charged))
  await bill.load('lines')
  await bill.load('charges')
  countAsBilled(order, bill, 1)
  await saveProgress(uow, order)
  await recoverAdvances(uow, order, bill)
  const instalments = await planInstalments(uow, order, bill, { ...judged, dueOn })
  await bill.save()
  await bookDocument(uow, VENDOR_BILL, bill.id)
  await followBillPrice(uow, bill)
  publishChange(uow, 'bills', bill.id, 'create')
  const after = { ...order.toAudit(), ...bill.toAudit(), instalments }
  await recordChange(uow, 'bill', order, { before, after })
  return bill
}

/** When the bill was written, and the day it names itself. @throws AppError 422 on days out of order */
function daysOf({ billedOn = today(), dueOn }: Head) {
  if (dueOn && dueOn < billedOn) throw invalid({ dueOn: ['beforeBill'] })
  return { billedOn, dueOn }
}

/** The bill of an order, of which the order's share is held back; nothing of it is paid yet. */
async function saveNew(
  uow: UnitOfWork,
  bill: VendorBill,
  order: PurchaseOrder,
  { vendorNumber, at }: Kept
) {
  const { id: purchaseOrderId, vendorId, currency, retentionBp } = order
  bill.merge({ purchaseOrderId, vendorId, currency, retentionBp, vendorNumber })
  const key = numberKey(vendorNumber)
  bill.merge({
    // the first part holds the number; a slash is in no folded number
    liveKey: at ? `${key.slice(0, 57)}/${at + 1}` : key,
    retentionMinor: retentionOf(bill.subtotalMinor, retentionBp),
    retentionPaidMinor: 0,
    paidMinor: 0,
    creditedMinor: 0,
    advanceMinor: 0,
    discountMinor: 0,
    creditedNetMinor: 0,
    version: 1,
    createdBy: uow.actor.id,
    updatedBy: uow.actor.id,
  })
  await bill.save().catch((error) => {
    throw isDuplicate(error)
      ? conflict('DUPLICATE_BILL', { params: { number: vendorNumber } })
      : error
  })
}

/** Adds what a bill asks to what its order's lines and charges are billed; `-1` takes it off. */
export function countAsBilled(order: PurchaseOrder, bill: VendorBill, sign: 1 | -1) {
  for (const { orderLineId, quantityE4, netMinor } of bill.lines) {
    const line = order.lines.find(({ id }) => id === orderLineId)!
    line.billedE4 += sign * quantityE4
    line.billedNetMinor += sign * netMinor
  }
  order.freightBilledMinor += sign * bill.freightMinor
  order.chargesBilledMinor += sign * bill.chargesMinor
}
