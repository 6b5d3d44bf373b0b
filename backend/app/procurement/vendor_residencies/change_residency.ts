import type { Infer } from '@vinejs/vine/types'
import { AppError, invalid } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockVendor } from '#procurement/vendors/lock_vendor'
import { publishChange } from '#procurement/shared/publish_change'
import WithholdingKind from '#procurement/withholding_kinds/withholding_kind'
import { createResidency } from './residency.js'
import type { residencyValidator } from './validator.js'
import VendorResidency, { VENDOR_RESIDENCY } from './vendor_residency.js'

/**
 * Says whether a vendor is resident for tax, and what it usually does. Bills that were recorded keep their kinds.
 * @throws AppError 404, 412, 422 for a kind that is unknown or no longer used
 */
export async function changeResidency(
  uow: UnitOfWork,
  vendorId: number,
  { expectedVersion, ...input }: Infer<typeof residencyValidator> & { expectedVersion: number }
) {
  const vendor = await lockVendor(uow, vendorId)
  const stated = { isResident: input.isResident, kindId: input.kindId ?? null }
  await requireKind(uow, stated.kindId, 'kindId')
  const one = await VendorResidency.query({ client: uow.trx })
    .where({ vendorId })
    .forUpdate()
    .first()
  if (!one) {
    if (expectedVersion !== 0) throw new AppError(412, 'STALE_VERSION')
    await createResidency(uow, vendor, stated)
  } else {
    await checkVersion(one, expectedVersion, uow.trx)
    const before = one.toAudit()
    one.merge({ ...stated, version: one.version + 1, updatedBy: uow.actor.id })
    await one.useTransaction(uow.trx).save()
    const about = { entityType: VENDOR_RESIDENCY, entityId: one.id, label: vendor.name }
    await uow.audit({ action: 'update', ...about, before, after: one.toAudit() })
  }
  publishChange(uow, 'vendors', vendorId, 'update')
}

/** @throws AppError 422 on the field */
export async function requireKind(uow: UnitOfWork, kindId: number | null, field: string) {
  if (kindId === null) return
  const kind = await WithholdingKind.query({ client: uow.trx })
    .where({ id: kindId, active: true })
    .first()
  if (!kind) throw invalid({ [field]: ['absent'] })
}
