import type { StoredDocument } from '../../../kit/files/document-list'
import { today } from '../../../kit/inputs/today'

export const VENDORS = 'procurement.vendors'

export const BANK_FIELDS = [
  'bankName',
  'bankCity',
  'bankCountry',
  'accountName',
  'accountNumber',
  'iban',
  'swiftCode',
] as const

/** The five rated qualities with the list of levels of each. */
export const RATING_SCALES = [
  { name: 'quality', list: 'vendor-quality' },
  { name: 'deliveryPerformance', list: 'vendor-delivery-performance' },
  { name: 'responsiveness', list: 'vendor-responsiveness' },
  { name: 'pricingCompetitiveness', list: 'vendor-pricing-competitiveness' },
  { name: 'reliability', list: 'vendor-reliability' },
] as const

export type RatingScale = (typeof RATING_SCALES)[number]['name']

export interface VendorRating extends Record<RatingScale, string> {
  id: number
  /** 0 to 100 as a decimal string or number. */
  score: string | number
  standing: string
  note: string | null
  createdAt: string
}

/** A vendor as the API answers it; account number and IBAN are masked for most people. */
export interface Vendor {
  id: number
  version: number
  name: string
  type: string
  group: string
  businessAddress: string | null
  city: string | null
  country: string | null
  postalCode: string | null
  primaryContactName: string | null
  phone: string | null
  mobile: string | null
  email: string | null
  fax: string | null
  crNumber: string | null
  vatNumber: string | null
  buildingNumber: string | null
  street: string | null
  district: string | null
  additionalNumber: string | null
  status: string
  statusReason: string | null
  /** Where the vendor may go from here, for who may move it. */
  nextStatuses: string[]
  website: string | null
  bankName: string | null
  bankCity: string | null
  bankCountry: string | null
  accountName: string | null
  accountNumber: string | null
  iban: string | null
  swiftCode: string | null
  purchasingCurrency: string
  ratingScore: string | number | null
  ratingStanding: string | null
  documents?: StoredDocument[]
  /** The newest rating, which counts; `ratings` holds all of them, newest first. */
  rating?: VendorRating | null
  ratings?: VendorRating[]
  /** Types of required documents that are not on file. */
  missingDocuments?: string[]
  createdAt: string
  updatedAt: string
  can: Record<string, boolean>
}

export const vendorPath = ({ id }: { id: number | string }): string => `/procurement/vendors/${id}`

/** Document types that are on file or must be, and whether they are there. */
export function requiredDocuments(
  vendor: Pick<Vendor, 'missingDocuments' | 'documents'>
): { type: string; state: 'present' | 'missing' | 'run_out' }[] {
  const missing = vendor.missingDocuments ?? []
  const documents = vendor.documents ?? []
  const runOut = (type: string) =>
    documents
      .filter(({ documentType }) => documentType === type)
      .every(({ expiresOn }) => Boolean(expiresOn && expiresOn < today()))
  return ['commercial_registration', 'national_address', 'vat_certificate']
    .filter((type) => missing.includes(type) || documents.some((one) => one.documentType === type))
    .map((type) => {
      if (missing.includes(type)) return { type, state: 'missing' }
      return { type, state: runOut(type) ? 'run_out' : 'present' }
    })
}

/** A paper that was handed in anew is no longer current; those of the kind `other` replace nothing. */
export const isCurrent = (document: StoredDocument, documents: StoredDocument[]) =>
  document.documentType === 'other' ||
  !documents.some(
    ({ id, documentType }) => documentType === document.documentType && id > document.id
  )
