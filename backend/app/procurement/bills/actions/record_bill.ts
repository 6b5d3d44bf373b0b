import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import { createRows } from '#core/database/many_rows'
import { conflict, invalid } from '#core/base/app_error'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { parseDecimal } from '#engines/money/money'
import { setting } from '#core/settings/settings'
import { taxOf } from '#core/settings/vat'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordChange } from '#procurement/purchase_orders/records'
import { amountOf, chargesOf } from '#procurement/purchase_orders/pricing/order_terms'
import { chargeOver, matchLine, type Limits } from '#procurement/bills/match'
import { numberKey } from '#procurement/bills/number_key'
import { publishChange } from '#procurement/shared/publish_change'
import PaymentTermPart from '#procurement/payment_terms/models/payment_term_part'
import VendorBill from '#procurement/bills/models/vendor_bill'
import VendorBillLine from '#procurement/bills/models/vendor_bill_line'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { netPriceE4, priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { retentionOf } from '#procurement/purchase_orders/retention'
import { saveProgress } from '#procurement/purchase_orders/actions/save_progress'
import { today } from '#core/settings/firm_clock'
import { billDueOn } from '#procurement/payment_terms/schedule'
import type { createBillValidator } from '#procurement/bills/bill_validator'

type BillInput = Infer<typeof createBillValidator>

/** Settings `billPriceToleranceBp` and `billPriceFloorMinor`: two percent, and always fifty riyals. */
const PRICE_TOLERANCE_BP = 200
const PRICE_FLOOR_MINOR = 50_00

/**
 * Records a vendor's invoice on a locked order and compares every line with order and receipts. What
 * does not match is blocked until another person releases it. The order's share of it is held back.
 * @throws AppError 409 DUPLICATE_BILL for a number this vendor has used, 422 on lines of another order
 *   and on VAT whose category and rate contradict
 */
export async function recordBill(uow: UnitOfWork, order: PurchaseOrder, input: BillInput) {
  const before = order.toAudit()
  const limits = limitsOf(order)
  const lines = judgeLines(order, input.lines, limits)
  const charges = judgeCharges(order, input, limits)
  if (!lines.length && !charges.freightMinor && !charges.chargesMinor)
    throw invalid({ lines: ['required'] })
  const taxes = taxesOf(order)
  const requested = chargesOf({ ...charges, ...taxes })
  const { lines: prices, ...totals } = priceOrder(lines, order.currency, requested)
  const days = await daysOf(uow, order, input)
  const blocked = lines.some(({ match }) => match !== 'matched') || charges.chargesOverMinor > 0
  const bill = new VendorBill().useTransaction(uow.trx)
  bill.merge({ ...emptyColumns(VendorBill), ...totals, ...charges, ...taxes, ...days })
  bill.merge(frozenRate(totals.totalMinor, order.currency, days.billedOn))
  bill.merge({ status: blocked ? 'blocked' : 'matched', note: input.note ?? null })
  await saveNew(uow, bill, order, input.vendorNumber)
  const rows = lines.map((line, i) => ({
    ...line,
    ...prices[i],
    purchaseBillId: bill.id,
    position: i + 1,
  }))
  await createRows(uow.trx, VendorBillLine, rows)
  await bill.load('lines')
  countAsBilled(order, bill)
  await saveProgress(uow, order)
  publishChange(uow, 'bills', bill.id, 'create')
  await recordChange(uow, 'bill', order, {
    before,
    after: { ...order.toAudit(), ...bill.toAudit() },
  })
  return bill
}

const taxesOf = (order: PurchaseOrder) => ({
  freightVatCategory: order.freightVatCategory,
  freightVatBp: order.freightVatBp,
  chargesVatCategory: order.chargesVatCategory,
  chargesVatBp: order.chargesVatBp,
})

/** When the bill was written, and when it is due. @throws AppError 422 on days out of order */
async function daysOf(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { billedOn = today(), dueOn }: BillInput
) {
  if (billedOn > today()) throw invalid({ billedOn: ['inFuture'] })
  if (dueOn && dueOn < billedOn) throw invalid({ dueOn: ['beforeBill'] })
  return { billedOn, dueOn: dueOn ?? (await dueByTerms(uow, order, billedOn)) }
}

/** The bill of an order, of which the order's share is held back; nothing of it is paid yet. */
async function saveNew(
  uow: UnitOfWork,
  bill: VendorBill,
  order: PurchaseOrder,
  vendorNumber: string
) {
  const { id: purchaseOrderId, vendorId, currency, retentionBp } = order
  bill.merge({ purchaseOrderId, vendorId, currency, retentionBp, vendorNumber })
  bill.merge({
    liveKey: numberKey(vendorNumber),
    retentionMinor: retentionOf(bill.subtotalMinor, retentionBp),
    retentionPaidMinor: 0,
    paidMinor: 0,
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

function countAsBilled(order: PurchaseOrder, bill: VendorBill) {
  for (const { orderLineId, quantityE4 } of bill.lines)
    order.lines.find(({ id }) => id === orderLineId)!.billedE4 += quantityE4
  order.freightBilledMinor += bill.freightMinor
  order.chargesBilledMinor += bill.chargesMinor
}

/** As the order's payment term says, where the bill does not name a day itself. */
async function dueByTerms(uow: UnitOfWork, { paymentTermId }: PurchaseOrder, billedOn: string) {
  if (!paymentTermId) return null
  const parts = await PaymentTermPart.query({ client: uow.trx }).where({ paymentTermId })
  return billDueOn(parts, billedOn)
}

function limitsOf({ currency }: PurchaseOrder): Limits {
  return {
    currency,
    priceToleranceBp: setting('billPriceToleranceBp', PRICE_TOLERANCE_BP),
    priceFloorMinor: setting('billPriceFloorMinor', PRICE_FLOOR_MINOR),
  }
}

/** The charges that a bill asks for, and by how much they pass what was agreed. */
function judgeCharges(order: PurchaseOrder, input: BillInput, limits: Limits) {
  const freightMinor = amountOf('freight', input.freight ?? null, order.currency)
  const chargesMinor = amountOf('otherCharges', input.otherCharges ?? null, order.currency)
  const freight = { agreedMinor: order.freightMinor, beforeMinor: order.freightBilledMinor }
  const others = { agreedMinor: order.chargesMinor, beforeMinor: order.chargesBilledMinor }
  const chargesOverMinor =
    chargeOver(freightMinor, freight, limits) + chargeOver(chargesMinor, others, limits)
  return { freightMinor, chargesMinor, chargesOverMinor }
}

function judgeLines(order: PurchaseOrder, lines: BillInput['lines'], limits: Limits) {
  const own = new Map(order.lines.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const seen = new Set<number>()
  const judged = lines.map(({ lineId, quantity, unitPrice, ...stated }, i) => {
    const line = own.get(lineId)
    if (!line || seen.has(lineId)) {
      wrong[`lines.${i}.lineId`] = [line ? 'repeated' : 'absent']
      return null!
    }
    seen.add(lineId)
    const billed = {
      quantityE4: Number(parseDecimal(quantity, 4)),
      unitPriceE4: Number(parseDecimal(unitPrice, 4)),
    }
    const ordered = {
      unitPriceE4: netPriceE4(line),
      acceptedE4: line.acceptedE4,
      billedE4: line.billedE4,
    }
    const agreed = { category: line.vatCategory, rateBp: line.vatRateBp }
    const { category, rateBp } = taxOf(stated, `lines.${i}.vatRate`, agreed)
    const tax = { vatCategory: category, vatRateBp: rateBp }
    return { orderLineId: lineId, ...billed, ...tax, ...matchLine(billed, ordered, limits) }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return judged
}
