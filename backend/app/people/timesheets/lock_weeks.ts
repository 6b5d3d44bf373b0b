import { DateTime } from 'luxon'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordTimesheet, saveTimesheet, wholeTimesheets } from './record_timesheet.js'
import { requireWeekStart } from './save_week.js'
import TimesheetBatch from './timesheet_batch.js'

/**
 * Locks every approved timesheet of a week as one batch, so that what is handed on no longer changes.
 * @throws AppError 409 NOTHING_TO_LOCK when none is approved
 */
export async function lockWeeks(uow: UnitOfWork, weekStart: string): Promise<TimesheetBatch> {
  requireWeekStart(weekStart)
  const timesheets = await wholeTimesheets(uow)
    .where({ weekStart, status: 'approved' })
    .orderBy('id')
    .forUpdate()
  if (!timesheets.length) throw conflict('NOTHING_TO_LOCK')
  const batch = await TimesheetBatch.create(
    {
      ...{ weekStart, timesheets: timesheets.length, createdBy: uow.actor.id },
      minutes: timesheets.reduce((sum, { totalMinutes }) => sum + totalMinutes, 0),
      createdAt: DateTime.utc(),
    },
    { client: uow.trx }
  )
  for (const timesheet of timesheets) {
    const before = timesheet.toAudit()
    timesheet.merge({ status: 'locked', batchId: batch.id })
    await saveTimesheet(uow, timesheet)
    await recordTimesheet(uow, 'lock', timesheet, { before, after: timesheet.toAudit() })
  }
  return batch
}
