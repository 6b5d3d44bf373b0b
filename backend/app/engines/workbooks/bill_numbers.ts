import { isDecimal, round } from '#engines/money/decimal'
import { fold, latinDigits } from '#engines/text/fold'

const CURRENCY = /(sar|s\.?r\.?|usd|us\$|aed|eur|ر\.?\s?س\.?|ريال|﷼|[$€£])/gi
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/
const LUMP = new Set([
  'ls',
  'lumpsum',
  'sum',
  'item',
  'allow',
  'lot',
  'مقطوعيه',
  'مقطوع',
  'بالمقطوع',
])

/**
 * A number of a bill with four decimals, as lines keep it; null for a text that is none. Currency,
 * grouping and Arabic digits are understood, and brackets as a deduction.
 */
export function billNumber(text: string): string | null {
  const bare = latinDigits(text).replace(CURRENCY, '').replace(/\s/g, '')
  const inBrackets = /^\((.+)\)$/.exec(bare)?.[1]
  const signed = inBrackets === undefined ? bare : `-${inBrackets}`
  const plain = GROUPED.test(signed) ? signed.replaceAll(',', '') : signed
  if (plain.length > 40 || !isDecimal(plain)) return null
  return round(plain, 4)
}

const RATE_ONLY = new Set(['ro', 'rateonly', 'سعرفقط'])

/** The same of a quantity: a lump sum is one, and of what only a rate is wanted there is none. */
export function billQuantity(text: string): string | null {
  const word = fold(text).replace(/[^\p{L}\p{N}]/gu, '')
  if (LUMP.has(word)) return '1.0000'
  return RATE_ONLY.has(word) ? '0.0000' : billNumber(text)
}
