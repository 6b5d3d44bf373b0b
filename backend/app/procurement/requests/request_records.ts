import { notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { announce } from '#procurement/live'
import PurchaseRequest from '#procurement/models/purchase_request'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const PURCHASE_REQUEST = 'purchase_request'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and tells open pages of it. */
export async function recordRequest(
  unit: Unit,
  action: string,
  request: PurchaseRequest,
  changes: Changes
) {
  const about = { entityType: PURCHASE_REQUEST, entityId: request.id, label: request.number }
  await unit.audit({ action, ...about, ...changes })
  announce(unit, 'purchase-requests', request.id, action)
}

/** Saves a request under its next version. */
export async function saveRequest(unit: Unit, request: PurchaseRequest) {
  request.version++
  request.updatedBy = unit.actor.id
  await request.save()
}

/** The request with its lines, locked until the unit ends. @throws AppError 404, 412 */
export async function lockRequest(unit: Unit, id: number, seen?: number): Promise<PurchaseRequest> {
  const query = PurchaseRequest.query({ client: unit.trx }).where('id', id)
  const request = await query.forUpdate().first()
  if (!request) throw notFound()
  if (seen !== undefined) await checkVersion(request, seen, unit.trx)
  await request.load('lines')
  return request
}
