import Big from 'big.js'

/** Exact arithmetic over decimal strings; what is rounded is rounded once, half away from zero. */

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/
const HALF_UP = 1

/** True for a plain decimal number such as `12`, `-0.5` or `.75`. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text.trim())
}

/** Text that is no number counts as zero: a form is added up while it is being typed. */
const numberOf = (text: string): Big => Big(isDecimal(text) ? text.trim().replace('+', '') : 0)

/** With all digits of the scale; zero has no sign. */
const toText = (value: Big, scale: number) =>
  value.toFixed(scale, HALF_UP).replace(/^-(?=[0.]+$)/, '')

/** Rounds to `scale` decimals. */
export function round(value: string, scale: number): string {
  return toText(numberOf(value), scale)
}

/** A product, rounded once. */
export function multiply(left: string, right: string, scale: number): string {
  return toText(numberOf(left).times(numberOf(right)), scale)
}

/** `rate` percent of an amount, rounded once: (`100.10`, `15`, 2) → `15.02`. */
export function percentOf(amount: string, rate: string, scale: number): string {
  return toText(numberOf(amount).times(numberOf(rate)).times('0.01'), scale)
}

/** A sum of decimal strings, each rounded to `scale` first. */
export function sum(values: string[], scale: number): string {
  const add = (total: Big, value: string) => total.plus(numberOf(value).round(scale, HALF_UP))
  return toText(values.reduce(add, Big(0)), scale)
}

/** −1, 0 or 1, comparing by value. */
export function compare(left: string, right: string): number {
  return numberOf(left).cmp(numberOf(right))
}

/** `amount × part / whole`, rounded once. Nothing of nothing is nothing. */
export function proportion(amount: string, part: string, whole: string, scale: number): string {
  const divisor = numberOf(whole)
  if (divisor.eq(0)) return toText(Big(0), scale)
  // rounds its quotients to as many digits as are wanted
  const Quotient = Big()
  Quotient.DP = scale
  Quotient.RM = HALF_UP
  return toText(Quotient(numberOf(amount).times(numberOf(part))).div(divisor), scale)
}
