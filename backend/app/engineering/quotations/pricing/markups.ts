import { invalid } from '#core/base/app_error'
import { basisPointsOf, parseMoney, percentOf } from '#engines/money/money'
import type { MARKUP_BASES, MARKUP_KINDS, MARKUP_MODES } from '#engineering/enums/bill'

/** One mark-up as it is written and stored; they apply in their order. */
export type Markup = {
  kind: (typeof MARKUP_KINDS)[number]
  label: string | null
  mode: (typeof MARKUP_MODES)[number]
  /** Per cent, or an amount in major units of the quotation's currency. */
  value: string
  base: (typeof MARKUP_BASES)[number]
}

/**
 * What each mark-up adds, in minor units. A percentage is taken of the lines or of the lines with
 * the mark-ups before it, and rounded half up once.
 * @throws AppError 422 on `markups.N.value` when an amount has more digits than the currency
 */
export function markupTotals(linesMinor: number, markups: Markup[], currency: string): number[] {
  let running = linesMinor
  return markups.map(({ mode, value, base }, index) => {
    const added =
      mode === 'fixed'
        ? fixedAmount(value, currency, index)
        : percentOf(base === 'lines' ? linesMinor : running, basisPoints(value, index))
    running += added
    return added
  })
}

/** No mark-up is more than ten times what it stands on. */
const LARGEST_RATE_BP = 100_000

function basisPoints(value: string, index: number): number {
  try {
    const rate = basisPointsOf(trimmed(value))
    if (rate <= LARGEST_RATE_BP) return rate
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw invalid({ [`markups.${index}.value`]: ['percent'] })
}

function fixedAmount(value: string, currency: string, index: number): number {
  try {
    return parseMoney(trimmed(value), currency)
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ [`markups.${index}.value`]: ['moneyDigits'] })
    throw error
  }
}

/** `1.500` → `1.5`: zeros at the end are no digits too many. */
export function trimmed(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
