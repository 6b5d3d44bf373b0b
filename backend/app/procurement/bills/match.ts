import { divideHalfUp, lineTotalMinor, percentOf } from '#engines/money/money'
import type { Tax } from '#engines/money/vat'

/** What a bill's line is compared with; quantities and prices in ten-thousandths. */
export interface Billed {
  quantityE4: number
  unitPriceE4: number
  tax: Tax
}

export interface Ordered {
  /** After discount. */
  unitPriceE4: number
  /** Accepted over all receipts. */
  acceptedE4: number
  /** On earlier bills, in ten-thousandths and in minor units before VAT. */
  billedE4: number
  billedNetMinor: number
  tax: Tax
}

export interface Limits {
  currency: string
  /** How much dearer than ordered passes, in basis points. */
  priceToleranceBp: number
  /** And what always passes on a line of an order, over all its bills, in minor units. */
  priceFloorMinor: number
}

export const MATCHES = [
  'matched',
  'below_price',
  'qty_variance',
  'price_variance',
  'vat_variance',
  'no_receipt',
] as const
export type Match = (typeof MATCHES)[number]

/** A price below the order's is named and stops nothing. */
const PASSING: ReadonlySet<string> = new Set(['matched', 'below_price'])
export const blocks = ({ match }: { match: string }) => !PASSING.has(match)

export interface Verdict {
  match: Match
  /** Billed beyond what has been accepted, in ten-thousandths. */
  overE4: number
  /** Dearer (or, negative, cheaper) than ordered, in basis points. */
  priceVarianceBp: number
  /** What all bills together ask for the line above (negative: below) the order, in minor units. */
  priceOverMinor: number
}

/**
 * Three-way match of one line: order, receipts and all bills so far. Nothing received counts first,
 * then a quantity beyond what was accepted, a price above the tolerance, and VAT that was not ordered.
 */
export function matchLine(billed: Billed, ordered: Ordered, limits: Limits): Verdict {
  const overE4 = Math.max(0, ordered.billedE4 + billed.quantityE4 - ordered.acceptedE4)
  const priceVarianceBp = varianceBp(billed.unitPriceE4, ordered.unitPriceE4)
  const { together } = pricesOf(billed, ordered, limits)
  const match = judge(billed, ordered, overE4, limits)
  return { match, overE4, priceVarianceBp, priceOverMinor: together.over }
}

function judge(billed: Billed, ordered: Ordered, overE4: number, limits: Limits): Match {
  if (ordered.acceptedE4 === 0) return 'no_receipt'
  if (overE4 > 0) return 'qty_variance'
  const { alone, together } = pricesOf(billed, ordered, limits)
  // a bill at the order's price is right, whatever was accepted on an earlier one
  if (alone.tooDear || (alone.over > 0 && together.tooDear)) return 'price_variance'
  if (!isSameTax(billed.tax, ordered.tax)) return 'vat_variance'
  return alone.over < 0 ? 'below_price' : 'matched'
}

export const isSameTax = (one: Tax, other: Tax) =>
  one.category === other.category && one.rateBp === other.rateBp

/**
 * By how much a bill is dearer than ordered: on its own, so that an earlier cheap one does not pay
 * for it, and with all before it, so that many small differences count as one.
 */
function pricesOf(billed: Billed, ordered: Ordered, limits: Limits) {
  const at = (quantityE4: number, priceE4: number) =>
    lineTotalMinor(quantityE4, priceE4, limits.currency)
  const net = at(billed.quantityE4, billed.unitPriceE4)
  const compared = (requested: number, quantityE4: number) => {
    const agreed = at(quantityE4, ordered.unitPriceE4)
    const over = requested - agreed
    return { over, tooDear: over > toleranceOf(agreed, limits) }
  }
  return {
    alone: compared(net, billed.quantityE4),
    together: compared(ordered.billedNetMinor + net, ordered.billedE4 + billed.quantityE4),
  }
}

/** A free line that is billed counts as twice as dear. */
function varianceBp(billedE4: number, orderedE4: number): number {
  if (orderedE4 === 0) return billedE4 === 0 ? 0 : 10_000
  const difference = BigInt(billedE4) - BigInt(orderedE4)
  const bp = Number(divideHalfUp(difference * 10_000n, BigInt(orderedE4)))
  // as far as the column holds; more than that says nothing new
  return Math.min(bp, 2_000_000_000)
}

/**
 * How much of a charge (freight and the like) is billed beyond what was agreed, over all bills
 * together, in minor units; nothing while the tolerance of prices covers it.
 */
export function chargeOver(
  billedMinor: number,
  { agreedMinor, beforeMinor }: { agreedMinor: number; beforeMinor: number },
  limits: Limits
): number {
  const over = beforeMinor + billedMinor - agreedMinor
  // what an earlier bill charged too much was judged then
  if (billedMinor === 0) return 0
  return over > toleranceOf(agreedMinor, limits) ? over : 0
}

function toleranceOf(agreedMinor: number, limits: Limits): number {
  return Math.max(percentOf(agreedMinor, limits.priceToleranceBp), limits.priceFloorMinor)
}

/**
 * By how much the total on a vendor's invoice differs from the one that its lines come to: zero while
 * rounding VAT line by line explains it, which moves each line by half a minor unit at most.
 */
export function printedOver(printedMinor: number, totalMinor: number, lines: number): number {
  const over = printedMinor - totalMinor
  return Math.abs(over) <= Math.ceil(lines / 2) ? 0 : over
}
