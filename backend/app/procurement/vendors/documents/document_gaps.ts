import { today } from '#core/settings/firm_clock'
import { fold } from '#engines/text/fold'
import type { VendorDocumentType } from '#procurement/enums/vendor_document_types'
import type Vendor from '#procurement/vendors/models/vendor'
import type VendorDocument from '#procurement/vendors/models/vendor_document'

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

/** Required documents that keep a vendor from being approved. */
interface DocumentGaps {
  missing: VendorDocumentType[]
  /** On file, but none of them is valid today. */
  expired: VendorDocumentType[]
}

type Documented = Pick<Vendor, 'type' | 'country' | 'documents'>

/**
 * The registration; of Saudi vendors also the national address. Who is domestic is Saudi, however the
 * country is spelt.
 */
function requiredDocuments({ type, country }: Documented): VendorDocumentType[] {
  const saudi = type === 'domestic' || SAUDI.has(fold(country ?? '').trim())
  return saudi ? ['commercial_registration', 'national_address'] : ['commercial_registration']
}

/** What a vendor lacks of the documents that it has to submit. Needs `documents` preloaded. */
export function documentGaps(vendor: Documented): DocumentGaps {
  const required = requiredDocuments(vendor)
  const present = new Set<string>(vendor.documents.map(({ documentType }) => documentType))
  const valid = new Set<string>(
    vendor.documents.filter(isValid).map(({ documentType }) => documentType)
  )
  return {
    missing: required.filter((type) => !present.has(type)),
    expired: required.filter((type) => present.has(type) && !valid.has(type)),
  }
}

const isValid = ({ expiresOn }: Pick<VendorDocument, 'expiresOn'>) =>
  !expiresOn || expiresOn >= today()
