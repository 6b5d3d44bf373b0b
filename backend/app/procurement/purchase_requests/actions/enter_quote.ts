import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { lineTotalMinor, parseDecimal } from '#engines/money/money'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { taxOf } from '#core/settings/vat'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { resolveReferences } from '#procurement/shared/resolve_references'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import type PurchaseRequestQuote from '#procurement/purchase_requests/models/purchase_request_quote'
import { recordRequest, saveRequest } from '#procurement/purchase_requests/request_audit'
import { closeRequestShares } from '#procurement/purchase_requests/rfq_shares'
import { today } from '#core/settings/firm_clock'
import type { quoteValidator } from '#procurement/purchase_requests/validator'

type Answer = Infer<typeof quoteValidator>

/**
 * Writes down what a vendor has answered; an answer written again replaces the one before.
 * @throws AppError 422 on a line of another request, on an answer without prices or of a day to come, or
 *   on VAT whose category and rate contradict
 */
export async function enterQuote(
  uow: UnitOfWork,
  request: PurchaseRequest,
  quote: PurchaseRequestQuote,
  { declined = false, lines = [], freight, ...stated }: Answer
) {
  await resolveReferences(uow, { paymentTermId: stated.paymentTermId })
  if (!declined) requireOwnLines(request, lines)
  const before = quote.toAudit()
  quote.merge({ ...stated, status: declined ? 'declined' : 'quoted' })
  quote.quotedOn = stated.quotedOn ?? quote.quotedOn ?? today()
  if (quote.quotedOn > today()) throw invalid({ quotedOn: ['inFuture'] })
  if (quote.quotedOn < quote.invitedOn) throw invalid({ quotedOn: ['beforeInvitation'] })
  if (quote.validUntilOn && quote.validUntilOn < quote.quotedOn)
    throw invalid({ validUntilOn: ['beforeQuote'] })
  if (freight !== undefined)
    quote.freightMinor = lineTotalMinor(
      10_000,
      Number(parseDecimal(freight ?? '0', 4)),
      quote.currency
    )
  quote.merge(worthOf(request, quote, lines))
  if (declined) await closeRequestShares(uow, request, { quoteId: quote.id })
  await quote.save()
  await quote.related('lines').query().delete()
  if (!declined)
    await quote.related('lines').createMany(
      lines.map((line, i) => {
        const { category, rateBp } = taxOf(line, `lines.${i}.vatRate`)
        const unitPriceE4 = Number(parseDecimal(line.unitPrice, 4))
        return { lineId: line.lineId, unitPriceE4, vatCategory: category, vatRateBp: rateBp }
      })
    )
  await quote.load('lines')
  await saveRequest(uow, request)
  const after = quote.toAudit()
  await recordRequest(uow, declined ? 'decline' : 'quote', request, { before, after })
}

/** What it offers before VAT, at the rate of the day it was given. */
function worthOf(
  request: PurchaseRequest,
  { currency, freightMinor, quotedOn }: PurchaseRequestQuote,
  lines: NonNullable<Answer['lines']>
) {
  const wanted = new Map(request.lines.map(({ id, quantityE4 }) => [id, quantityE4]))
  const net = lines.reduce(
    (sum, { lineId, unitPrice }) =>
      sum + lineTotalMinor(wanted.get(lineId) ?? 0, Number(parseDecimal(unitPrice, 4)), currency),
    freightMinor
  )
  const { exchangeRateE6, baseTotalMinor } = frozenRate(net, currency, quotedOn!)
  return { exchangeRateE6, baseNetMinor: baseTotalMinor }
}

function requireOwnLines(request: PurchaseRequest, lines: NonNullable<Answer['lines']>) {
  if (!lines.length) throw invalid({ lines: ['required'] })
  const own = new Set(request.lines.map(({ id }) => id))
  const wrong: Record<string, string[]> = {}
  // each line once: what was taken is not there a second time
  lines.forEach(({ lineId }, i) => {
    if (!own.delete(lineId)) wrong[`lines.${i}.lineId`] = ['absent']
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
}
