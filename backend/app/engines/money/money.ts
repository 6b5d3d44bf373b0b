/** Digits after the point of the currencies that do not have two. Source: ISO 4217. */
const EXPONENTS: Record<string, number> = {
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  JPY: 0,
  KRW: 0,
  VND: 0,
}

/** What the firm accounts in. */
export const BASE_CURRENCY = 'SAR'

/** The currencies that the portal trades in, the usual ones first. */
export const CURRENCIES = [
  'SAR',
  'AED',
  'BHD',
  'KWD',
  'OMR',
  'QAR',
  'EGP',
  'JOD',
  'USD',
  'EUR',
  'GBP',
  'CNY',
  'INR',
  'JPY',
] as const

/** Digits after the point; two where no currency is known. */
export function exponentOf(currency: string | null | undefined): number {
  return EXPONENTS[currency ?? ''] ?? 2
}

/** The currencies that do not have two digits after the point, by the digits they have. */
export function unusualExponents(): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const [currency, exponent] of Object.entries(EXPONENTS))
    groups.set(exponent, [...(groups.get(exponent) ?? []), currency])
  return groups
}

/** `numerator / denominator` rounded half away from zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const rounded = (2n * n + d) / (2n * d)
  return negative ? -rounded : rounded
}

/**
 * A decimal string as a whole number of 10^-scale, e.g. `('12.5', 4)` → `125000n`.
 * @throws RangeError when it is no plain decimal or has more digits than the scale holds
 */
export function parseDecimal(text: string, scale: number): bigint {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text.trim())
  if (!match || (match[3]?.length ?? 0) > scale) throw new RangeError(`not a decimal: ${text}`)
  const digits = BigInt(match[2] + (match[3] ?? '').padEnd(scale, '0'))
  return match[1] ? -digits : digits
}

/** The inverse of parseDecimal with all digits, e.g. `(125000n, 4)` → `'12.5000'`. */
export function formatScaled(value: bigint | number, scale: number): string {
  const whole = BigInt(value)
  const digits = (whole < 0n ? -whole : whole).toString().padStart(scale + 1, '0')
  const cut = digits.length - scale
  const text = scale ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits
  return whole < 0n ? `-${text}` : text
}

/** Without trailing zeros, e.g. `125000` ten-thousandths → `'12.5'`. */
export const formatDecimal4 = (value: bigint | number): string => formatDecimal(value, 4)

/** The same of what may be none. */
export const decimal4OrNull = (value: number | null): string | null =>
  value === null ? null : formatDecimal4(value)

/** A whole number of 10^-scale as a decimal without zeros at its end, `(3750000, 6)` → `'3.75'`. */
export function formatDecimal(value: bigint | number, scale: number): string {
  return formatScaled(value, scale).replace(/\.?0+$/, '')
}

/** Minor units as the wire shows them: a decimal string in major units, `123450` SAR → `'1234.50'`. */
export function formatMoney(minor: bigint | number, currency: string): string {
  return formatScaled(minor, exponentOf(currency))
}

/** A decimal string as a text shows it, e.g. `'1234567.50'` → `'1,234,567.50'`. */
export function groupThousands(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** A decimal string in major units as minor units. @throws RangeError as parseDecimal */
export function parseMoney(text: string, currency: string): number {
  return Number(parseDecimal(text, exponentOf(currency)))
}

/** `quantity × rate`, both in ten-thousandths, in minor units, rounded half up once. */
export function lineTotalMinor(
  quantityE4: number,
  rateE4: number,
  currency: string,
  discountBp = 0
): number {
  const product = BigInt(quantityE4) * BigInt(rateE4) * BigInt(10_000 - discountBp)
  const factor = 10n ** BigInt(12 - exponentOf(currency))
  return Number(divideHalfUp(product, factor))
}

/** A percentage with two digits as basis points, e.g. `15` → 1500. */
export function basisPointsOf(percent: string): number {
  return Number(parseDecimal(percent, 2))
}

/** `rate` basis points of an amount in minor units, rounded half up once. */
export function percentOf(minor: number, basisPoints: number): number {
  return Number(divideHalfUp(BigInt(minor) * BigInt(basisPoints), 10_000n))
}
