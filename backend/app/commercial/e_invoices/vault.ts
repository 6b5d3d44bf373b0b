import encryption from '@adonisjs/core/services/encryption'
import type EInvoiceUnit from './models/e_invoice_unit.js'

/** What of a unit is kept encrypted. */
export const SEALED_FIELDS = ['privateKey', 'complianceSecret', 'secret'] as const
type SealedField = (typeof SEALED_FIELDS)[number]

type Sealed = Pick<
  EInvoiceUnit,
  'seal' | 'privateKeySealed' | 'complianceSecretSealed' | 'secretSealed'
>

/** Bound to unit and field: a ciphertext moved to another place does not open. */
const purpose = (seal: string, field: SealedField) => `e_invoice_unit:${seal}:${field}`

export const sealFor = (seal: string, field: SealedField, value: string): string =>
  encryption.use('bank').encrypt(value, { purpose: purpose(seal, field) })

/** @throws Error when nothing is stored, or what is stored was not sealed for this unit */
export function openSealed(unit: Sealed, field: SealedField): string {
  const stored = unit[`${field}Sealed`]
  const value = stored && encryption.use('bank').decrypt<string>(stored, purpose(unit.seal, field))
  if (!value) throw new Error(`the ${field} of a unit does not open`)
  return value
}
