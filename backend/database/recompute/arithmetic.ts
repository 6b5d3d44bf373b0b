/**
 * The arithmetic of the recomputation, its own: whole numbers of minor units, ten-thousandths, basis
 * points and millionths of a riyal, in BigInt. Nothing of it is shared with what it checks.
 */

/** What a database answers for a whole number. */
export const whole = (value: unknown): bigint => BigInt(String(value ?? 0).replace(/\.0+$/, ''))

const abs = (value: bigint) => (value < 0n ? -value : value)
export const least = (a: bigint, b: bigint) => (a < b ? a : b)
export const most = (a: bigint, b: bigint) => (a > b ? a : b)
export const sum = (values: Iterable<bigint>): bigint => {
  let total = 0n
  for (const value of values) total += value
  return total
}

/** A quotient rounded half away from zero. */
export function rounded(numerator: bigint, denominator: bigint): bigint {
  const [n, d] = [abs(numerator), abs(denominator)]
  const size = n / d + ((n % d) * 2n >= d ? 1n : 0n)
  return numerator < 0n !== denominator < 0n ? -size : size
}

/** The part of a value that a part of a quantity bears; the whole bears all of it. */
export const share = (value: bigint, part: bigint, of: bigint): bigint =>
  part === of ? value : rounded(value * part, of)

/**
 * A value over weights: each the floor of its exact share, the largest remainders one more, the first
 * first. Weights of nothing give all of it to the first.
 */
export function spread(value: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights)
  if (!all) return weights.map((_, i) => (i ? 0n : value))
  const floor = (n: bigint) => (n < 0n && n % all ? n / all - 1n : n / all)
  const shares = weights.map((weight) => floor(value * weight))
  const left = weights.map((weight, i) => ({ i, rest: value * weight - shares[i]! * all }))
  left.sort((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest < b.rest ? 1 : -1))
  for (const { i } of left.slice(0, Number(value - sum(shares)))) shares[i]! += 1n
  return shares
}

/** Basis points of an amount. */
export const percent = (value: bigint, points: unknown) => rounded(value * whole(points), 10_000n)

/** ISO 4217: digits after the point. */
const THREE = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
const NONE = new Set(['JPY', 'KRW', 'VND'])
export const digitsOf = (currency: string) =>
  THREE.has(currency) ? 3n : NONE.has(currency) ? 0n : 2n

/** Quantity × price less a discount in basis points, rounded once. */
export const netOf = (quantity: unknown, price: unknown, currency: string, discount: unknown = 0) =>
  rounded(
    whole(quantity) * whole(price) * (10_000n - whole(discount)),
    10n ** (12n - digitsOf(currency))
  )

/** An amount at a frozen rate (millionths of a riyal for one unit), in halalas. */
export const inHalalas = (value: bigint, currency: string, rate: unknown) =>
  rounded(value * whole(rate) * 100n, 10n ** (6n + digitsOf(currency)))

/** A decimal of the wire in minor units. */
export function minorOf(text: string, currency: string): bigint {
  const [, sign, units, after = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)!
  const digits = BigInt(units! + after.padEnd(Number(digitsOf(currency)), '0'))
  return sign ? -digits : digits
}

export interface Taxed {
  category: string
  rate: bigint
  net: bigint
}

/**
 * VAT by category and rate: the rate on the sum of what bears it, rounded once.
 * Source: EN 16931 BR-S-09 and BR-CO-17.
 */
export function taxes(parts: readonly Taxed[]): (Taxed & { vat: bigint })[] {
  const groups = Map.groupBy(parts, ({ category, rate }) => `${category} ${rate}`)
  return [...groups.values()].map((of) => {
    const net = sum(of.map((one) => one.net))
    return { ...of[0]!, net, vat: percent(net, of[0]!.rate) }
  })
}
