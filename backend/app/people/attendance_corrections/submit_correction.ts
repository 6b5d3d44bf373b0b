import type { Infer } from '@vinejs/vine/types'
import { openApproval } from '#core/approvals/open_approval'
import { conflict } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { setting } from '#core/settings/settings'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { gregorianDate } from '#engines/pdf/print_formats'
import AttendanceDay from '#people/attendance_days/attendance_day'
import type Employee from '#people/employees/employee'
import { responsibleFor } from '#people/leave_requests/responsible'
import { employeeFor } from '#people/employees/employee_for'
import AttendanceCorrection from './attendance_correction.js'
import { checkDay, checkTimes, wholeMinute } from './check_times.js'
import { ATTENDANCE_CORRECTIONS } from './number_series.js'
import { ATTENDANCE_CORRECTION, recordCorrection } from './record_correction.js'
import type { createAttendanceCorrectionValidator } from './validator.js'

/**
 * Asks that the times of a day be put right: the manager, else those whom the rule names.
 * @throws AppError 422 per field, 409 NO_EMPLOYEE, CORRECTION_OPEN, 403 for somebody else's day
 */
export async function submitCorrection(
  uow: UnitOfWork,
  input: Infer<typeof createAttendanceCorrectionValidator>,
  abilities: ReadonlySet<string>
): Promise<AttendanceCorrection> {
  const employee = await employeeFor(uow, input.employeeId, abilities)
  const { workedOn, note } = input
  checkDay(workedOn, employee, abilities.has('employees.manage'))
  const times = { workedOn, inAt: wholeMinute(input.inAt), outAt: wholeMinute(input.outAt) }
  checkTimes(times, await dayOf(uow, employee.id, workedOn))
  await refuseSecond(uow, employee.id, workedOn)
  const correction = new AttendanceCorrection().useTransaction(uow.trx)
  correction.merge({ ...emptyColumns(AttendanceCorrection), ...times, note })
  correction.merge({ employeeId: employee.id, status: 'submitted', version: 1 })
  correction.merge({ createdBy: uow.actor.id, updatedBy: uow.actor.id })
  correction.number = await nextNumber(
    uow.trx,
    ATTENDANCE_CORRECTIONS,
    Number(workedOn.slice(0, 4))
  )
  await correction.save()
  await askFor(uow, correction, employee)
  await recordCorrection(uow, 'create', correction, { after: correction.toAudit() })
  return correction
}

export const dayOf = ({ trx }: UnitOfWork, employeeId: number, on: string) =>
  AttendanceDay.query({ client: trx }).where({ employeeId, on }).first()

/** @throws AppError 409 CORRECTION_OPEN naming the other one */
async function refuseSecond({ trx }: UnitOfWork, employeeId: number, workedOn: string) {
  const other = await trx
    .from('attendance_corrections')
    .where({ employee_id: employeeId, worked_on: workedOn, status: 'submitted' })
    .select('id', 'number')
    .first()
  if (other)
    throw conflict('CORRECTION_OPEN', {
      params: { number: other.number },
      details: { recordId: other.id },
    })
}

async function askFor(uow: UnitOfWork, correction: AttendanceCorrection, employee: Employee) {
  const { id, number, workedOn } = correction
  await openApproval(uow, {
    documentType: ATTENDANCE_CORRECTION,
    documentId: id,
    documentNumber: number,
    title: `${employee.name} · Attendance · ${gregorianDate(workedOn, 'en')}`,
    titleAr: `${employee.nameAr} · الحضور · ${gregorianDate(workedOn, 'ar')}`,
    link: `/hr/attendance-corrections/${id}`,
    documentVersion: correction.version,
    authoredBy: employee.userId,
    writtenIn: [{ entityType: ATTENDANCE_CORRECTION, entityId: id, actions: ['create'] }],
    amountMinor: 0,
    currency: setting('currency', 'SAR'),
    responsible: await responsibleFor(uow, employee),
  })
}
