import type { Approver } from '#core/approvals/approver'
import { forbidden } from '#core/exceptions/app_error'
import { SEALED_FIELDS } from '#procurement/bank/seal'
import { BANK_FIELDS } from '#procurement/models/vendor'
import VendorPolicy from '#procurement/policies/vendor_policy'

/**
 * Who may not see where a vendor is paid does not change it either: by what makes a new version they
 * would learn whether they have guessed it, and each would hold up the vendor's payments.
 * @throws AppError 403
 */
export function requireBankKeeper(input: object, by: Pick<Approver, 'abilities'>) {
  const names: readonly string[] = [...BANK_FIELDS, ...SEALED_FIELDS]
  const said = Object.entries(input).some(([name, value]) => names.includes(name) && value !== undefined) // prettier-ignore
  if (said && !new VendorPolicy().revealBank(by)) throw forbidden()
}
