import type { Schema } from '../../../api/types'

export const VAT_RETURNS = 'finance.vat_returns'

export const STATUSES = ['open', 'prepared', 'filed'] as const

export type VatReturnRow = Schema<'VatReturnRow'>
export type VatReturn = Schema<'VatReturn'>
export type VatReturnBox = Schema<'VatReturnBox'>

export const returnPath = ({ id }: { id: number | string }): string => `/finance/vat-returns/${id}`

/** Boxes that documents are put into; the others are sums. */
export const DOCUMENT_BOXES = [
  'standard_sales',
  'citizen_sales',
  'zero_rated_sales',
  'exports',
  'exempt_sales',
  'standard_purchases',
  'customs_imports',
  'reverse_charge_imports',
  'zero_rated_purchases',
  'exempt_purchases',
] as const

/** The documents of a box, or of the corrections, in the period of a return; null for a sum of boxes. */
export function documentsPath(
  { fromOn, toOn }: Pick<VatReturn, 'fromOn' | 'toOn'>,
  box: string | null
): string | null {
  const search = new URLSearchParams({ reportedOn_gte: fromOn, reportedOn_lte: toOn })
  if (box === 'corrections') search.set('isCorrection', 'true')
  else if (DOCUMENT_BOXES.some((one) => one === box)) {
    search.set('box', box!)
    search.set('isCorrection', 'false')
  } else if (box !== null) return null
  return `/finance/vat-entries?${search}`
}
