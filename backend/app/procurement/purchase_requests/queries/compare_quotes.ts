import { lineTotalMinor } from '#engines/money/money'

export interface ComparedLine {
  id: number
  quantityE4: number
}

export interface ComparedQuote {
  id: number
  currency: string
  /** Riyals / 10^6 for one unit on the day of the quote; null where none was known. */
  exchangeRateE6?: number | null
  freightMinor: number
  /** Whether it may be awarded at all: answered, in time, from a vendor one may order from. */
  open: boolean
  /** Unit prices in ten-thousandths by line. */
  prices: Map<number, number>
}

interface Price {
  netMinor: number
  /** In the firm's currency; null where no rate is known. */
  baseMinor: number | null
  lowest: boolean
}

interface Total {
  netMinor: number
  /** Goods and freight in the firm's currency; null where no rate is known. */
  landedBaseMinor: number | null
  /** Every line of the request has a price. */
  complete: boolean
  lowest: boolean
}

export interface Comparison {
  /** By quote, then by line. */
  prices: Map<number, Map<number, Price>>
  totals: Map<number, Total>
}

/**
 * Lines × quotes before VAT. The lowest of a line and the lowest total are marked among the quotes
 * that may be awarded and whose currency has a rate; the total only among those that offer all.
 * @param toBase minor units of a quote in the firm's currency; not finite where no rate is known
 */
export function compareQuotes(
  lines: ComparedLine[],
  quotes: ComparedQuote[],
  toBase: (minor: number, quote: ComparedQuote) => number
): Comparison {
  const base = (minor: number, quote: ComparedQuote) => {
    const value = toBase(minor, quote)
    return Number.isFinite(value) ? value : null
  }
  const prices = new Map(quotes.map((quote) => [quote.id, pricesOf(lines, quote, base)]))
  const totals = new Map(
    quotes.map((quote) => [quote.id, totalOf(lines, quote, prices.get(quote.id)!, base)])
  )
  for (const line of lines)
    markLowest(
      quotes,
      (quote) => prices.get(quote.id)!.get(line.id),
      (price) => price.baseMinor
    )
  markLowest(
    quotes,
    ({ id }) => totals.get(id)!,
    (total) => (total.complete ? total.landedBaseMinor : null)
  )
  return { prices, totals }
}

type ToBase = (minor: number, quote: ComparedQuote) => number | null

function pricesOf(lines: ComparedLine[], quote: ComparedQuote, base: ToBase) {
  const { currency, prices } = quote
  return new Map<number, Price>(
    lines.flatMap(({ id, quantityE4 }) => {
      const unitPriceE4 = prices.get(id)
      if (unitPriceE4 === undefined) return []
      const netMinor = lineTotalMinor(quantityE4, unitPriceE4, currency)
      return [[id, { netMinor, baseMinor: base(netMinor, quote), lowest: false }] as const]
    })
  )
}

function totalOf(
  lines: ComparedLine[],
  quote: ComparedQuote,
  prices: Map<number, Price>,
  base: ToBase
): Total {
  const netMinor = [...prices.values()].reduce((sum, price) => sum + price.netMinor, 0)
  const landedBaseMinor = base(netMinor + quote.freightMinor, quote)
  const complete = lines.length > 0 && prices.size === lines.length
  return { netMinor, landedBaseMinor, complete, lowest: false }
}

function markLowest<Of extends { lowest: boolean }>(
  quotes: ComparedQuote[],
  find: (quote: ComparedQuote) => Of | undefined,
  worth: (of: Of) => number | null
) {
  const rivals = quotes.flatMap((quote) => {
    const of = quote.open ? find(quote) : undefined
    const value = of && worth(of)
    return of && typeof value === 'number' ? [{ of, value }] : []
  })
  const least = Math.min(...rivals.map(({ value }) => value))
  for (const { of, value } of rivals) of.lowest = value === least
}
