import type { TaxDetail, TaxDetails } from '#commercial/shared/tax_details'
import type Company from './company.js'

/** Parts that belong together: half of a company's and half of another's would be no one's. */
const PARTS: readonly (readonly TaxDetail[])[] = [
  ['country', 'vatNumber', 'otherId'],
  ['buildingNumber', 'street', 'district', 'city', 'postalCode', 'additionalNumber'],
]

/** What is known of a company's tax data; a part of which nothing is known is left out. */
export function taxDetailsOf(company: Company): TaxDetails {
  const known = PARTS.filter((names) => names.some((name) => company[name]))
  return Object.fromEntries(known.flat().map((name) => [name, company[name] ?? null]))
}
