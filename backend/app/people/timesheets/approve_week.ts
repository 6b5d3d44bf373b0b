import { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import { sqlInstant } from '#core/database/instants'
import { forbidden } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notify } from '#notifications/notify'
import { costEntries } from './cost_entries.js'
import { approvedMessage, returnedMessage } from './messages.js'
import { recordTimesheet, saveTimesheet } from './record_timesheet.js'
import { approvalsOf } from './states.js'
import { backToDraft } from './submit_week.js'
import type Timesheet from './timesheet.js'

const personOf = ({ employee }: Timesheet) => (employee.userId === null ? [] : [employee.userId])

/**
 * Approves the lines of a locked week that are this person's to approve. With the last of them the week is
 * approved, and its hours have what they cost on their days.
 */
export async function approveWeek(
  uow: UnitOfWork,
  timesheet: Timesheet,
  { comment, by }: { comment: string | null; by: Approver }
) {
  const before = timesheet.toAudit()
  const mine = approvalsOf(timesheet, by)
  if (!mine.length) throw forbidden('NOT_THE_APPROVER')
  const ids = mine.map(({ id }) => id)
  await uow.trx
    .from('timesheet_approvals')
    .whereIn('id', ids)
    .update({ decided_by: by.userId, decided_at: sqlInstant() })
  const isLast = timesheet.approvals.every(({ id, decidedAt }) => decidedAt || ids.includes(id))
  if (isLast) {
    timesheet.merge({ status: 'approved', approvedAt: DateTime.utc() })
    await costEntries(uow, timesheet)
    await notify(uow, personOf(timesheet), approvedMessage(timesheet))
  }
  await saveTimesheet(uow, timesheet)
  const after = { ...timesheet.toAudit(), ...(comment && { comment }) }
  await recordTimesheet(uow, 'approve', timesheet, { before, after })
}

/** Gives a locked week back to its person, with what is wrong. */
export async function returnWeek(uow: UnitOfWork, timesheet: Timesheet, comment: string) {
  await backToDraft(uow, timesheet, 'return', { comment, returnedBy: uow.actor.id })
  await notify(uow, personOf(timesheet), returnedMessage(timesheet, comment))
}

/** Opens a week again that was approved or locked; no other week changes. */
export async function reopenWeek(uow: UnitOfWork, timesheet: Timesheet, reason: string) {
  await backToDraft(uow, timesheet, 'reopen', { comment: reason, returnedBy: uow.actor.id })
  await notify(uow, personOf(timesheet), returnedMessage(timesheet, reason))
}
