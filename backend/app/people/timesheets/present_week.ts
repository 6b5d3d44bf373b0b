import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approverOf } from '#core/approvals/approver'
import { conflict, notFound } from '#core/base/app_error'
import { personIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { DAY_E4 } from '#engines/labour/leave_days'
import { shortageOf } from '#engines/labour/timesheet'
import Employee from '#people/employees/employee'
import { visibleEmployees } from '#people/leave_requests/leave_scope'
import { employeeOfUser } from '#people/shared/employee_of_user'
import { presentRows } from './present_rows.js'
import { wholeTimesheets } from './record_timesheet.js'
import { requireWeekStart } from './save_week.js'
import { timesheetStates } from './states.js'
import Timesheet from './timesheet.js'
import { deciding } from './visible_timesheets.js'
import { workWeeks, type WeekDay } from './week_facts.js'

/** A week of somebody by its id. @throws AppError 404 also where it is not theirs to see */
export async function showTimesheet(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const timesheet = await wholeTimesheets(uow).where('id', id).first()
  if (!timesheet || !(await maySee(ctx, timesheet, uow))) throw notFound()
  return presentWeek(ctx, timesheet, uow)
}

/**
 * The week of somebody, of oneself where nobody is named; one that nobody has begun is empty and has version 0.
 * @throws AppError 404, 409 NO_EMPLOYEE
 */
export async function showWeek(
  ctx: HttpContext,
  { employeeId, weekStart }: { employeeId?: number; weekStart: string }
) {
  requireWeekStart(weekStart)
  const id = employeeId ?? (await employeeOfUser(db.connection(), ctx.actor!.id))
  if (id === null) throw conflict('NO_EMPLOYEE')
  const found = await wholeTimesheets().where({ employeeId: id, weekStart }).first()
  if (found) {
    if (!(await maySee(ctx, found))) throw notFound()
    return presentWeek(ctx, found)
  }
  const visible = await visibleEmployees(ctx)
  const employee = await Employee.find(id)
  if (!employee || (visible !== 'all' && !visible.includes(id))) throw notFound()
  return presentWeek(ctx, emptyWeek(employee, weekStart))
}

/** A week as its page would find it before it is first kept. */
function emptyWeek(employee: Employee, weekStart: string): Timesheet {
  const timesheet = new Timesheet()
  timesheet.merge({ employeeId: employee.id, weekStart, status: 'draft', totalMinutes: 0 })
  timesheet.merge({ version: 0, comment: null, createdBy: null, submittedBy: null })
  timesheet.merge({ returnedBy: null, submittedAt: null, approvedAt: null, batchId: null })
  timesheet.$setRelated('employee', employee)
  timesheet.$setRelated('entries', [])
  timesheet.$setRelated('approvals', [])
  return timesheet
}

/** HR, the person and those above them; who approves a line, and who runs a project that was worked on. */
async function maySee(ctx: HttpContext, timesheet: Timesheet, uow?: UnitOfWork) {
  const visible = await visibleEmployees(ctx, uow?.trx)
  if (visible === 'all' || visible.includes(timesheet.employeeId)) return true
  const users = deciding(ctx)
  if (timesheet.approvals.some(({ approverId }) => approverId && users.includes(approverId)))
    return true
  const projects = timesheet.entries.flatMap(({ projectId }) => projectId ?? [])
  const own = (uow?.trx ?? db.connection())
    .from('project_managers')
    .whereIn('project_id', projects)
    .whereIn('user_id', users)
  return Boolean(await own.first())
}

async function presentWeek(ctx: HttpContext, timesheet: Timesheet, uow?: UnitOfWork) {
  const { id = null, version, employee, weekStart, status, comment, totalMinutes } = timesheet
  const client = uow?.trx ?? db.connection()
  const week = (await workWeeks(client, [employee], weekStart))(employee.id)
  const { approvals } = timesheet
  const people = approvals.flatMap(({ approverId, decidedBy }) => [approverId, decidedBy])
  const names = await userNames([...people, timesheet.returnedBy], client)
  const person = (userId: number | null) => personIn(names, userId)
  return {
    ...{ id, version, weekStart, status, comment, totalMinutes },
    ...{ employeeId: employee.id, employeeNumber: employee.number },
    ...{ employeeName: employee.name, employeeNameAr: employee.nameAr },
    requiredMinutes: week.requiredMinutes,
    shortageMinutes: shortageOf(week.requiredMinutes, totalMinutes),
    returnedBy: person(timesheet.returnedBy),
    submittedAt: timesheet.submittedAt?.toUTC().toISO() ?? null,
    approvedAt: timesheet.approvedAt?.toUTC().toISO() ?? null,
    batchId: timesheet.batchId,
    days: week.days.map(presentDay),
    rows: await presentRows(client, timesheet),
    approvals: approvals.map(({ projectId, approverId, decidedBy, decidedAt }) => ({
      ...{ projectId, approver: person(approverId), decidedBy: person(decidedBy) },
      decidedAt: decidedAt?.toUTC().toISO() ?? null,
    })),
    can: timesheetStates.can(timesheet, approverOf(ctx)),
  }
}

const presentDay = ({ leaveE4, ...day }: WeekDay) => ({
  ...day,
  leave: leaveE4 === 0 ? 'none' : leaveE4 < DAY_E4 ? 'half' : 'full',
})
