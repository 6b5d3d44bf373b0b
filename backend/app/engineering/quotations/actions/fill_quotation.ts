import { invalid } from '#core/base/app_error'
import { basisPointsOf, parseDecimal } from '#engines/money/money'
import { searchText } from '#engines/text/fold'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PLAIN_FIELDS } from '#engineering/quotations/models/quotation'
import type Quotation from '#engineering/quotations/models/quotation'
import type { BillLine } from '#engineering/quotations/models/quotation_line'
import type { Markup } from '#engineering/quotations/pricing/markups'
import type { PricedInput } from '#engineering/quotations/pricing/price_lines'
import { lineValues, type LineValues } from '#engineering/quotations/pricing/line_values'
import { convertCosts, recrossed } from '#engineering/quotations/pricing/cost_rates'
import { priceQuotation } from '#engineering/quotations/pricing/price_quotation'
import { activeScoring } from '#engineering/scoring_configs/active_scoring'
import { ratedInput } from '#engineering/quotations/client_past'
import { requireChoices } from '#engineering/shared/require_choices'
import { scoreProject } from '#engineering/scoring_configs/engine/score_project'
import type { QuotationInput } from '#engineering/quotations/validator'

/**
 * Puts what was written into the model and derives the rest: client name, prices, score, search
 * text. Nothing is saved. `quotation.lines` must be loaded unless it is new.
 * @returns the lines to store, or null when they stay as they are
 * @throws AppError 422 per field: unknown choices, absent client, discount above the subtotal …
 */
export async function fillQuotation(uow: UnitOfWork, quotation: Quotation, input: QuotationInput) {
  await requireChoices(uow.trx, input, quotation)
  const previousCurrency = quotation.currency
  for (const name of PLAIN_FIELDS) {
    if (input[name] !== undefined) quotation.merge({ [name]: input[name] })
  }
  if (input.areaSqm !== undefined) {
    quotation.areaSqmE4 = input.areaSqm === null ? null : Number(parseDecimal(input.areaSqm, 4))
  }
  if (input.terms) quotation.terms = input.terms
  requireFitting(quotation)
  if (input.clientId !== undefined) await fillClient(uow, quotation, input.clientId)
  const sameCurrency = previousCurrency === quotation.currency
  // the value of a job is in one currency
  if (quotation.variationOfId && !sameCurrency) throw invalid({ currency: ['notHere'] })
  // totals of lines are rounded in the currency: another one recalculates them
  const written =
    input.lines?.map(lineValues) ?? (sameCurrency ? null : quotation.lines.map(keptLine))
  const lines = written && fillCosts(quotation, written, sameCurrency)
  fillPrices(quotation, lines ?? quotation.lines, input, previousCurrency)
  await rescore(uow, quotation)
  fillSearchText(quotation)
  return lines
}

/** Costs in the currency of the quotation; a rate that it has taken stays until it is refreshed. */
function fillCosts(quotation: Quotation, written: LineValues[], sameCurrency: boolean) {
  const { currency, quotedOn: on, costRates } = quotation
  const kept = sameCurrency ? (costRates ?? []) : recrossed(costRates ?? [], currency)
  const { lines, rates } = convertCosts(written, { currency, on, kept })
  quotation.costRates = rates
  return lines
}

function requireFitting({ quotedOn, validUntilOn, productTypes }: Quotation) {
  if (validUntilOn && validUntilOn < quotedOn) throw invalid({ validUntilOn: ['beforeStart'] })
  // the column that holds them
  if (JSON.stringify(productTypes).length > 600) throw invalid({ productTypes: ['range'] })
}

/** The client's name is kept beside its id: it stays readable when the client is deleted. */
export async function fillClient(uow: UnitOfWork, quotation: Quotation, clientId: number | null) {
  const client = clientId
    ? await uow.trx.from('client_names').where('id', clientId).select('name', 'company').first()
    : null
  if (clientId && !client) throw invalid({ clientId: ['absent'] })
  quotation.clientId = clientId
  quotation.clientName = client ? (client.company ?? client.name) : null
}

export function keptLine(line: BillLine): LineValues {
  const { description, quantityE4, unitRateE4, inclusion, vatCategory } = line
  return {
    clientItem: line.clientItem ?? null,
    section: line.section ?? null,
    description,
    descriptionAr: line.descriptionAr ?? null,
    unit: line.unit ?? null,
    quantityE4,
    unitRateE4,
    costHead: line.costHead ?? null,
    unitCostE4: line.unitCostE4 ?? null,
    costCurrency: line.costCurrency ?? null,
    foreignCostE4: line.foreignCostE4 ?? null,
    rateOn: line.rateOn ?? null,
    clientRow: line.clientRow ?? null,
    inclusion,
    vatCategory,
  }
}

export function fillPrices(
  quotation: Quotation,
  lines: PricedInput[],
  input: QuotationInput,
  previousCurrency: string
) {
  if (input.vatRate !== undefined) quotation.vatRateBp = basisPointsOf(input.vatRate)
  if (input.markups) quotation.markups = input.markups.map(markupValues)
  const { currency, vatRateBp, discountMinor: minor } = quotation
  const discount = input.discount ?? { minor, currency: previousCurrency }
  const [markups, costRates] = [quotation.markups ?? [], quotation.costRates ?? []]
  const mayBeNegative = Boolean(quotation.variationOfId)
  const terms = { currency, vatRateBp, discount, markups, costRates, mayBeNegative }
  const prices = priceQuotation({ lines, ...terms })
  const { lineTotals: _totals, vatShares: _shares, ...amounts } = prices
  quotation.merge(amounts)
}

function markupValues(markup: NonNullable<QuotationInput['markups']>[number]): Markup {
  const { kind, mode, value, base = 'running' } = markup
  return { kind, label: markup.label ?? null, mode, value, base }
}

/** By the weights in force now. */
export async function rescore(uow: UnitOfWork, quotation: Quotation) {
  const config = await activeScoring(uow.trx)
  const score = scoreProject(config.rules, await ratedInput(quotation, uow.trx))
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
