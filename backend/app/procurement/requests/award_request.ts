import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/exceptions/app_error'
import { formatDecimal4, formatMoney, type CURRENCIES } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { createPurchaseOrder } from '#procurement/actions/save_purchase_order'
import type PurchaseRequest from '#procurement/models/purchase_request'
import type { PurchaseRequestLine } from '#procurement/models/purchase_request'
import PurchaseRequestAward from '#procurement/models/purchase_request_award'
import type PurchaseRequestQuote from '#procurement/models/purchase_request_quote'
import { comparedQuotes } from '#procurement/requests/request_quotes'
import { recordRequest, saveRequest } from '#procurement/requests/request_records'
import { today } from '#core/settings/firm_clock'
import type { awardValidator } from '#procurement/validators/purchase_request'

type Award = Infer<typeof awardValidator>

interface Chosen {
  line: PurchaseRequestLine
  quote: PurchaseRequestQuote
  lowest: boolean
}

/**
 * Gives the lines of a locked request to quotes and drafts one order for each vendor.
 * @throws AppError 409 VENDOR_BLOCKED, 422 on a line that the quote does not offer, and on `reason`
 *   when one of the lines goes to another than the lowest without saying why
 */
export async function awardRequest(
  unit: Unit,
  request: PurchaseRequest,
  { lines, reason = null }: Award
) {
  const before = request.toAudit()
  const chosen = await chosenLines(unit, request, lines)
  if (!reason && chosen.some(({ lowest }) => !lowest)) throw invalid({ reason: ['required'] })
  const orders: string[] = []
  for (const [quote, ofQuote] of Map.groupBy(chosen, ({ quote: of }) => of)) {
    const order = await draftOrder(unit, request, quote, ofQuote)
    orders.push(order.number)
    await PurchaseRequestAward.createMany(
      ofQuote.map(({ line, lowest }) => ({
        ...{ purchaseRequestId: request.id, lineId: line.id, quoteId: quote.id },
        ...{ purchaseOrderId: order.id, lowest, reason: lowest ? null : reason },
        ...{ createdBy: unit.actor.id, createdAt: DateTime.utc() },
      })),
      { client: unit.trx }
    )
  }
  request.status = 'awarded'
  await saveRequest(unit, request)
  const after = { ...request.toAudit(), orders, awardReason: reason }
  await recordRequest(unit, 'award', request, { before, after })
}

async function chosenLines(unit: Unit, request: PurchaseRequest, asked: Award['lines']) {
  const { quotes, comparison } = await comparedQuotes(request, unit.trx)
  const quoteOf = new Map(quotes.map((quote) => [quote.id, quote]))
  const lineOf = new Map(request.lines.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const chosen = asked.flatMap(({ lineId, quoteId }, i): Chosen[] => {
    const line = lineOf.get(lineId)
    const quote = quoteOf.get(quoteId)
    const price = comparison.prices.get(quoteId)?.get(lineId)
    if (!line) wrong[`lines.${i}.lineId`] = ['absent']
    else if (!quote || !price) wrong[`lines.${i}.quoteId`] = ['absent']
    // each line once
    lineOf.delete(lineId)
    return line && quote && price ? [{ line, quote, lowest: price.lowest }] : []
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return chosen
}

/** The vendor's own prices and conditions, and its carriage. */
function draftOrder(
  unit: Unit,
  request: PurchaseRequest,
  quote: PurchaseRequestQuote,
  chosen: Chosen[]
) {
  const priceOf = new Map(quote.lines.map((line) => [line.lineId, line]))
  const { projectId, warehouseId, deliveryLocation, requiredOn } = request
  const goods = chosen.map(({ line }) => ({
    vatCategory: priceOf.get(line.id)!.vatCategory,
    description: line.description,
    descriptionAr: line.descriptionAr,
    materialId: line.materialId,
    unit: line.unit,
    quantity: formatDecimal4(line.quantityE4),
    unitPrice: formatDecimal4(priceOf.get(line.id)!.unitPriceE4),
    vatRate: formatDecimal4(priceOf.get(line.id)!.vatRateBp * 100),
  }))
  return createPurchaseOrder(unit, {
    ...{ vendorId: quote.vendorId, projectId, warehouseId, deliveryLocation },
    requiredOn: requiredOn && requiredOn >= today() ? requiredOn : null,
    currency: quote.currency as (typeof CURRENCIES)[number],
    paymentTermId: quote.paymentTermId,
    terms: quote.terms,
    freight: formatMoney(quote.freightMinor, quote.currency),
    lines: goods,
  })
}

/**
 * Opens the comparison again once every order of the award was deleted or cancelled.
 * @throws AppError 409 IN_USE while one of them lives
 */
export async function reopenRequest(unit: Unit, request: PurchaseRequest) {
  const alive = await unit.trx
    .from('purchase_request_awards as a')
    .join('purchase_orders as o', 'o.id', 'a.purchase_order_id')
    .where('a.purchase_request_id', request.id)
    .where('o.status', '<>', 'cancelled')
    .first()
  if (alive) throw conflict('IN_USE')
  const before = request.toAudit()
  await PurchaseRequestAward.query({ client: unit.trx }).where('purchaseRequestId', request.id).delete() // prettier-ignore
  request.status = 'quoting'
  await saveRequest(unit, request)
  await recordRequest(unit, 'reopen', request, { before, after: request.toAudit() })
}
