import { compare, isDecimal, multiply, percentOf, proportion, sum } from '@binaa/backend/decimal'
import { divideHalfUp, exponentOf, formatScaled, parseDecimal } from '@binaa/backend/money'
import { sectionSums, type Outline, type OutlineSection } from '@binaa/backend/outline'
import type { Line } from '../../../kit/lines/types'
import type { Markup } from './markup'

export interface QuotationTotals {
  /** Of the lines that count. */
  lines: string
  /** What each mark-up adds. */
  markups: string[]
  subtotal: string
  discount: string
  vat: string
  total: string
  /** Null while a counted line of value has no cost. */
  cost: string | null
  /** Per cent of the price before VAT. */
  margin: string | null
}

interface Terms {
  currency: string
  discount: string | null | undefined
  /** Percent. */
  vatRate: string | null | undefined
  markups?: Markup[]
  /** What one unit of a cost currency is worth in the bill's. */
  costRates?: CostRates
}

export type CostRates = Readonly<Record<string, string | null | undefined>>

const VAT_CATEGORIES = ['standard', 'zero', 'exempt']
const text = (value: Line[string]) => String(value ?? '')
const minus = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** Quantity × rate of a line, rounded half-up to the currency. */
export function lineTotal(line: Line, currency: string): string {
  return multiply(text(line.quantity), text(line.unitRate), exponentOf(currency))
}

export const isCounted = (line: object): boolean =>
  ((line as { inclusion?: unknown }).inclusion || 'included') === 'included'

/**
 * Sums as the server computes them: options count for nothing, mark-ups apply in order, VAT is
 * rounded once per category on its share of what is left after the discount.
 */
export function quotationTotals(lines: Line[], terms: Terms): QuotationTotals {
  const { currency, markups = [], costRates } = terms
  const places = exponentOf(currency)
  const counted = lines
    .filter(isCounted)
    .map((line) => ({ line, total: lineTotal(line, currency) }))
  const ofLines = sum(
    counted.map(({ total }) => total),
    places
  )
  const added = markupTotals(ofLines, markups, places)
  const subtotal = sum([ofLines, ...added], places)
  const discount = sum([terms.discount || '0'], places)
  const net = sum([subtotal, minus(discount)], places)
  const vat = vatOf(counted, { ofLines, net, places, rate: terms.vatRate || '0' })
  const cost = costOf(counted, currency, costRates)
  const isPriced = compare(net, '0') > 0
  return {
    lines: ofLines,
    markups: added,
    subtotal,
    discount,
    vat,
    total: sum([net, vat], places),
    cost,
    margin:
      cost === null || !isPriced
        ? null
        : proportion(sum([net, minus(cost)], places), '100', net, 2),
  }
}

function markupTotals(ofLines: string, markups: Markup[], places: number): string[] {
  let running = ofLines
  return markups.map(({ mode, value, base }) => {
    const stands = base === 'lines' ? ofLines : running
    const added = mode === 'fixed' ? sum([value || '0'], places) : percentOf(stands, value, places)
    running = sum([running, added], places)
    return added
  })
}

type Counted = { line: Line; total: string }[]

/** Cut at running totals, as on the server, so that the shares add up. Only `standard` is taxed. */
function vatOf(
  counted: Counted,
  { ofLines, net, places, rate }: { ofLines: string; net: string; places: number; rate: string }
): string {
  const standard = ofCategory(counted, 'standard')
  const others = VAT_CATEGORIES.slice(1).flatMap((name) => ofCategory(counted, name))
  if (!standard.length && others.length) return sum([], places)
  const own = sum(
    standard.map(({ total }) => total),
    places
  )
  if (!others.length) return percentOf(net, rate, places)
  // as on the server, where lines of opposite sign cancel
  const isCancelled = compare(ofLines, '0') === 0
  const taxed = isCancelled ? sum([own, net], places) : proportion(net, own, ofLines, places)
  return percentOf(taxed, rate, places)
}

const ofCategory = (counted: Counted, name: string) =>
  counted.filter(({ line }) => (line.vatCategory || 'standard') === name)

function costOf(counted: Counted, currency: string, rates?: CostRates): string | null {
  const costs: string[] = []
  for (const { line, total } of counted) {
    const cost = lineCost(line, currency, rates)
    if (cost !== null) costs.push(cost)
    else if (compare(total, '0') !== 0) return null
  }
  return counted.length ? sum(costs, exponentOf(currency)) : null
}

const FOUR = 4
const RATE_DIGITS = 10

/** What a line costs in the currency of the bill, rounded once; null where that is not known. */
export function lineCost(line: Line, currency: string, rates: CostRates = {}): string | null {
  const places = exponentOf(currency)
  const [unitCost, quantity] = [text(line.unitCost).trim(), text(line.quantity).trim()]
  if (unitCost === '') return null
  const from = text(line.costCurrency)
  if (!from || from === currency) return multiply(quantity, unitCost, places)
  const rate = rates[from]
  if (!rate || !isDecimal(unitCost) || !isDecimal(quantity)) return null
  const product =
    parseDecimal(quantity, FOUR) * parseDecimal(unitCost, FOUR) * parseDecimal(rate, RATE_DIGITS)
  const divisor = 10n ** BigInt(2 * FOUR + RATE_DIGITS - places)
  return formatScaled(divideHalfUp(product, divisor), places)
}

export interface SectionTotal extends OutlineSection {
  total: string
}

/** Sums of all sections with those in them, in reading order; options are not in them. */
export function sectionTotals(
  outline: Outline,
  lines: { total: string; inclusion?: unknown }[],
  currency: string
): SectionTotal[] {
  const places = exponentOf(currency)
  const sums = sectionSums(outline, (index) =>
    isCounted(lines[index]!) ? parseDecimal(lines[index]!.total, places) : 0n
  )
  return outline.sections.map((section, at) => ({
    ...section,
    total: formatScaled(sums[at]!, places),
  }))
}

/** What the lines that count cost, by cost head, once a line names one. */
export function costHeadTotals(
  lines: Line[],
  currency: string,
  rates?: CostRates
): { head: string; total: string }[] {
  const places = exponentOf(currency)
  const heads = new Map<string, string[]>()
  for (const line of lines.filter(isCounted)) {
    const head = text(line.costHead)
    const cost = lineCost(line, currency, rates) ?? '0'
    const own = heads.get(head)
    if (own) own.push(cost)
    else heads.set(head, [cost])
  }
  const named = [...heads].some(([head]) => head !== '')
  return named ? [...heads].map(([head, costs]) => ({ head, total: sum(costs, places) })) : []
}
