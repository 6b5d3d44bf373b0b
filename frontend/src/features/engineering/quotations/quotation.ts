import type { Schema } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'

export const QUOTATIONS = 'engineering.quotations'

export type QuotationLine = Schema<'QuotationLine'>

export type OfferTerm = Schema<'QuotationTerm'>

export type Revision = Schema<'QuotationRevision'>

/** A quotation as the API answers it; amounts are decimal strings in major units. */
export type Quotation = Schema<'Quotation'>
export type QuotationDetail = Schema<'QuotationDetail'>

export const quotationPath = ({ number }: { number: string }): string =>
  `/engineering/quotations/${encodeURIComponent(number)}`

export const sheetsPath = ({ number }: { number: string }): string =>
  `/quotation-documents/tracking-sheets/${encodeURIComponent(number)}`

/**
 * Where the API finds a quotation: by its number, or by its id when the address holds digits only,
 * as links of notifications do.
 */
export function recordPathOf(parameter: string | undefined): string | undefined {
  if (parameter === undefined) return undefined
  return /^\d+$/.test(parameter) ? parameter : `by-number/${encodeURIComponent(parameter)}`
}

/** The project's name as users of a language know it. */
export function projectNameIn(
  language: string,
  { projectName, projectNameAr }: Pick<Quotation, 'projectName' | 'projectNameAr'>
): string {
  return nameIn(language, projectName, projectNameAr)
}

export type QuotationAction = Quotation['allowedActions'][number]

/** True when the server offers this action on this record. */
export function allows({ allowedActions }: Quotation, action: QuotationAction): boolean {
  return allowedActions.includes(action)
}
