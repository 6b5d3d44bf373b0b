import type { Infer } from '@vinejs/vine/types'
import { AppError, conflict } from '#core/base/app_error'
import { formatDecimal4 } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { editQuotation, type Change } from '#engineering/quotations/actions/change_quotation'
import { fillPrices, keptLine } from '#engineering/quotations/actions/fill_quotation'
import { billOf, treeOf } from '#engineering/quotations/bill_of'
import type Quotation from '#engineering/quotations/models/quotation'
import { convertCosts, costRate } from '#engineering/quotations/pricing/cost_rates'
import { convertedE4, type CostRate } from '#engineering/quotations/pricing/line_costs'
import type { refreshRatesValidator } from './validator.js'

/**
 * The rates of a day for every cost currency of a quotation.
 * @throws AppError 422 NO_EXCHANGE_RATE where one has none
 */
function ratesOn({ costRates, currency: to }: Quotation, on: string): CostRate[] {
  return (costRates ?? []).map(({ currency }) => {
    const rate = costRate(currency, to, on)
    if (rate) return rate
    throw new AppError(422, 'NO_EXCHANGE_RATE', {
      params: { currency, day: on },
      fields: { on: ['noRate'] },
    })
  })
}

/** What the rates of a day would make of a quotation, before anything is changed. `lines` must be loaded. */
export function previewRates(quotation: Quotation, on: string) {
  const before = quotation.costRates ?? []
  const after = ratesOn(quotation, on)
  const newRates = new Map(after.map((rate) => [rate.currency, rate]))
  const sums = (costRates: CostRate[]) => {
    const { costMinor, marginBp } = billOf(quotation, costRates)
    return {
      cost: costMinor === null ? null : quotation.money(costMinor),
      margin: marginBp === null ? null : marginBp / 100,
    }
  }
  return {
    ...{ on, currency: quotation.currency, before: sums(before), after: sums(after) },
    rates: before.map(({ currency, rate, on: day }) => {
      const { rate: newRate } = newRates.get(currency)!
      return { currency, rate, on: day, newRate }
    }),
    lines: changedLines(quotation, newRates),
  }
}

function changedLines(quotation: Quotation, rates: ReadonlyMap<string, CostRate>) {
  const { ordinals } = treeOf(quotation)
  return quotation.lines.flatMap((line, index) => {
    const rate = line.costCurrency ? rates.get(line.costCurrency) : undefined
    if (!rate || line.foreignCostE4 === null) return []
    const after = convertedE4(line.foreignCostE4, rate)
    if (after === line.unitCostE4) return []
    const { description, descriptionAr, costCurrency, foreignCostE4 } = line
    return [
      {
        ...{ ordinal: line.clientItem ?? ordinals[index], description },
        ...{ descriptionAr: descriptionAr ?? null, costCurrency },
        unitCost: formatDecimal4(foreignCostE4),
        before: formatDecimal4(line.unitCostE4 ?? 0),
        after: formatDecimal4(after),
      },
    ]
  })
}

/**
 * Puts the rates of a day in place of those that a quotation has; they must be those that were shown.
 * @throws AppError 404, 409 LOCKED | RATES_CHANGED, 412, 422 NO_EXCHANGE_RATE
 */
export const refreshRates = (
  uow: UnitOfWork,
  change: Change,
  { on, rates: shown }: Infer<typeof refreshRatesValidator>
) =>
  editQuotation(uow, change, 'refresh_rates', async (quotation) => {
    const rates = ratesOn(quotation, on)
    const known = new Map(shown.map(({ currency, rate }) => [currency as string, rate]))
    const isShown = rates.every(({ currency, rate }) => known.get(currency) === rate)
    if (!isShown || known.size !== rates.length) throw conflict('RATES_CHANGED')
    const { currency } = quotation
    const { lines } = convertCosts(quotation.lines.map(keptLine), { currency, on, kept: rates })
    quotation.costRates = rates
    fillPrices(quotation, lines, {}, currency)
    return lines
  })
