import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import Employee from '#people/employees/employee'
import AttendanceCheck from './attendance_check.js'
import { dayOfCheck } from './fit_check.js'
import { proofOf } from './proof.js'
import { settleDay } from './settle_day.js'
import type { createAttendanceCheckValidator } from './validator.js'

/** `entity_type` of the audit log. */
export const ATTENDANCE_CHECK = 'attendance_check'

/** Clocks of phones are off by less; what is further ahead was set. */
const AHEAD_SECONDS = 120
/** Entries that a device has kept for longer are for a correction. */
const OLDEST_DAYS = 7

interface Recorded {
  check: AttendanceCheck
  /** It was sent before. */
  isKnown: boolean
}

/**
 * Records a coming or going of whoever sends it. Sent again under its key it is answered as it is: the row
 * of the person is locked, so that two devices at once come one after the other.
 * @throws AppError 409 with the reason: no employee, another state, no proof of the place, or a clock that is wrong
 */
export async function recordCheck(
  uow: UnitOfWork,
  input: Infer<typeof createAttendanceCheckValidator>,
  now: DateTime = DateTime.utc()
): Promise<Recorded> {
  const employee = await ownEmployee(uow)
  const { siteId, direction, clientKey } = input
  const known = await AttendanceCheck.query({ client: uow.trx })
    .where({ employeeId: employee.id, clientKey })
    .first()
  if (known) return { check: known, isKnown: true }
  const site = await AttendanceSite.query({ client: uow.trx }).where('id', siteId).first()
  if (!site) throw invalid({ siteId: ['absent'] })
  if (!site.active) throw conflict('ATTENDANCE_SITE_CLOSED')
  const proof = proofOf(site, input)
  const receivedAt = now.startOf('second')
  const checkedAt = believedTime(input.checkedAt, receivedAt)
  const workedOn = await dayOfCheck(uow, employee.id, direction, checkedAt)
  const check = new AttendanceCheck().useTransaction(uow.trx)
  check.merge({ ...emptyColumns(AttendanceCheck), employeeId: employee.id, siteId, direction })
  check.merge({ ...proof, clientKey, checkedAt, receivedAt, workedOn, createdBy: uow.actor.id })
  await check.save()
  await settleDay(uow, employee, workedOn, now)
  await publish(uow, check, employee, site)
  return { check, isKnown: false }
}

/** @throws AppError 409 NO_EMPLOYEE, NOT_EMPLOYED */
async function ownEmployee(uow: UnitOfWork): Promise<Employee> {
  const employee = await Employee.query({ client: uow.trx })
    .where('userId', uow.actor.id!)
    .forUpdate()
    .first()
  if (!employee) throw conflict('NO_EMPLOYEE')
  if (!employee.employed) throw conflict('NOT_EMPLOYED')
  return employee
}

/**
 * The stated time; a clock that is a little ahead counts as now.
 * @throws AppError 409 ATTENDANCE_CLOCK_AHEAD, ATTENDANCE_TOO_OLD
 */
function believedTime(stated: string, receivedAt: DateTime): DateTime {
  const at = DateTime.fromISO(stated, { zone: 'utc' }).startOf('second')
  if (at > receivedAt.plus({ seconds: AHEAD_SECONDS })) throw conflict('ATTENDANCE_CLOCK_AHEAD')
  if (at < receivedAt.minus({ days: OLDEST_DAYS }))
    throw conflict('ATTENDANCE_TOO_OLD', { params: { days: OLDEST_DAYS } })
  return at > receivedAt ? receivedAt : at
}

async function publish(
  uow: UnitOfWork,
  check: AttendanceCheck,
  employee: Employee,
  site: AttendanceSite
) {
  const { id, direction, workedOn, method } = check
  await uow.audit({
    action: direction === 'in' ? 'check_in' : 'check_out',
    ...{ entityType: ATTENDANCE_CHECK, entityId: id, label: `${employee.name} · ${site.name}` },
    after: {
      ...{ employeeId: employee.id, siteId: site.id, workedOn, method },
      checkedAt: check.checkedAt.toISO(),
      receivedAt: check.receivedAt.toISO(),
    },
  })
  const data = { resource: 'attendance-days', id, action: 'update' }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'people.open', data }))
}
