import { randomUUID } from 'node:crypto'
import type { Infer } from '@vinejs/vine/types'
import type { Unit } from '#core/unit/unit'
import { aboutVendor } from '#procurement/actions/about_vendor'
import { bankDataOf, keepAccountVersion } from '#procurement/bank/account_versions'
import { applyBank } from '#procurement/bank/apply_bank'
import { requireChoices } from '#procurement/rules/known_choices'
import { announce } from '#procurement/live'
import Vendor, { BANK_FIELDS, VENDOR_FIELDS } from '#procurement/models/vendor'
import type { createVendorValidator, updateVendorValidator } from '#procurement/validators/vendor'

type NewVendor = Infer<typeof createVendorValidator>
type VendorChanges = Infer<typeof updateVendorValidator>

/**
 * Adds a vendor: a prospect, unless whoever enters it may also approve it.
 * @throws AppError 422 for a masked bank field (a new vendor has none yet) or an unknown choice
 */
export async function createVendor(
  unit: Unit,
  input: NewVendor,
  status: 'prospect' | 'approved' = 'prospect'
): Promise<Vendor> {
  const vendor = new Vendor().useTransaction(unit.trx)
  vendor.merge(Object.fromEntries([...VENDOR_FIELDS, ...BANK_FIELDS].map((name) => [name, null])))
  vendor.merge({
    bankSeal: randomUUID(),
    purchasingCurrency: 'SAR',
    status,
    statusReason: null,
    version: 1,
    createdBy: unit.actor.id,
  })
  vendor.merge({
    accountNumberSealed: null,
    accountNumberTail: null,
    ibanSealed: null,
    ibanTail: null,
  })
  vendor.merge({ ratingScoreBp: null, ratingStanding: null })
  await fillAndSave(unit, vendor, input)
  await keepAccountVersion(unit, vendor, null)
  await unit.audit({ action: 'create', ...aboutVendor(vendor), after: vendor.toAudit() })
  announce(unit, 'vendors', vendor.id, 'create')
  return vendor
}

/** Changes a vendor that the caller has locked and whose version it has checked. */
export async function updateVendor(
  unit: Unit,
  vendor: Vendor,
  input: VendorChanges
): Promise<Vendor> {
  const before = vendor.toAudit()
  const bank = bankDataOf(vendor)
  vendor.version++
  await fillAndSave(unit, vendor, input)
  await keepAccountVersion(unit, vendor, bank)
  await unit.audit({ action: 'update', ...aboutVendor(vendor), before, after: vendor.toAudit() })
  announce(unit, 'vendors', vendor.id, 'update')
  return vendor
}

async function fillAndSave(unit: Unit, vendor: Vendor, input: VendorChanges) {
  const { accountNumber, iban, ...plain } = input
  await requireChoices(unit, plain, vendor)
  vendor.merge(plain)
  applyBank(vendor, { accountNumber, iban })
  vendor.refreshSearchText()
  vendor.updatedBy = unit.actor.id
  await vendor.save()
}
