import type { Schema } from '../../../api/types'
import { today } from '../../../kit/inputs/today'

export const VENDORS = 'procurement.vendors'

export const DOCUMENT_TYPES = 'vendor-document-types'

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

/** A row of the list; a record has the bank, the documents and the ratings besides. */
export type VendorRow = Schema<'Vendor'>
export type Vendor = Schema<'VendorDetail'>
export type VendorRating = Schema<'VendorRating'>

type TypedDocument = Pick<Schema<'VendorDocument'>, 'id' | 'documentType'>
type DatedDocument = TypedDocument & Pick<Schema<'VendorDocument'>, 'expiresOn'>

export const vendorPath = ({ id }: { id: number | string }): string => `/procurement/vendors/${id}`

/** Document types that are on file or must be, and whether they are there. */
export function requiredDocuments(
  vendor: Pick<Vendor, 'missingDocuments'> & { documents: DatedDocument[] }
): { type: string; state: 'present' | 'missing' | 'run_out' }[] {
  const { missingDocuments: missing, documents } = vendor
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

/** A document that was replaced is no longer current; those of the kind `other` replace nothing. */
export const isCurrent = (document: TypedDocument, documents: TypedDocument[]) =>
  document.documentType === 'other' ||
  !documents.some(
    ({ id, documentType }) => documentType === document.documentType && id > document.id
  )
