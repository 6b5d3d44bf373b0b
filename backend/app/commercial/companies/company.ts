import { CompanySchema } from '#database/schema'
import { searchText } from '#engines/text/fold'
import { contactWords, type ContactPoint } from '#commercial/shared/contact_points'
import { TAX_DETAILS } from '#commercial/shared/tax_details'

/** What is entered of a company; its name comes from the clients who work there. */
export const COMPANY_FIELDS = ['legalName', 'legalNameAr', ...TAX_DETAILS] as const
export type CompanyField = (typeof COMPANY_FIELDS)[number]

export default class Company extends CompanySchema {
  /** @param further its phones and e-mails */
  refreshSearchText(further: readonly ContactPoint[]) {
    this.searchText = searchText(
      this.name,
      this.legalName,
      this.legalNameAr,
      this.vatNumber,
      this.otherId,
      this.city,
      ...contactWords(further)
    )
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    return Object.fromEntries(COMPANY_FIELDS.map((name) => [name, this[name] ?? null]))
  }
}
