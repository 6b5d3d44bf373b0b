export const QUOTATION_CREATED = 'engineering.quotation_created'
export const QUOTATION_APPROVED = 'engineering.quotation_approved'
export const QUOTATION_REJECTED = 'engineering.quotation_rejected'
export const VARIATION_ACCEPTED = 'engineering.variation_accepted'

/** What every event of a quotation says. */
export interface QuotationEvent {
  quotationId: number
  number: string
  projectName: string
  projectNameAr: string | null
  /** Path of the quotation's page. */
  link: string
  /** Who wrote the quotation, and who submitted it. */
  createdBy: number | null
  submittedBy: number | null
  decidedBy: number | null
  /** Of a rejection; the comment of an approval. */
  reason: string | null
}

/** Everything that a project takes over from its approved quotation. */
export interface QuotationApproved extends QuotationEvent {
  clientId: number | null
  clientName: string | null
  endUser: string | null
  location: string | null
  city: string | null
  /** Square metres in ten-thousandths. */
  areaSqmE4: number | null
  projectType: string | null
  productTypes: string[]
  bdmInitials: string | null
  currency: string
  /** Minor units of the currency, VAT included. */
  totalMinor: number
  /** The quotation whose place this revision has taken. */
  revisesId?: number | null
  /** The job that it varies: then it is no project of its own. */
  variationOfId?: number | null
}

/** What a project takes over from a variation that its client has agreed to. */
export interface VariationAccepted extends QuotationEvent {
  /** The quotation that became the project. */
  variationOfId: number
  /** Of the first revision: of all of them one is accepted. */
  rootNumber: string
  currency: string
  /** Before VAT, in minor units of the currency; below zero for an omission. */
  netMinor: number
  clientReference: string | null
}
