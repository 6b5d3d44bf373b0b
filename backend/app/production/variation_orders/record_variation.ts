import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import VariationOrder from './variation_order.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const VARIATION_ORDER = 'variation_order'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordVariation(
  uow: UnitOfWork,
  action: string,
  variation: VariationOrder,
  changes: Changes
) {
  const about = { entityType: VARIATION_ORDER, entityId: variation.id, label: variation.number }
  await uow.audit({ action, ...about, ...changes })
  const data = { resource: 'variation-orders', id: variation.id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'variation-orders.view', data }))
}

/** Saves a variation under its next version. */
export async function saveVariation(uow: UnitOfWork, variation: VariationOrder) {
  variation.version++
  variation.updatedBy = uow.actor.id
  await variation.save()
}

/** Locked until the unit ends, whichever its version. @throws AppError 404 */
export async function lockAnyVersion(uow: UnitOfWork, id: number): Promise<VariationOrder> {
  const query = VariationOrder.query({ client: uow.trx }).where('id', id)
  const variation = await query.forUpdate().first()
  if (!variation) throw notFound()
  return variation
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockVariation(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<VariationOrder> {
  const variation = await lockAnyVersion(uow, id)
  await checkVersion(variation, expectedVersion, uow.trx)
  return variation
}
