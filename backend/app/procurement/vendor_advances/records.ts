import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { publishChange } from '#procurement/shared/publish_change'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import VendorAdvance from './models/vendor_advance.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const VENDOR_ADVANCE = 'vendor_advance'

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordAdvance(
  uow: UnitOfWork,
  action: string,
  advance: VendorAdvance,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: VENDOR_ADVANCE, entityId: advance.id, label: advance.number }
  await uow.audit({ action, ...about, ...changes })
  await bookDocument(uow, VENDOR_ADVANCE, advance.id)
  publishChange(uow, 'vendor-advances', advance.id, action)
}

export async function saveAdvance(uow: UnitOfWork, advance: VendorAdvance) {
  advance.version++
  advance.updatedBy = uow.actor.id
  await advance.save()
}

/**
 * Locked until the unit ends; its order is locked first, as by everything that changes its bills.
 * @throws AppError 404, 412
 */
export async function lockAdvance(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<VendorAdvance> {
  const found = await VendorAdvance.query({ client: uow.trx }).where('id', id).first()
  if (!found) throw notFound()
  await lockAnyOrder(uow, found.purchaseOrderId)
  const advance = await VendorAdvance.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  await checkVersion(advance, expectedVersion, uow.trx)
  return advance
}
