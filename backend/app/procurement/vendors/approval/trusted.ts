import { SEALED_AUDIT, BANK_FIELDS } from '#procurement/vendors/models/vendor'
import type { VendorDocumentType } from '#procurement/enums/vendor_document_types'

/**
 * Who a vendor is: what its documents prove and what decides which of them it needs. Address, contact
 * and group are left out: they prove nothing and no money follows them.
 */
export const IDENTITY = ['name', 'type', 'country', 'crNumber', 'vatNumber'] as const

/** Changed, a bank account waits for a second person of its own and leaves the approval standing. */
const BANK: readonly string[] = [...BANK_FIELDS, ...SEALED_AUDIT]

/** Documents that prove it. */
export const PROOFS = [
  'commercial_registration',
  'national_address',
  'vat_certificate',
] as const satisfies VendorDocumentType[]

const isIn = (names: readonly string[], one: string) => names.includes(one)

export const isProof = (documentType: unknown) => isIn(PROOFS, String(documentType))

/** What of a vendor makes its writer an author when it is changed, as far as it is in these fields. */
export const authoredIn = (fields: string[]) => [
  ...fields.filter((field) => isIn(IDENTITY, field)),
  ...(fields.some((field) => isIn(BANK, field)) ? ['bank'] : []),
]

export const identityIn = (fields: string[]) => fields.filter((field) => isIn(IDENTITY, field))

/** What authors have written, as the wire names it. */
export const WRITTEN = [...IDENTITY, 'bank', 'documents'] as const
export type Written = (typeof WRITTEN)[number]
