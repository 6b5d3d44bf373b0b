import { invalid } from '#core/exceptions/app_error'
import { basisPointsOf, parseDecimal } from '#core/money/money'
import { searchText } from '#core/text/fold'
import type { Unit } from '#core/unit/unit'
import { PLAIN_FIELDS } from '#engineering/models/quotation'
import type Quotation from '#engineering/models/quotation'
import type QuotationLine from '#engineering/models/quotation_line'
import type { Markup } from '#engineering/pricing/markups'
import type { PricedInput } from '#engineering/pricing/price_lines'
import { lineValues, type LineValues } from '#engineering/pricing/line_values'
import { priceQuotation } from '#engineering/pricing/price_quotation'
import { activeScoring } from '#engineering/queries/active_scoring'
import { ratedInput } from '#engineering/queries/client_past'
import { requireChoices } from '#engineering/rules/known_choices'
import { scoreProject } from '#engineering/scoring/score_project'
import type { QuotationInput } from '#engineering/validators/quotation'

/**
 * Puts what was written into the model and derives the rest: client name, prices, score, search
 * text. Nothing is saved. `quotation.lines` must be loaded unless it is new.
 * @returns the lines to store, or null when they stay as they are
 * @throws AppError 422 per field: unknown choices, absent client, discount above the subtotal …
 */
export async function fillQuotation(unit: Unit, quotation: Quotation, input: QuotationInput) {
  await requireChoices(unit.trx, input, quotation)
  const previousCurrency = quotation.currency
  for (const name of PLAIN_FIELDS) {
    if (input[name] !== undefined) quotation.merge({ [name]: input[name] })
  }
  if (input.areaSqm !== undefined) {
    quotation.areaSqmE4 = input.areaSqm === null ? null : Number(parseDecimal(input.areaSqm, 4))
  }
  requireFitting(quotation)
  if (input.clientId !== undefined) await fillClient(unit, quotation, input.clientId)
  const sameCurrency = previousCurrency === quotation.currency
  // totals of lines are rounded in the currency: another one makes them anew
  const lines =
    input.lines?.map(lineValues) ?? (sameCurrency ? null : quotation.lines.map(keptLine))
  fillPrices(quotation, lines ?? quotation.lines, input, previousCurrency)
  await scoreAnew(unit, quotation)
  fillSearchText(quotation)
  return lines
}

function requireFitting({ quotedOn, validUntilOn, productTypes }: Quotation) {
  if (validUntilOn && validUntilOn < quotedOn) throw invalid({ validUntilOn: ['beforeStart'] })
  // the column that holds them
  if (JSON.stringify(productTypes).length > 600) throw invalid({ productTypes: ['range'] })
}

/** The client's name is kept beside its id: it stays readable when the client is deleted. */
async function fillClient(unit: Unit, quotation: Quotation, clientId: number | null) {
  const client = clientId
    ? await unit.trx.from('clients').where('id', clientId).select('name', 'company').first()
    : null
  if (clientId && !client) throw invalid({ clientId: ['absent'] })
  quotation.clientId = clientId
  quotation.clientName = client ? (client.company ?? client.name) : null
}

export function keptLine(line: QuotationLine): LineValues {
  const { description, quantityE4, unitRateE4, inclusion, vatCategory } = line
  return {
    section: line.section ?? null,
    description,
    descriptionAr: line.descriptionAr ?? null,
    unit: line.unit ?? null,
    quantityE4,
    unitRateE4,
    costHead: line.costHead ?? null,
    unitCostE4: line.unitCostE4 ?? null,
    inclusion,
    vatCategory,
  }
}

function fillPrices(
  quotation: Quotation,
  lines: PricedInput[],
  input: QuotationInput,
  previousCurrency: string
) {
  if (input.vatRate !== undefined) quotation.vatRateBp = basisPointsOf(input.vatRate)
  if (input.markups) quotation.markups = input.markups.map(markupValues)
  const { currency, vatRateBp, discountMinor: minor } = quotation
  const discount = input.discount ?? { minor, currency: previousCurrency }
  const markups = quotation.markups ?? []
  const prices = priceQuotation({ lines, currency, vatRateBp, discount, markups })
  const { lineTotals: _totals, vatShares: _shares, ...amounts } = prices
  quotation.merge(amounts)
}

function markupValues(markup: NonNullable<QuotationInput['markups']>[number]): Markup {
  const { kind, mode, value, base = 'running' } = markup
  return { kind, label: markup.label ?? null, mode, value, base }
}

/** By the weights in force now. */
export async function scoreAnew(unit: Unit, quotation: Quotation) {
  const config = await activeScoring(unit.trx)
  const score = scoreProject(config.rules, await ratedInput(quotation, unit.trx))
  quotation.scoringConfigId = config.id
  quotation.scoreBreakdown = score
  quotation.projectScoreBp = Math.round(score.total * 100)
  quotation.recommendationStatus = score.recommendation
}

export function fillSearchText(quotation: Quotation) {
  quotation.searchText = searchText(
    quotation.number,
    quotation.projectName,
    quotation.projectNameAr,
    quotation.clientName,
    quotation.endUser,
    quotation.requestedBy,
    quotation.location,
    quotation.city,
    quotation.bdmInitials
  )
}
