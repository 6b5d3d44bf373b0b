import { exponentOf, formatMoney } from '#engines/money/money'
import { compactBankCode, isIban } from '#engines/text/iban'
import { BankFileError } from './errors.js'

/** Of the whole part; some banks fill it up with zeros. */
const MOST_DIGITS = 15

/**
 * An amount with a point or comma and no grouping as minor units, e.g. `('12,5', 'SAR')` → 1250. Zeros
 * beyond the digits of the currency are allowed, anything else beyond them is not rounded.
 * @throws BankFileError broken_amount, too_many_decimals
 */
export function minorOf(text: string, currency: string, line: number): number {
  const match = /^0*(\d*)(?:[.,](\d*))?$/.exec(text)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || !/\d/.test(text) || whole.length > MOST_DIGITS)
    throw new BankFileError('broken_amount', line, { value: text.slice(0, 40) })
  const digits = exponentOf(currency)
  const exact = fraction.replace(/0+$/, '')
  if (exact.length > digits)
    throw new BankFileError('too_many_decimals', line, { value: text.slice(0, 40), currency })
  const minor = Number(`${whole}${exact.padEnd(digits, '0')}`)
  if (!Number.isSafeInteger(minor))
    throw new BankFileError('broken_amount', line, { value: text.slice(0, 40) })
  return minor
}

/** A day that there is, as `YYYY-MM-DD`. @throws BankFileError broken_date */
export function dayOf(year: string, month: string, day: string, line: number): string {
  const full = year.length === 2 ? `20${year}` : year.padStart(4, '0')
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isDay(text)) throw new BankFileError('broken_date', line, { value: text })
  return text
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, of the years of the portal. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const LONGEST = 1000

/** A text of a stranger: one line, without control and direction characters, cut to a length. */
export function cleanText(text: string, most = LONGEST): string {
  return text
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim()
}

/** The same of what may be absent, also where banks write that there is none. */
export function cleanOrNull(text: string | null | undefined, most = 140): string | null {
  const clean = cleanText(text ?? '', most)
  return clean === '' || /^(?:NONREF|NOTPROVIDED|NOT PROVIDED|NOREF)$/i.test(clean) ? null : clean
}

/** The IBAN in a text that is one, with or without the currency behind it; null for any other. */
export function ibanIn(text: string): string | null {
  const code = compactBankCode(text)
  const candidates = [code, code.replace(/[A-Z]{3}$/, ''), ...text.split('/').map(compactBankCode)]
  return candidates.find((candidate) => isIban(candidate)) ?? null
}

/** Minor units as a message shows them. */
export const shownMoney = (minor: number | bigint, currency: string) => formatMoney(minor, currency)
