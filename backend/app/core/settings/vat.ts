import { invalid } from '#core/base/app_error'
import { basisPointsOf } from '#engines/money/money'
import { taxAt, statedTax, type Tax, type VatCategory } from '#engines/money/vat'
import { setting } from './settings.js'

/** Standard rate of Saudi Arabia since July 2020, unless the firm's setting says otherwise. */
const STANDARD_RATE = '15'

/** The firm's VAT rate in hundredths of a percent: 1500 for 15 %. */
export function defaultVatRateBp(): number {
  return basisPointsOf(setting('vatRate', STANDARD_RATE))
}

/** What bears the firm's VAT rate, as goods do without a category. */
export const usualTax = (): Tax => taxAt(defaultVatRateBp())

/** Category and rate as people write them. */
export interface WrittenTax {
  vatCategory?: VatCategory | null
  /** Percent. */
  vatRate?: string | null
}

/**
 * The tax that was written; what is left out follows from the other, or stays as it stood.
 * @throws AppError 422 on `field` when category and rate contradict
 */
export function taxOf(written: WrittenTax, field: string, before = usualTax()): Tax {
  const { vatCategory, vatRate } = written
  const stated = {
    category: vatCategory ?? undefined,
    rateBp: vatRate ? basisPointsOf(vatRate) : undefined,
  }
  const tax = statedTax(stated, before, defaultVatRateBp())
  if (!tax) throw invalid({ [field]: ['vatMismatch'] })
  return tax
}
