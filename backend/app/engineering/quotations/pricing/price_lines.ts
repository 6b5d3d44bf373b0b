import { divideHalfUp, formatDecimal4, lineTotalMinor, percentOf } from '#engines/money/money'
import { VAT_CATEGORIES, type Inclusion, type VatCategory } from '#engineering/enums/bill'
import { lineCostMinor, type CostRate } from './line_costs.js'
import { markupTotals, type Markup } from './markups.js'

/** Amounts of one quotation stay below this many minor units (100 billion with two decimals). */
export const LARGEST_AMOUNT = 10_000_000_000_000

export interface PricedInput {
  /** All in ten-thousandths. */
  quantityE4: number
  unitRateE4: number
  unitCostE4?: number | null
  costCurrency?: string | null
  foreignCostE4?: number | null
  inclusion?: Inclusion
  vatCategory?: VatCategory
}

export interface VatShare {
  category: VatCategory
  rateBp: number
  taxableMinor: number
  vatMinor: number
}

export interface Prices {
  lineTotals: number[]
  /** Of the lines that count. */
  linesMinor: number
  markupMinor: number
  /** Lines with mark-ups. */
  subtotalMinor: number
  discountMinor: number
  vatMinor: number
  totalMinor: number
  /** One per category that occurs. */
  vatShares: VatShare[]
  /** Null while a counted line of value has no cost. */
  costMinor: number | null
  /** What is left of the price before VAT after all costs, in basis points of that price. */
  marginBp: number | null
}

interface Terms {
  discountMinor: number
  vatRateBp: number
  currency: string
  markups?: Markup[]
  /** Of the lines whose cost is in another currency. */
  costRates?: readonly CostRate[]
}

/**
 * The prices of a bill of quantities in minor units of `currency`. Each line is quantity × rate
 * rounded half up; lines that are optional or alternative count for nothing; mark-ups follow in
 * order. Mark-ups and discount are spread over the VAT categories in proportion to their lines, and
 * VAT is rounded once per category.
 */
export function priceLines(lines: PricedInput[], terms: Terms): Prices {
  const { discountMinor, vatRateBp, currency, markups = [], costRates } = terms
  const priced = lines.map((line) => ({
    line,
    total: lineTotalMinor(line.quantityE4, line.unitRateE4, currency),
  }))
  const counted = priced.filter(({ line }) => counts(line))
  const linesMinor = sumOf(counted.map(({ total }) => total))
  const markupMinor = sumOf(markupTotals(linesMinor, markups, currency))
  const subtotalMinor = linesMinor + markupMinor
  const net = subtotalMinor - discountMinor
  const vatShares = sharesOf(counted, { linesMinor, net, vatRateBp })
  const vatMinor = sumOf(vatShares.map((share) => share.vatMinor))
  const costMinor = costOf(counted, currency, costRates)
  return {
    lineTotals: priced.map(({ total }) => total),
    linesMinor,
    markupMinor,
    subtotalMinor,
    discountMinor,
    vatMinor,
    totalMinor: net + vatMinor,
    vatShares,
    costMinor,
    marginBp: costMinor === null || net <= 0 ? null : marginOf(net, costMinor),
  }
}

type Counted = { line: PricedInput; total: number }[]

const counts = ({ inclusion = 'included' }: PricedInput) => inclusion === 'included'
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function sharesOf(
  counted: Counted,
  { linesMinor, net, vatRateBp }: { linesMinor: number; net: number; vatRateBp: number }
): VatShare[] {
  const lines = counted.map(({ line: { vatCategory }, total }) => ({ vatCategory, total }))
  return byVatCategory(lines, linesMinor, net).map(({ category, amountMinor: taxableMinor }) => {
    const rateBp = category === 'standard' ? vatRateBp : 0
    return { category, rateBp, taxableMinor, vatMinor: percentOf(taxableMinor, rateBp) }
  })
}

/**
 * An amount over the categories of its lines, in proportion to them: cut at running totals, so that
 * the parts add up.
 */
export function byVatCategory(
  counted: { vatCategory?: VatCategory; total: number }[],
  linesMinor: number,
  amount: number
): { category: VatCategory; amountMinor: number }[] {
  const present = VAT_CATEGORIES.map((category) => ({
    category,
    own: counted.filter(({ vatCategory = 'standard' }) => vatCategory === category),
  })).filter(({ own }) => own.length)
  if (!present.length) present.push({ category: 'standard', own: [] })
  let running = 0
  let given = 0
  return present.map(({ category, own }, index) => {
    running += sumOf(own.map(({ total }) => total))
    const last = index === present.length - 1
    // where lines of opposite sign cancel each category keeps its own, and what is left goes to the first
    const cut = linesMinor ? proportion(amount, running, linesMinor) : running + amount
    const upTo = last ? amount : cut
    const amountMinor = upTo - given
    given = upTo
    return { category, amountMinor }
  })
}

function proportion(amount: number, part: number, whole: number): number {
  return Number(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)))
}

function costOf(counted: Counted, currency: string, rates?: readonly CostRate[]): number | null {
  let cost = 0
  for (const { line, total } of counted) {
    const own = lineCostMinor(line, currency, rates)
    if (own !== null) cost += own
    else if (total !== 0) return null
  }
  return counted.length ? cost : null
}

/** Kept within what a column and a viewer take: −999.99 % says enough. */
function marginOf(net: number, cost: number): number {
  return Math.max(-99_999, Number(divideHalfUp(BigInt(net - cost) * 10_000n, BigInt(net))))
}

/** Basis points as a percentage: `1500` → `'15'`, `750` → `'7.5'`. */
export function formatRate(basisPoints: number): string {
  return formatDecimal4(basisPoints * 100)
}
