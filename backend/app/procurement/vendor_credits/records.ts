import { isDuplicate } from '#core/database/failures'
import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { VENDOR_CREDITS } from '#procurement/shared/number_series'
import { publishChange } from '#procurement/shared/publish_change'
import VendorCredit from './models/vendor_credit.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const VENDOR_CREDIT = 'vendor_credit'

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordCredit(
  uow: UnitOfWork,
  action: string,
  credit: VendorCredit,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: VENDOR_CREDIT, entityId: credit.id, label: credit.number }
  await uow.audit({ action, ...about, ...changes })
  publishChange(uow, 'vendor-credits', credit.id, action)
}

/** Saves a new credit under the next number of the year. @throws AppError 409 DUPLICATE_BILL */
export async function saveNewCredit(uow: UnitOfWork, credit: VendorCredit) {
  credit.merge({ version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  credit.number = await nextNumber(uow.trx, VENDOR_CREDITS, Number(today().slice(0, 4)))
  await credit.save().catch((error) => {
    const params = { number: credit.vendorNumber ?? '' }
    throw isDuplicate(error) ? conflict('DUPLICATE_BILL', { params }) : error
  })
}

export async function saveCredit(uow: UnitOfWork, credit: VendorCredit) {
  credit.version++
  credit.updatedBy = uow.actor.id
  await credit.save()
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockCredit(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<VendorCredit> {
  const credit = await VendorCredit.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!credit) throw notFound()
  await checkVersion(credit, expectedVersion, uow.trx)
  await credit.load('lines')
  return credit
}
