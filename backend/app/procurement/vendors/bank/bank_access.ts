import type { Approver } from '#core/approvals/approver'
import { forbidden } from '#core/base/app_error'
import { SEALED_FIELDS } from './seal.js'
import { BANK_FIELDS } from '#procurement/vendors/models/vendor'
import VendorPolicy from '#procurement/vendors/vendor_policy'

/**
 * Who may not see where a vendor is paid does not change it either: by what makes a new version they
 * would learn whether they have guessed it, and each would hold up the vendor's payments.
 * @throws AppError 403
 */
export function requireBankAccess(input: object, by: Pick<Approver, 'abilities'>) {
  const names: readonly string[] = [...BANK_FIELDS, ...SEALED_FIELDS]
  const stated = Object.entries(input).some(
    ([name, value]) => names.includes(name) && value !== undefined
  )
  if (stated && !new VendorPolicy().revealBank(by)) throw forbidden()
}
