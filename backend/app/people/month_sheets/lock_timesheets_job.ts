import db from '@adonisjs/lucid/services/db'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { lockWeeks } from '#people/timesheets/lock_weeks'
import { daysBetween, monthOf } from './facts/month.js'
import { weekStartOf } from '#engines/labour/timesheet'
import MonthSheet from './month_sheet.js'

const LAST_OF_WEEK = 6

/** Sundays of the weeks that lie in a month as a whole; a week across its end is of the next sheet. */
export function weeksWithin(name: string): string[] {
  const { firstOn, lastOn } = monthOf(name)
  const days = daysBetween(firstOn, lastOn)
  return days.filter((on, at) => weekStartOf(on) === on && at + LAST_OF_WEEK < days.length)
}

/** Locks the approved timesheets whose hours a locked sheet holds, week by week, each once. */
export default class LockTimesheetsJob extends Job<{ sheetId: number }> {
  static jobName = 'people.lock_timesheets_of_month'
  static timeoutSeconds = 1800

  async handle({ payload, effect, progress }: JobContext<{ sheetId: number }>) {
    const sheet = await MonthSheet.find(payload.sheetId)
    if (!sheet) throw new PermanentJobError('jobs.reasons.record_gone')
    // opened again before its weeks were locked: the next lock takes them
    if (sheet.status !== 'locked') return { weeks: 0 }
    const weeks = weeksWithin(sheet.month)
    for (const [done, weekStart] of weeks.entries()) {
      const approved = await db
        .from('timesheets')
        .where({ week_start: weekStart, status: 'approved' })
        .first()
      if (approved)
        await effect(`week:${weekStart}`, async (uow) => void (await lockWeeks(uow, weekStart)))
      await progress((100 * (done + 1)) / weeks.length)
    }
    return { weeks: weeks.length }
  }
}
