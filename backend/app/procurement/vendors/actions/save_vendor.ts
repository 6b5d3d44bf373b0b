import { randomUUID } from 'node:crypto'
import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { diff } from '#core/audit/append_audit'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { reviewAgain } from '#procurement/vendors/approval/request_review'
import { identityIn } from '#procurement/vendors/approval/trusted'
import { vendorAudit } from '#procurement/vendors/vendor_audit'
import { bankDataOf, keepAccountVersion } from '#procurement/vendors/bank/account_versions'
import { applyBank } from '#procurement/vendors/bank/apply_bank'
import { requireChoices } from '#procurement/shared/require_choices'
import { publishChange } from '#procurement/shared/publish_change'
import Vendor from '#procurement/vendors/models/vendor'
import type { createVendorValidator, updateVendorValidator } from '#procurement/vendors/validator'

type NewVendor = Infer<typeof createVendorValidator>
type VendorChanges = Infer<typeof updateVendorValidator>

/**
 * Adds a vendor: a prospect until someone else has approved it.
 * @throws AppError 422 for a masked bank field (a new vendor has none yet) or an unknown choice
 */
export async function createVendor(uow: UnitOfWork, input: NewVendor): Promise<Vendor> {
  const vendor = new Vendor().useTransaction(uow.trx)
  vendor.merge(emptyColumns(Vendor))
  vendor.merge({
    bankSeal: randomUUID(),
    purchasingCurrency: 'SAR',
    documentLanguage: 'both',
    status: 'prospect',
    version: 1,
    createdBy: uow.actor.id,
  })
  await fillAndSave(uow, vendor, input)
  await keepAccountVersion(uow, vendor, null)
  await uow.audit({ action: 'create', ...vendorAudit(vendor), after: vendor.toAudit() })
  publishChange(uow, 'vendors', vendor.id, 'create')
  return vendor
}

/**
 * Changes a vendor that the caller has locked and whose version it has checked. An approved one that
 * becomes another waits for its approval again.
 */
export async function updateVendor(
  uow: UnitOfWork,
  vendor: Vendor,
  input: VendorChanges
): Promise<Vendor> {
  const before = vendor.toAudit()
  const bank = bankDataOf(vendor)
  vendor.version++
  await fillAndSave(uow, vendor, input)
  await keepAccountVersion(uow, vendor, bank)
  const after = vendor.toAudit()
  await uow.audit({ action: 'update', ...vendorAudit(vendor), before, after })
  await reviewAgain(uow, vendor, identityIn(diff(before, after).map(({ field }) => field)))
  publishChange(uow, 'vendors', vendor.id, 'update')
  return vendor
}

async function fillAndSave(uow: UnitOfWork, vendor: Vendor, input: VendorChanges) {
  const { accountNumber, iban, ...plain } = input
  await requireChoices(uow.trx, plain, vendor)
  vendor.merge(plain)
  applyBank(vendor, { accountNumber, iban })
  vendor.refreshSearchText()
  vendor.updatedBy = uow.actor.id
  await vendor.save()
}
