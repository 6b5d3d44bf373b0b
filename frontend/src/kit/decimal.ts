/**
 * Exact decimal arithmetic over decimal strings, held as integers of a given scale.
 * Rounding is half-up (half away from zero), the same policy as the server's money module.
 */

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/

/** Currencies whose minor unit is not a hundredth (ISO 4217). */
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

/** Number of decimals of a currency: 0, 2 or 3. */
export function currencyDecimals(currency: string | null | undefined): number {
  return EXPONENTS[(currency ?? '').toUpperCase()] ?? 2
}

/** Splits a decimal string; null when the text is not a plain decimal number. */
function parse(text: string): { units: bigint; scale: number } | null {
  const match = DECIMAL.exec(text.trim())
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, scale: fraction.length }
}

/** True for a plain decimal number such as `12`, `-0.5` or `.75`. */
export function isDecimal(text: string): boolean {
  return parse(text) !== null
}

/** Moves an integer of scale `from` to scale `to`, rounding half-up where digits are lost. */
function rescale(units: bigint, from: number, to: number): bigint {
  if (to >= from) return units * 10n ** BigInt(to - from)
  const divisor = 10n ** BigInt(from - to)
  const magnitude = units < 0n ? -units : units
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
  return units < 0n ? -rounded : rounded
}

/** Writes an integer of the given scale as a decimal string, for example (1234n, 2) → `12.34`. */
function toText(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  if (scale === 0) return sign + digits
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** Rounds a decimal string to `scale` decimals. Text that is no number counts as zero. */
export function round(value: string, scale: number): string {
  const number = parse(value)
  return toText(number ? rescale(number.units, number.scale, scale) : 0n, scale)
}

/** Product of two decimal strings, rounded once. Text that is no number counts as zero. */
export function multiply(left: string, right: string, scale: number): string {
  const a = parse(left)
  const b = parse(right)
  if (!a || !b) return toText(0n, scale)
  return toText(rescale(a.units * b.units, a.scale + b.scale, scale), scale)
}

/** `rate` percent of an amount, rounded once: (`100.10`, `15`, 2) → `15.02`. */
export function percentOf(amount: string, rate: string, scale: number): string {
  const a = parse(amount)
  const b = parse(rate)
  if (!a || !b) return toText(0n, scale)
  return toText(rescale(a.units * b.units, a.scale + b.scale + 2, scale), scale)
}

/** Sum of decimal strings, each rounded to `scale` first. */
export function sum(values: string[], scale: number): string {
  const total = values.reduce((units, value) => {
    const number = parse(value)
    return number ? units + rescale(number.units, number.scale, scale) : units
  }, 0n)
  return toText(total, scale)
}

/** −1, 0 or 1, comparing two decimal strings by value. */
export function compare(left: string, right: string): number {
  const a = parse(left) ?? { units: 0n, scale: 0 }
  const b = parse(right) ?? { units: 0n, scale: 0 }
  const scale = Math.max(a.scale, b.scale)
  const difference = rescale(a.units, a.scale, scale) - rescale(b.units, b.scale, scale)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** `amount × part / whole`, rounded once. Nothing of nothing is nothing. */
export function proportion(amount: string, part: string, whole: string, scale: number): string {
  const [a, b, c] = [amount, part, whole].map((text) => parse(text))
  if (!a || !b || !c || c.units === 0n) return toText(0n, scale)
  const numerator = a.units * b.units * 10n ** BigInt(c.scale + scale)
  const denominator = c.units * 10n ** BigInt(a.scale + b.scale)
  const negative = numerator < 0n !== denominator < 0n
  const [n, d] = [numerator, denominator].map((value) => (value < 0n ? -value : value))
  const rounded = (n! * 2n + d!) / (d! * 2n)
  return toText(negative ? -rounded : rounded, scale)
}
