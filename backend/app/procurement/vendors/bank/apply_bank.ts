import { invalid } from '#core/base/app_error'
import { seal, SEALED_FIELDS, unseal, type SealedField } from './seal.js'
import { isMask, maskOf, tailOf } from './mask.js'
import type Vendor from '#procurement/vendors/models/vendor'

type BankInput = Partial<Record<SealedField, string | null>>

/**
 * Puts account number and IBAN into a vendor, sealed. Its mask sent back means unchanged.
 * @throws AppError 422 for a mask that is not this vendor's
 */
export function applyBank(vendor: Vendor, input: BankInput) {
  for (const field of SEALED_FIELDS) {
    const value = input[field]
    if (value === undefined) continue
    if (value !== null && isMask(value)) refuseForeignMask(vendor, field, value)
    else if (value === null || value !== unseal(vendor, field)) store(vendor, field, value)
  }
}

function refuseForeignMask(vendor: Vendor, field: SealedField, mask: string) {
  if (mask !== maskOf(vendor[`${field}Tail`] ?? null)) throw invalid({ [field]: ['bankMask'] })
}

function store(vendor: Vendor, field: SealedField, value: string | null) {
  vendor[`${field}Sealed`] = value === null ? null : seal(vendor.bankSeal, field, value)
  vendor[`${field}Tail`] = value === null ? null : tailOf(value)
}
