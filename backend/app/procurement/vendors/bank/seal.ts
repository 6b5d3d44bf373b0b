import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import type Vendor from '#procurement/vendors/models/vendor'

/** The two fields that are kept encrypted. */
export const SEALED_FIELDS = ['accountNumber', 'iban'] as const
export type SealedField = (typeof SEALED_FIELDS)[number]

type Sealed = Pick<Vendor, 'id' | 'bankSeal' | 'accountNumberSealed' | 'ibanSealed'>

/** Bound to vendor and field: a ciphertext moved to another place does not open. */
const purpose = (bankSeal: string, field: SealedField) => `vendor_bank:${bankSeal}:${field}`

export function seal(bankSeal: string, field: SealedField, value: string): string {
  return encryption.use('bank').encrypt(value, { purpose: purpose(bankSeal, field) })
}

/** @returns null when nothing is stored, or what is stored was not sealed for this vendor */
export function unseal(vendor: Sealed, field: SealedField): string | null {
  const stored = vendor[`${field}Sealed`]
  if (!stored) return null
  const value = encryption.use('bank').decrypt<string>(stored, purpose(vendor.bankSeal, field))
  if (value === null)
    logger.error({ vendorId: vendor.id, field }, 'a sealed bank field does not open')
  return value
}
