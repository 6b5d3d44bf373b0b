import type { Schema } from '../../../api/types'

/** A company as lists show it. */
export type Company = Schema<'Company'>

/** With its contacts, open quotations, contracts, balances and files; null is what the viewer may not see. */
export type CompanyDetail = Schema<'CompanyDetail'>

export const COMPANIES = 'commercial.companies'

export const companyPath = ({ id }: { id: number | string }): string =>
  `/commercial/companies/${id}`
