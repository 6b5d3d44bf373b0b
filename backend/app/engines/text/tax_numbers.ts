import { latinDigits } from './fold.js'

/** Where a party is that names no country. */
export const HOME_COUNTRY = 'SA'

/** Countries of the Gulf Cooperation Council, as their tax numbers are written. */
const GULF: Record<string, RegExp | null> = {
  // fifteen digits, the first and the last a 3
  SA: /^3\d{13}3$/,
  // Federal Tax Authority: a tax registration number of fifteen digits, 100 first
  AE: /^100\d{12}$/,
  // National Bureau for Revenue: fifteen digits
  BH: /^\d{15}$/,
  // Oman Tax Authority: OM and ten digits
  OM: /^OM\d{10}$/,
  // no value added tax yet, so no number
  KW: null,
  QA: null,
}

/** Whether a tax number is written as its country writes them; of other countries any is. */
export function isTaxNumberOf(number: string, country: string): boolean {
  const format = GULF[country]
  if (format === undefined) return true
  return format !== null && format.test(number)
}

/** A tax number without what people put between its digits. */
export const compactTaxNumber = (text: string) =>
  latinDigits(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase()

/** The countries whose way of writing can be told from the others'. */
const TELLING = ['SA', 'AE', 'OM']

/** The country that a tax number is of by how it is written; null where it does not say. */
export const countryOfTaxNumber = (number: string): string | null =>
  TELLING.find((country) => isTaxNumberOf(number, country)) ?? null
