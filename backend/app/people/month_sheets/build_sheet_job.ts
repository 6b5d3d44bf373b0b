import db from '@adonisjs/lucid/services/db'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { countMonth } from './count_month.js'
import MonthSheet from './month_sheet.js'
import { lockSheet } from './record_sheet.js'
import { storeLines } from './store_lines.js'

/** Of 100, what reading and counting take; the rest is writing. */
const READ_PERCENT = 90

/**
 * Builds the lines of a month, block by block of people. Nothing is written before all is read, and then
 * all at once: a job that is killed begins again, and one that is cancelled leaves the sheet as it was.
 */
export default class BuildMonthSheetJob extends Job<{ sheetId: number }> {
  static jobName = 'people.build_month_sheet'
  static timeoutSeconds = 600

  async handle({ payload, progress, complete }: JobContext<{ sheetId: number }>) {
    const found = await MonthSheet.find(payload.sheetId)
    if (!found) throw new PermanentJobError('jobs.reasons.record_gone')
    requireDraft(found)
    const passed = (share: number) => progress(READ_PERCENT * share)
    const counted = await countMonth(db.connection(), found.month, passed)
    await complete(async (uow) => {
      const sheet = await lockSheet(uow, payload.sheetId)
      if (!sheet) throw new PermanentJobError('jobs.reasons.record_gone')
      requireDraft(sheet)
      return storeLines(uow, sheet, counted)
    })
  }
}

/** Somebody may have checked it while it was being built: what was checked stays. */
function requireDraft({ status }: MonthSheet) {
  if (status !== 'draft') throw new PermanentJobError('jobs.reasons.month_sheet_closed')
}
