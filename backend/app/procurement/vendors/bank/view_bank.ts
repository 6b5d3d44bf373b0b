import type { Actor } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { maskOf } from './mask.js'
import { SEALED_FIELDS, unseal, type SealedField } from './seal.js'
import type Vendor from '#procurement/vendors/models/vendor'

export type BankView = Record<SealedField, string | null>

export function maskedBank(vendor: Vendor): BankView {
  return { accountNumber: maskOf(vendor.accountNumberTail), iban: maskOf(vendor.ibanTail) }
}

/** The fields in clear, once the audit log says who looked. A field that does not open stays masked. */
export async function revealBank(vendor: Vendor, actor: Actor): Promise<BankView> {
  const view = maskedBank(vendor)
  const shown = SEALED_FIELDS.filter((field) => view[field] !== null)
  if (!shown.length) return view
  await transact(actor, (uow) =>
    uow.audit({
      action: 'reveal_bank',
      entityType: 'vendor',
      entityId: vendor.id,
      label: vendor.name,
    })
  )
  for (const field of shown) view[field] = unseal(vendor, field) ?? view[field]
  return view
}
