import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockWithEmployee } from '#people/employees/employee_for'
import LeaveRequest from './leave_request.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const LEAVE_REQUEST = 'leave_request'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordRequest(
  uow: UnitOfWork,
  action: string,
  request: LeaveRequest,
  changes: Changes
) {
  const { id, number: label } = request
  await uow.audit({ action, entityType: LEAVE_REQUEST, entityId: id, label, ...changes })
  const data = { resource: 'leave-requests', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'people.open', data }))
}

export async function saveRequest(uow: UnitOfWork, request: LeaveRequest) {
  request.version++
  request.updatedBy = uow.actor.id
  await request.save()
}

/** With its person and kind. */
export function withNames(uow?: UnitOfWork) {
  return LeaveRequest.query(uow && { client: uow.trx })
    .preload('employee')
    .preload('leaveType')
}

/** As it was seen, locked until the unit ends. @throws AppError 404, 412 */
export async function lockSeenRequest(uow: UnitOfWork, id: number, expectedVersion: number) {
  await lockWithEmployee(uow, 'leave_requests', id)
  const request = await withNames(uow).where('id', id).forUpdate().firstOrFail()
  await checkVersion(request, expectedVersion, uow.trx)
  return request
}
