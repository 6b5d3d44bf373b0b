import { fold } from '#engines/text/fold'
import type { VendorDocumentType } from '#procurement/enums/vendor_document_types'
import type Vendor from '#procurement/vendors/models/vendor'

/** Saudi Arabia as people write it, folded. */
const SAUDI = new Set(
  [
    'sa',
    'ksa',
    'saudi',
    'saudi arabia',
    'kingdom of saudi arabia',
    'السعودية',
    'المملكة العربية السعودية',
  ].map(fold)
)

/** Required documents that a vendor has not submitted: the registration; in Saudi Arabia also the national address. */
export function missingDocuments(vendor: Vendor): VendorDocumentType[] {
  const required: VendorDocumentType[] = ['commercial_registration']
  if (SAUDI.has(fold(vendor.country ?? '').trim())) required.push('national_address')
  const present = new Set(vendor.documents.map(({ documentType }) => documentType))
  return required.filter((type) => !present.has(type))
}
