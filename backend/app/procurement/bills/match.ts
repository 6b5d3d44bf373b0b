import { divideHalfUp, lineTotalMinor, percentOf } from '#engines/money/money'

/** What a bill's line is compared with; quantities and prices in ten-thousandths. */
export interface Billed {
  quantityE4: number
  unitPriceE4: number
}

export interface Ordered {
  /** After discount. */
  unitPriceE4: number
  /** Accepted over all receipts. */
  acceptedE4: number
  /** On earlier bills. */
  billedE4: number
}

export interface Limits {
  currency: string
  /** How much dearer than ordered passes, in basis points. */
  priceToleranceBp: number
  /** And what always passes on a line, in minor units. */
  priceFloorMinor: number
}

export type Match = 'matched' | 'qty_variance' | 'price_variance' | 'no_receipt'

export interface Verdict {
  match: Match
  /** Billed beyond what has been accepted, in ten-thousandths. */
  overE4: number
  /** Dearer (or, negative, cheaper) than ordered, in basis points. */
  priceVarianceBp: number
}

/**
 * Three-way match of one line: order, receipt and bill. Nothing received counts first, then a
 * quantity beyond what was accepted, then a price above the tolerance. Cheaper is never a variance.
 */
export function matchLine(billed: Billed, ordered: Ordered, limits: Limits): Verdict {
  const overE4 = Math.max(0, ordered.billedE4 + billed.quantityE4 - ordered.acceptedE4)
  const priceVarianceBp = varianceBp(billed.unitPriceE4, ordered.unitPriceE4)
  return { match: judge(billed, ordered, overE4, limits), overE4, priceVarianceBp }
}

function judge(billed: Billed, ordered: Ordered, overE4: number, limits: Limits): Match {
  if (ordered.acceptedE4 === 0) return 'no_receipt'
  if (overE4 > 0) return 'qty_variance'
  return isTooDear(billed, ordered, limits) ? 'price_variance' : 'matched'
}

function isTooDear(billed: Billed, ordered: Ordered, limits: Limits): boolean {
  const requested = lineTotalMinor(billed.quantityE4, billed.unitPriceE4, limits.currency)
  const agreed = lineTotalMinor(billed.quantityE4, ordered.unitPriceE4, limits.currency)
  return requested - agreed > toleranceOf(agreed, limits)
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
