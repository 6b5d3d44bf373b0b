import { percentOf } from './money.js'

/** S standard, Z zero-rated, E exempt, O outside of the scope of VAT. */
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'O'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

/** The names of the categories on documents. */
export const VAT_CATEGORY_NAMES: Record<VatCategory, { en: string; ar: string }> = {
  S: { en: 'Standard rate', ar: 'النسبة الأساسية' },
  Z: { en: 'Zero-rated', ar: 'نسبة الصفر' },
  E: { en: 'Exempt', ar: 'معفاة' },
  O: { en: 'Out of scope of VAT', ar: 'خارج نطاق الضريبة' },
}

export interface Tax {
  category: VatCategory
  /** Basis points; 0 outside of category S. */
  rateBp: number
}

export interface TaxedLine extends Tax {
  netMinor: number
}

/** What a rate alone says: none means zero-rated, until someone says why. */
export const taxAt = (rateBp: number): Tax => ({ category: rateBp > 0 ? 'S' : 'Z', rateBp })

/**
 * The tax as entered, in full or in part; what is left out follows from the other, or
 * stays as it was. Null where the two contradict: S bears a rate, the others never do.
 * Source: EN 16931 BR-S-05, BR-Z-05, BR-E-05, BR-O-05.
 * @param usualBp the rate of S where none is given and none was stored
 */
export function statedTax(stated: Partial<Tax>, before: Tax, usualBp: number): Tax | null {
  const { category, rateBp } = stated
  if (category === undefined && rateBp === undefined) return before
  if (category === undefined)
    return rateBp === 0 && before.category !== 'S' ? before : taxAt(rateBp!)
  const standing = category === 'S' ? before.rateBp || usualBp : 0
  const tax = { category, rateBp: rateBp ?? standing }
  return (category === 'S') === tax.rateBp > 0 ? tax : null
}

export interface VatSubtotal {
  category: VatCategory
  rateBp: number
  taxableMinor: number
  vatMinor: number
}

export interface Vat {
  breakdown: VatSubtotal[]
  /** VAT of each line; the lines of a category add up to its VAT exactly. */
  lineVat: number[]
  vatMinor: number
}

/**
 * VAT of a document in minor units: per category the rate on the sum of its lines, rounded half up
 * once (3 × 10.03 at 15 % is 4.51, not three times 1.50), then shared out to the lines by largest
 * remainder. Source: EN 16931 BR-CO-14/17 and BR-S-09, as ZATCA checks them.
 */
export function vatOf(lines: readonly TaxedLine[]): Vat {
  const groups = new Map<string, number[]>()
  for (const [index, { category, rateBp }] of lines.entries()) {
    const key = `${category} ${rateBp}`
    groups.set(key, [...(groups.get(key) ?? []), index])
  }
  const lineVat = lines.map(() => 0)
  const breakdown = [...groups.values()].map((indexes): VatSubtotal => {
    const own = indexes.map((index) => lines[index]!)
    const { category, rateBp } = own[0]!
    const taxableMinor = own.reduce((sum, { netMinor }) => sum + netMinor, 0)
    const vatMinor = percentOf(taxableMinor, rateBp)
    const shares = byLargestRemainder(
      vatMinor,
      own.map(({ netMinor }) => BigInt(netMinor) * BigInt(rateBp)),
      10_000n
    )
    indexes.forEach((index, i) => (lineVat[index] = shares[i]!))
    return { category, rateBp, taxableMinor, vatMinor }
  })
  return { breakdown, lineVat, vatMinor: breakdown.reduce((sum, part) => sum + part.vatMinor, 0) }
}

/**
 * Shares a whole amount out in proportion to weights, in whole units, without losing or adding one:
 * everyone gets the floor, the largest remainders get what is left.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0))
  const sign = sum < 0 ? -1n : 1n
  const exact = weights.map((weight) => sign * BigInt(total) * BigInt(weight))
  return byLargestRemainder(total, exact, sign * BigInt(sum))
}

/**
 * Rounds `numerators / divisor` to whole units that add up to `total`, which is their exact sum
 * rounded. Works on each line's own value, not on its share of the total: where lines of opposite
 * sign nearly cancel, a share of the total would be far from the line's own VAT.
 */
function byLargestRemainder(total: number, numerators: readonly bigint[], divisor: bigint) {
  const floors = numerators.map((numerator) => floorDivide(numerator, divisor))
  const shares = floors.map(Number)
  const rest = total - shares.reduce((all, share) => all + share, 0)
  const remainders = numerators.map((numerator, index) => numerator - floors[index]! * divisor)
  const largestFirst = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
  for (const { index } of largestFirst.slice(0, rest)) shares[index]!++
  return shares
}

/** Rounds towards minus infinity; the divisor is positive. */
function floorDivide(numerator: bigint, divisor: bigint): bigint {
  const quotient = numerator / divisor
  return quotient * divisor > numerator ? quotient - 1n : quotient
}
