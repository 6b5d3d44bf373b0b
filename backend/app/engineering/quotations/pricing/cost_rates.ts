import { AppError, invalid } from '#core/base/app_error'
import { rateOn } from '#core/exchange_rates/known_rates'
import { divideHalfUp, formatDecimal } from '#engines/money/money'
import { convertedE4, RATE_DIGITS, RATE_SCALE, type CostRate } from './line_costs.js'
import type { LineValues } from './line_values.js'

/** As a cost that is entered in the quotation's own currency. */
const LARGEST_UNIT_COST_E4 = 1_000_000_000_000

/** The rate between two currencies on a day; null where one of them has none. */
export function costRate(from: string, to: string, on: string): CostRate | null {
  const [own, wanted] = [rateOn(from, on), rateOn(to, on)]
  if (!own || !wanted) return null
  return {
    currency: from,
    rate: formatDecimal(divideHalfUp(own * RATE_SCALE, wanted), RATE_DIGITS),
    on,
  }
}

interface Priced {
  currency: string
  /** The day whose rates a currency takes that has none yet. */
  on: string
  /** Those that stay. */
  kept: readonly CostRate[]
}

/**
 * Lines with their costs in the currency of the quotation, and the rates that this took: those that
 * are kept, or those of its day for a currency that is new in it.
 * @throws AppError 422 NO_EXCHANGE_RATE, or on `lines.N.unitCost` where it comes to too much
 */
export function convertCosts(lines: LineValues[], { currency, on, kept }: Priced) {
  const rates = new Map(kept.map((rate) => [rate.currency, rate]))
  const used = new Map<string, CostRate>()
  const converted = lines.map((line, index) => {
    const { costCurrency, foreignCostE4 } = line
    if (!costCurrency || foreignCostE4 === null) return ownCost(line)
    if (costCurrency === currency) return ownCost({ ...line, unitCostE4: foreignCostE4 })
    const rate = rates.get(costCurrency) ?? costRate(costCurrency, currency, on)
    if (!rate) throw noRate(costCurrency, on, index)
    used.set(costCurrency, rate)
    const unitCostE4 = convertedE4(foreignCostE4, rate)
    if (unitCostE4 > LARGEST_UNIT_COST_E4) throw invalid({ [`lines.${index}.unitCost`]: ['range'] })
    return { ...line, unitCostE4 }
  })
  return { lines: converted, rates: [...used.values()] }
}

const ownCost = (line: LineValues): LineValues => ({
  ...{ ...line, costCurrency: null, foreignCostE4: null },
})

const noRate = (currency: string, day: string, index: number) =>
  new AppError(422, 'NO_EXCHANGE_RATE', {
    params: { currency, day },
    fields: { [`lines.${index}.costCurrency`]: ['noRate'] },
  })

/** The kept rates for another currency of the quotation, each still of its own day. */
export const recrossed = (rates: readonly CostRate[], to: string): CostRate[] =>
  rates.flatMap(({ currency, on }) => costRate(currency, to, on) ?? [])
