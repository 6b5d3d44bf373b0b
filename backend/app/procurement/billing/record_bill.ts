import type { Infer } from '@vinejs/vine/types'
import { isDuplicate } from '#core/database/failures'
import { createRows } from '#core/database/many_rows'
import { conflict, invalid } from '#core/exceptions/app_error'
import { parseDecimal } from '#core/money/money'
import { setting } from '#core/settings/settings'
import { taxOf } from '#core/settings/vat'
import type { Unit } from '#core/unit/unit'
import { recordChange } from '#procurement/actions/purchase_order_records'
import { amountOf, chargesOf } from '#procurement/actions/order_terms'
import { chargeOver, matchLine, type Limits } from '#procurement/billing/match'
import { numberKey } from '#procurement/billing/number_key'
import { announce } from '#procurement/live'
import PaymentTermPart from '#procurement/models/payment_term_part'
import PurchaseBill from '#procurement/models/purchase_bill'
import PurchaseBillLine from '#procurement/models/purchase_bill_line'
import type PurchaseOrder from '#procurement/models/purchase_order'
import { netPriceE4, priceOrder } from '#procurement/pricing/price_order'
import { retentionOf } from '#procurement/billing/retention'
import { saveProgress } from '#procurement/receiving/save_progress'
import { today } from '#core/settings/firm_clock'
import { billDueOn } from '#procurement/terms/schedule'
import type { createBillValidator } from '#procurement/validators/purchase_bill'

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
export async function recordBill(unit: Unit, order: PurchaseOrder, input: BillInput) {
  const before = order.toAudit()
  const limits = limitsOf(order)
  const lines = judgeLines(order, input.lines, limits)
  const charges = judgeCharges(order, input, limits)
  if (!lines.length && !charges.freightMinor && !charges.chargesMinor)
    throw invalid({ lines: ['required'] })
  const blocked = lines.some(({ match }) => match !== 'matched') || charges.chargesOverMinor > 0
  const { freightVatCategory, freightVatBp, chargesVatCategory, chargesVatBp, retentionBp } = order
  const taxes = { freightVatCategory, freightVatBp, chargesVatCategory, chargesVatBp }
  const asked = chargesOf({ ...charges, ...taxes })
  const { lines: prices, ...totals } = priceOrder(lines, order.currency, asked)
  const billedOn = input.billedOn ?? today()
  if (billedOn > today()) throw invalid({ billedOn: ['inFuture'] })
  if (input.dueOn && input.dueOn < billedOn) throw invalid({ dueOn: ['beforeBill'] })
  const bill = new PurchaseBill().useTransaction(unit.trx)
  bill.merge({
    ...totals,
    ...charges,
    ...taxes,
    retentionBp,
    retentionMinor: retentionOf(totals.subtotalMinor, retentionBp),
    retentionPaidMinor: 0,
    purchaseOrderId: order.id,
    vendorId: order.vendorId,
    vendorNumber: input.vendorNumber,
    liveKey: numberKey(input.vendorNumber),
    billedOn,
    dueOn: input.dueOn ?? (await dueByTerms(unit, order, billedOn)),
    currency: order.currency,
    paidMinor: 0,
    status: blocked ? 'blocked' : 'matched',
    releaseReason: null,
    releasedBy: null,
    releasedAt: null,
    note: input.note ?? null,
    version: 1,
    createdBy: unit.actor.id,
    updatedBy: unit.actor.id,
  })
  await bill.save().catch((error) => {
    throw isDuplicate(error) ? conflict('DUPLICATE_BILL', { params: { number: input.vendorNumber } }) : error // prettier-ignore
  })
  const rows = lines.map((line, i) => ({ ...line, ...prices[i], purchaseBillId: bill.id, position: i + 1 })) // prettier-ignore
  await createRows(unit.trx, PurchaseBillLine, rows)
  await bill.load('lines')
  for (const { orderLineId, quantityE4 } of lines)
    order.lines.find(({ id }) => id === orderLineId)!.billedE4 += quantityE4
  order.freightBilledMinor += charges.freightMinor
  order.chargesBilledMinor += charges.chargesMinor
  await saveProgress(unit, order)
  announce(unit, 'bills', bill.id, 'create')
  await recordChange(unit, 'bill', order, { before, after: { ...order.toAudit(), ...bill.toAudit() } }) // prettier-ignore
  return bill
}

/** As the order's payment term says, where the bill does not name a day itself. */
async function dueByTerms(unit: Unit, { paymentTermId }: PurchaseOrder, billedOn: string) {
  if (!paymentTermId) return null
  const parts = await PaymentTermPart.query({ client: unit.trx }).where({ paymentTermId })
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
  const judged = lines.map(({ lineId, quantity, unitPrice, ...said }, i) => {
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
    const { category, rateBp } = taxOf(said, `lines.${i}.vatRate`, agreed)
    const tax = { vatCategory: category, vatRateBp: rateBp }
    return { orderLineId: lineId, ...billed, ...tax, ...matchLine(billed, ordered, limits) }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return judged
}
