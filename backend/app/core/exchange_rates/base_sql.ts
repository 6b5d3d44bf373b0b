import { BASE_CURRENCY, CURRENCIES, exponentOf } from '#engines/money/money'
import { RATE_DIGITS, rateOn } from './known_rates.js'

/** What an amount is divided by after it was multiplied by its rate. */
const cases = CURRENCIES.map((currency) => {
  const digits = RATE_DIGITS + exponentOf(currency) - exponentOf(BASE_CURRENCY)
  return `WHEN '${currency}' THEN ${10 ** digits}`
})

/**
 * SQL of an amount at the rate that its document keeps, else at that of today, in minor units of the base currency, as
 * `atRate` has it.
 * The amount is divided first, so that the product stays within what either database holds exactly. An
 * amount of which no rate is known is left out.
 * @param minor, currency, rate names of columns
 */
export function baseAmountIn(
  dialect: string,
  { minor, currency, rate }: { minor: string; currency: string; rate: string }
): string {
  const today = CURRENCIES.flatMap((one) => {
    const known = rateOn(one)
    return known === undefined ? [] : [`WHEN '${one}' THEN ${known}`]
  })
  const at = `COALESCE(${rate}, CASE ${currency} ${today.join(' ')} END)`
  const over = `(CASE ${currency} ${cases.join(' ')} END)`
  const divide = (what: string, by: string) =>
    dialect === 'mysql' ? `((${what}) DIV (${by}))` : `((${what}) / (${by}))`
  const whole = `${divide(`ABS(${minor})`, over)} * ${at}`
  const rest = divide(`2 * (ABS(${minor}) % ${over}) * ${at} + ${over}`, `2 * ${over}`)
  return `COALESCE((CASE WHEN ${minor} < 0 THEN -1 ELSE 1 END) * (${whole} + ${rest}), 0)`
}
