import { divideHalfUp, exponentOf, parseDecimal } from '#engines/money/money'

/** What one unit of a cost currency is worth in the quotation's, kept with the day that it is of. */
export type CostRate = { currency: string; rate: string; on: string }

/** Of a rate after the point. */
export const RATE_DIGITS = 10
export const RATE_SCALE = 10n ** BigInt(RATE_DIGITS)

interface Costed {
  quantityE4: number
  unitCostE4?: number | null
  costCurrency?: string | null
  foreignCostE4?: number | null
}

/** What a unit of a line costs in the currency that it was entered in; null where that is not known. */
export const enteredCostE4 = ({
  unitCostE4,
  costCurrency,
  foreignCostE4,
}: Omit<Costed, 'quantityE4'>): number | null => (costCurrency ? foreignCostE4 : unitCostE4) ?? null

/** What a line costs in minor units of `currency`, rounded once; null where its cost is not known. */
export function lineCostMinor(
  { quantityE4, unitCostE4, costCurrency, foreignCostE4 }: Costed,
  currency: string,
  rates: readonly CostRate[] = []
): number | null {
  const foreign = costCurrency && rates.find((rate) => rate.currency === costCurrency)
  const [costE4, scaled] = foreign
    ? [foreignCostE4, parseDecimal(foreign.rate, RATE_DIGITS)]
    : [unitCostE4, RATE_SCALE]
  if (costE4 === null || costE4 === undefined) return null
  const product = BigInt(quantityE4) * BigInt(costE4) * scaled
  return Number(divideHalfUp(product, 10n ** BigInt(8 - exponentOf(currency)) * RATE_SCALE))
}

/** A unit cost in the quotation's currency, in ten-thousandths. */
export const convertedE4 = (costE4: number, { rate }: CostRate): number =>
  Number(divideHalfUp(BigInt(costE4) * parseDecimal(rate, RATE_DIGITS), RATE_SCALE))

/** A rate as the audit log states it. */
export const rateText = ({ currency, rate, on }: CostRate): string => `${currency} ${rate} (${on})`
