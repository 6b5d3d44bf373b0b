import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockWithEmployee } from '#people/employees/employee_for'
import AttendanceCorrection from './attendance_correction.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const ATTENDANCE_CORRECTION = 'attendance_correction'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordCorrection(
  uow: UnitOfWork,
  action: string,
  { id, number: label }: AttendanceCorrection,
  changes: Changes
) {
  await uow.audit({ action, entityType: ATTENDANCE_CORRECTION, entityId: id, label, ...changes })
  const data = { resource: 'attendance-corrections', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'people.open', data }))
}

export async function saveCorrection(uow: UnitOfWork, correction: AttendanceCorrection) {
  correction.version++
  correction.updatedBy = uow.actor.id
  await correction.save()
}

/** As it was seen, locked until the unit ends. @throws AppError 404, 412 */
export async function lockSeenCorrection(uow: UnitOfWork, id: number, expectedVersion: number) {
  await lockWithEmployee(uow, 'attendance_corrections', id)
  const correction = await AttendanceCorrection.query({ client: uow.trx })
    .preload('employee')
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  await checkVersion(correction, expectedVersion, uow.trx)
  return correction
}
