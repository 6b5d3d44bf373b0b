import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Timesheet from './timesheet.js'

/** `entity_type` of the audit log. */
export const TIMESHEET = 'timesheet'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordTimesheet(
  uow: UnitOfWork,
  action: string,
  timesheet: Timesheet,
  changes: Changes
) {
  const { id, weekStart, employee } = timesheet
  const label = `${employee.number} · ${weekStart}`
  await uow.audit({ action, entityType: TIMESHEET, entityId: id, label, ...changes })
  const data = { resource: 'timesheets', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'people.open', data }))
}

export async function saveTimesheet(uow: UnitOfWork, timesheet: Timesheet) {
  timesheet.version++
  timesheet.updatedBy = uow.actor.id
  await timesheet.save()
}

/** With its person, its hours and who has to approve them. */
export function wholeTimesheets(uow?: UnitOfWork) {
  return Timesheet.query(uow && { client: uow.trx })
    .preload('employee')
    .preload('entries', (entries) => void entries.orderBy('workedOn').orderBy('id'))
    .preload('approvals', (approvals) => void approvals.orderBy('id'))
}

/** As it was seen, locked until the unit ends. @throws AppError 404, 412 */
export async function lockSeenTimesheet(uow: UnitOfWork, id: number, expectedVersion: number) {
  const timesheet = await wholeTimesheets(uow).where('id', id).forUpdate().first()
  if (!timesheet) throw notFound()
  await checkVersion(timesheet, expectedVersion, uow.trx)
  return timesheet
}
