import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { formatDecimal4, formatMoney, type CURRENCIES } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { createPurchaseOrder } from '#procurement/purchase_orders/actions/save_purchase_order'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import type { PurchaseRequestLine } from '#procurement/purchase_requests/models/purchase_request'
import PurchaseRequestAward from '#procurement/purchase_requests/models/purchase_request_award'
import type PurchaseRequestQuote from '#procurement/purchase_requests/models/purchase_request_quote'
import { comparedQuotes } from '#procurement/purchase_requests/queries/request_quotes'
import { recordRequest, saveRequest } from '#procurement/purchase_requests/request_audit'
import { closeRequestShares } from '#procurement/purchase_requests/rfq_shares'
import { today } from '#core/settings/firm_clock'
import { scheduleNeeds } from '#procurement/shared/schedule_needs'
import type { awardValidator } from '#procurement/purchase_requests/validator'

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
  uow: UnitOfWork,
  request: PurchaseRequest,
  { lines, reason = null }: Award
) {
  const before = request.toAudit()
  const chosen = await chosenLines(uow, request, lines)
  if (!reason && chosen.some(({ lowest }) => !lowest)) throw invalid({ reason: ['required'] })
  const orders: string[] = []
  for (const [quote, ofQuote] of Map.groupBy(chosen, ({ quote: of }) => of)) {
    const order = await draftOrder(uow, request, quote, ofQuote)
    orders.push(order.number)
    await PurchaseRequestAward.createMany(
      ofQuote.map(({ line, lowest }) => ({
        ...{ purchaseRequestId: request.id, lineId: line.id, quoteId: quote.id },
        ...{ purchaseOrderId: order.id, lowest, reason: lowest ? null : reason },
        ...{ createdBy: uow.actor.id, createdAt: DateTime.utc() },
      })),
      { client: uow.trx }
    )
  }
  request.status = 'awarded'
  await closeRequestShares(uow, request)
  await saveRequest(uow, request)
  const after = { ...request.toAudit(), orders, awardReason: reason }
  await recordRequest(uow, 'award', request, { before, after })
}

async function chosenLines(uow: UnitOfWork, request: PurchaseRequest, requested: Award['lines']) {
  const { quotes, comparison } = await comparedQuotes(request, uow.trx)
  const quoteOf = new Map(quotes.map((quote) => [quote.id, quote]))
  const lineOf = new Map(request.lines.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const chosen = requested.flatMap(({ lineId, quoteId }, i): Chosen[] => {
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

/** The vendor's own prices and conditions, and its freight. */
async function draftOrder(
  uow: UnitOfWork,
  request: PurchaseRequest,
  quote: PurchaseRequestQuote,
  chosen: Chosen[]
) {
  const priceOf = new Map(quote.lines.map((line) => [line.lineId, line]))
  const { projectId, warehouseId, deliveryLocation, requiredOn } = request
  // the schedule may have dropped a task since
  const needs = await scheduleNeeds(
    chosen.map(({ line }) => line.needId),
    uow.trx
  )
  const goods = chosen.map(({ line }) => ({
    vatCategory: priceOf.get(line.id)!.vatCategory,
    description: line.description,
    descriptionAr: line.descriptionAr,
    materialId: line.materialId,
    unit: line.unit,
    needId: needs.has(line.needId ?? 0) ? line.needId : null,
    needByOn: line.needByOn,
    quantity: formatDecimal4(line.quantityE4),
    unitPrice: formatDecimal4(priceOf.get(line.id)!.unitPriceE4),
    vatRate: formatDecimal4(priceOf.get(line.id)!.vatRateBp * 100),
  }))
  return createPurchaseOrder(uow, {
    ...{ vendorId: quote.vendorId, projectId, warehouseId, deliveryLocation },
    requiredOn: requiredOn && requiredOn >= today() ? requiredOn : null,
    currency: quote.currency as (typeof CURRENCIES)[number],
    paymentTermId: quote.paymentTermId,
    terms: quote.terms,
    vendorReference: quote.vendorNumber,
    freight: formatMoney(quote.freightMinor, quote.currency),
    lines: goods,
  })
}

/**
 * Opens the comparison again once every order of the award was deleted or cancelled.
 * @throws AppError 409 IN_USE while one of them lives
 */
export async function reopenRequest(uow: UnitOfWork, request: PurchaseRequest) {
  const alive = await uow.trx
    .from('purchase_request_awards as a')
    .join('purchase_orders as o', 'o.id', 'a.purchase_order_id')
    .where('a.purchase_request_id', request.id)
    .where('o.status', '<>', 'cancelled')
    .first()
  if (alive) throw conflict('IN_USE')
  const before = request.toAudit()
  await PurchaseRequestAward.query({ client: uow.trx })
    .where('purchaseRequestId', request.id)
    .delete()
  request.status = 'quoting'
  await saveRequest(uow, request)
  await recordRequest(uow, 'reopen', request, { before, after: request.toAudit() })
}
