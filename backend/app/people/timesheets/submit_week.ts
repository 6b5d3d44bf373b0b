import { DateTime } from 'luxon'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notify } from '#notifications/notify'
import { responsibleFor } from '#people/leave_requests/responsible'
import { approvalMessage } from './messages.js'
import { recordTimesheet, saveTimesheet } from './record_timesheet.js'
import type Timesheet from './timesheet.js'
import TimesheetApproval from './timesheet_approval.js'

/**
 * Submits a locked week: all lines to the manager of its person, and those of each project to who runs it.
 * Where nobody is above them, HR decides; who runs a project and is an author of the week doesn't.
 */
export async function submitWeek(uow: UnitOfWork, timesheet: Timesheet) {
  const before = timesheet.toAudit()
  timesheet.merge({ status: 'submitted', submittedAt: DateTime.utc(), submittedBy: uow.actor.id })
  timesheet.merge({ comment: null, returnedBy: null })
  await saveTimesheet(uow, timesheet)
  const wanted = await approversOf(uow, timesheet)
  await TimesheetApproval.createMany(
    wanted.map((one) => ({ ...one, timesheetId: timesheet.id, decidedBy: null, decidedAt: null })),
    { client: uow.trx }
  )
  await recordTimesheet(uow, 'submit', timesheet, { before, after: timesheet.toAudit() })
  const approvers = wanted.flatMap(({ approverId }) => approverId ?? [])
  await notify(uow, approvers, approvalMessage(timesheet))
}

async function approversOf(uow: UnitOfWork, timesheet: Timesheet) {
  const { employee, entries, authors } = timesheet
  const responsible = await responsibleFor(uow, employee)
  const manager = responsible !== null && !authors.includes(responsible) ? responsible : null
  const projects = new Set(entries.flatMap(({ projectId }) => projectId ?? []))
  const rows: { project_id: number; user_id: number }[] = await uow.trx
    .from('project_managers')
    .whereIn('project_id', [...projects])
    .orderBy('project_id')
    .select('project_id', 'user_id')
  return [
    { projectId: null, approverId: manager },
    ...rows
      .filter((row) => row.user_id !== manager && !authors.includes(row.user_id))
      .map((row) => ({ projectId: row.project_id, approverId: row.user_id })),
  ]
}

/** Takes a locked week back before anyone has approved a line of it. */
export async function recallWeek(uow: UnitOfWork, timesheet: Timesheet) {
  await backToDraft(uow, timesheet, 'recall', { comment: null, returnedBy: null })
}

/** Makes a locked week a draft again, whose lines all have to be approved again. */
export async function backToDraft(
  uow: UnitOfWork,
  timesheet: Timesheet,
  action: 'recall' | 'return' | 'reopen',
  why: Pick<Timesheet, 'comment' | 'returnedBy'>
) {
  const before = timesheet.toAudit()
  timesheet.merge({ status: 'draft', ...why, batchId: null })
  timesheet.merge({ submittedAt: null, submittedBy: null, approvedAt: null })
  await saveTimesheet(uow, timesheet)
  const own = { timesheet_id: timesheet.id }
  await uow.trx.from('timesheet_approvals').where(own).delete()
  await uow.trx.from('time_entries').where(own).update({ cost_minor: null })
  await recordTimesheet(uow, action, timesheet, { before, after: timesheet.toAudit() })
}
