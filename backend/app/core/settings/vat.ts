import { basisPointsOf } from '#engines/money/money'
import { taxAt, type Tax } from '#engines/money/vat'
import { setting } from './settings.js'
import { writtenTax, type WrittenTax } from './written_tax.js'

/** Standard rate of Saudi Arabia since July 2020, unless the firm's setting says otherwise. */
const STANDARD_RATE = '15'

/** The firm's VAT rate in hundredths of a percent: 1500 for 15 %. */
export function defaultVatRateBp(): number {
  return basisPointsOf(setting('vatRate', STANDARD_RATE))
}

/** What bears the firm's VAT rate, as goods do without a category. */
export const usualTax = (): Tax => taxAt(defaultVatRateBp())

/**
 * The tax that was written, at the firm's rate where none is; see `writtenTax`.
 * @throws AppError 422 on `field` when category and rate contradict
 */
export const taxOf = (written: WrittenTax, field: string, before = usualTax()): Tax =>
  writtenTax(written, field, defaultVatRateBp(), before)
