import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#procurement/shared/publish_change'
import PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const PURCHASE_REQUEST = 'purchase_request'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordRequest(
  uow: UnitOfWork,
  action: string,
  request: PurchaseRequest,
  changes: Changes
) {
  const about = { entityType: PURCHASE_REQUEST, entityId: request.id, label: request.number }
  await uow.audit({ action, ...about, ...changes })
  publishChange(uow, 'purchase-requests', request.id, action)
}

/** Saves a request under its next version. */
export async function saveRequest(uow: UnitOfWork, request: PurchaseRequest) {
  request.version++
  request.updatedBy = uow.actor.id
  await request.save()
}

/** The request with its lines, locked until the unit ends. @throws AppError 404, 412 */
export async function lockRequest(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<PurchaseRequest> {
  const query = PurchaseRequest.query({ client: uow.trx }).where('id', id)
  const request = await query.forUpdate().first()
  if (!request) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(request, expectedVersion, uow.trx)
  await request.load('lines')
  return request
}
