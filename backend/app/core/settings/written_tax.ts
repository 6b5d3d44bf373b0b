import { invalid } from '#core/base/app_error'
import { basisPointsOf } from '#engines/money/money'
import { statedTax, taxAt, type Tax, type VatCategory } from '#engines/money/vat'

/** Category and rate as people write them. */
export interface WrittenTax {
  vatCategory?: VatCategory | null
  /** Percent. */
  vatRate?: string | null
}

/**
 * The tax that was written; what is left out follows from the other, or stays as it stood.
 * @param usualBp the firm's rate
 * @throws AppError 422 on `field` when category and rate contradict
 */
export function writtenTax(
  { vatCategory, vatRate }: WrittenTax,
  field: string,
  usualBp: number,
  before: Tax = taxAt(usualBp)
): Tax {
  const stated = {
    category: vatCategory ?? undefined,
    rateBp: vatRate ? basisPointsOf(vatRate) : undefined,
  }
  const tax = statedTax(stated, before, usualBp)
  if (!tax) throw invalid({ [field]: ['vatMismatch'] })
  return tax
}
