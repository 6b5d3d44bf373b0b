import type { Infer } from '@vinejs/vine/types'
import type { Approver } from '#core/approvals/approver'
import { AppError, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { daysOfWeek, weekFaults, weekStartOf, type WeekFault } from '#engines/labour/timesheet'
import type Employee from '#people/employees/employee'
import { employeeFor } from '#people/employees/employee_for'
import { keepEntries, type WantedRow } from './keep_entries.js'
import { recordTimesheet, saveTimesheet, wholeTimesheets } from './record_timesheet.js'
import { timesheetStates } from './states.js'
import Timesheet from './timesheet.js'
import type { saveWeekValidator } from './validator.js'
import { factsOf } from './week_facts.js'

type Input = Infer<typeof saveWeekValidator>

/**
 * Keeps somebody's week as it was entered, whole or not at all.
 * @param expectedVersion 0 for a week that nobody has begun
 * @returns its id
 * @throws AppError 422 per cell, 412, 409 LOCKED once submitted, 403 for somebody else's
 */
export async function saveWeek(
  uow: UnitOfWork,
  input: Input,
  { expectedVersion, by }: { expectedVersion: number; by: Approver }
): Promise<number> {
  requireWeekStart(input.weekStart)
  const employee = await employeeFor(uow, input.employeeId, by.abilities)
  const timesheet = await weekOf(uow, employee, input.weekStart, expectedVersion)
  const isNew = timesheet.version === 0
  if (!isNew) timesheetStates.require('update', timesheet, by)
  const rows: WantedRow[] = input.rows.map(({ note, ...row }) => ({ ...row, note: note || null }))
  const facts = await factsOf(uow.trx, employee, input.weekStart, rows)
  refuse(weekFaults(rows, facts))
  const before = isNew ? undefined : timesheet.toAudit()
  const days = daysOfWeek(input.weekStart)
  timesheet.totalMinutes = rows.flatMap((row) => row.minutes).reduce((a, b) => a + b, 0)
  await saveTimesheet(uow, timesheet)
  await keepEntries(uow, timesheet, days, rows)
  const saved = await wholeTimesheets(uow).where('id', timesheet.id).firstOrFail()
  await recordTimesheet(uow, isNew ? 'create' : 'update', saved, {
    before,
    after: saved.toAudit(),
  })
  return timesheet.id
}

/** @throws AppError 422 on `weekStart` for a day on which no week begins */
export function requireWeekStart(weekStart: string) {
  if (weekStartOf(weekStart) !== weekStart) throw invalid({ weekStart: ['weekStart'] })
}

async function weekOf(
  uow: UnitOfWork,
  employee: Employee,
  weekStart: string,
  expectedVersion: number
): Promise<Timesheet> {
  const found = await wholeTimesheets(uow)
    .where({ employeeId: employee.id, weekStart })
    .forUpdate()
    .first()
  if (found) {
    await checkVersion(found, expectedVersion, uow.trx)
    return found
  }
  if (expectedVersion !== 0) throw new AppError(412, 'STALE_VERSION')
  const timesheet = new Timesheet().useTransaction(uow.trx)
  timesheet.merge({ ...emptyColumns(Timesheet), employeeId: employee.id, weekStart })
  timesheet.merge({ status: 'draft', totalMinutes: 0, version: 0, createdBy: uow.actor.id })
  return timesheet
}

const FIELDS: Record<WeekFault['fault'], string> = {
  twice: 'rowTwice',
  closed_project: 'closedProject',
  other_task: 'otherTask',
  not_employed: 'dayNotEmployed',
  future: 'hoursAhead',
  leave: 'hoursOnLeave',
  half_leave: 'hoursOnHalfLeave',
  day_limit: 'hoursOfDay',
}

/** @throws AppError 422, each fault at the cell or row that it is of */
function refuse(faults: readonly WeekFault[]) {
  if (!faults.length) return
  const fields: Record<string, string[]> = {}
  for (const one of faults) {
    const cell =
      'day' in one ? `rows.${one.row}.minutes.${one.day}` : `rows.${one.row}.${at(one.fault)}`
    ;(fields[cell] ??= []).push(FIELDS[one.fault])
  }
  throw invalid(fields)
}

const at = (fault: WeekFault['fault']) => (fault === 'closed_project' ? 'projectId' : 'taskId')
