import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/exceptions/app_error'
import { lineTotalMinor, parseDecimal } from '#core/money/money'
import { taxOf } from '#core/settings/vat'
import type { Unit } from '#core/unit/unit'
import { resolveReferences } from '#procurement/actions/resolve_references'
import type PurchaseRequest from '#procurement/models/purchase_request'
import type PurchaseRequestQuote from '#procurement/models/purchase_request_quote'
import { recordRequest, saveRequest } from '#procurement/requests/request_records'
import { today } from '#core/settings/firm_clock'
import type { quoteValidator } from '#procurement/validators/purchase_request'

type Answer = Infer<typeof quoteValidator>

/**
 * Writes down what a vendor has answered; an answer written again replaces the one before.
 * @throws AppError 422 on a line of another request, on an answer without prices or of a day to come, or
 *   on VAT whose category and rate contradict
 */
export async function enterQuote(
  unit: Unit,
  request: PurchaseRequest,
  quote: PurchaseRequestQuote,
  { declined = false, lines = [], freight, ...said }: Answer
) {
  await resolveReferences(unit, { paymentTermId: said.paymentTermId })
  if (!declined) requireOwnLines(request, lines)
  const before = quote.toAudit()
  quote.merge({ ...said, status: declined ? 'declined' : 'quoted' })
  quote.quotedOn = said.quotedOn ?? quote.quotedOn ?? today()
  if (quote.quotedOn > today()) throw invalid({ quotedOn: ['inFuture'] })
  if (quote.quotedOn < quote.invitedOn) throw invalid({ quotedOn: ['beforeInvitation'] })
  if (quote.validUntilOn && quote.validUntilOn < quote.quotedOn)
    throw invalid({ validUntilOn: ['beforeQuote'] })
  if (freight !== undefined)
    quote.freightMinor = lineTotalMinor(10_000, Number(parseDecimal(freight ?? '0', 4)), quote.currency) // prettier-ignore
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
  await saveRequest(unit, request)
  const after = quote.toAudit()
  await recordRequest(unit, declined ? 'decline' : 'quote', request, { before, after })
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
