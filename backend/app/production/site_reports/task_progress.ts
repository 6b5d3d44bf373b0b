import { conflict } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoment, MINUTES_OF_DAY, parseDay, type Moment } from '#engines/scheduling/moment'
import type { WorkCalendar } from '#engines/scheduling/work_calendar'
import type Project from '#production/projects/project'
import type { Change } from '#production/schedules/change'
import { changeSchedule } from '#production/schedules/change_schedule'
import { readPlan, type PlanState } from '#production/schedules/plan_state'
import { noteProgress } from '#production/schedules/store_progress'
import type { Task } from '#production/tasks/task'
import { engineCalendars, planCalendars } from '#production/work_calendars/plan_calendars'
import type SiteReport from './site_report.js'
import type { SiteReportWork } from './site_report_rows.js'

/** Where the calendar has no work on a day on which people worked all the same. */
const MORNING = 8 * 60
const EVENING = 17 * 60

/**
 * Writes what a report says of its tasks into the schedule, as of the day of the report, all or nothing.
 * What was reported of a later day stays: an older report then only adds to the record of its own day.
 * @throws AppError 412 for another version of the schedule, 409 SITE_REPORT_TASKS_GONE
 */
export async function writeProgress(
  uow: UnitOfWork,
  project: Project,
  report: SiteReport,
  expectedVersion: number
) {
  if (!report.works.length) return
  const state = await readPlan(project.id, uow.trx)
  requireTasks(report.works, state)
  const surpassed = await reportedLater(uow, report)
  const calendars = engineCalendars(await planCalendars(uow.trx), state.settings.start)
  const changes = report.works
    .filter(({ taskId }) => !surpassed.has(taskId))
    .map((work): Change => {
      const task = state.tasks.get(work.taskId)!
      const calendar = calendars.get(task.calendarId ?? state.settings.calendarId)
      return { op: 'update', id: task.id, fields: progressFields(task, work, report, calendar) }
    })
  if (changes.length)
    await changeSchedule(uow, {
      ...{ project, expectedVersion, changes, prices: false },
      progressOn: report.reportOn,
    })
  const { projectId, reportOn, works } = report
  const noted = works.map(({ taskId: id, percentBp: percentE2 }) => ({ id, percentE2 }))
  await noteProgress(uow.trx, projectId, reportOn, noted)
}

function requireTasks(works: readonly SiteReportWork[], { tasks }: PlanState) {
  const gone = works.flatMap(({ taskId }) => {
    const task = tasks.get(taskId)
    if (task?.removedIn === null) return []
    return [(languageNow() === 'ar' && task?.nameAr) || task?.name || String(taskId)]
  })
  if (gone.length) throw conflict('SITE_REPORT_TASKS_GONE', { params: { tasks: gone.join(', ') } })
}

/** Tasks of which something was reported for a later day. */
async function reportedLater({ trx }: UnitOfWork, { works, reportOn }: SiteReport) {
  const rows = await trx
    .from('task_progress')
    .whereIn(
      'task_id',
      works.map(({ taskId }) => taskId)
    )
    .where('reported_on', '>', reportOn)
    .distinct('task_id')
  return new Set(rows.map((row) => Number(row.task_id)))
}

/** What a share of a task means for it: begun on that day at the latest, so much left, or ended. */
function progressFields(
  task: Task,
  { percentBp, remaining }: SiteReportWork,
  { reportOn }: SiteReport,
  calendar: WorkCalendar | undefined
): NonNullable<Change['fields']> {
  const percentComplete = percentBp / 100
  if (percentBp === 0)
    return { percentComplete, actualStart: null, actualFinish: null, remaining: null }
  const day = parseDay(reportOn) * MINUTES_OF_DAY
  const start = task.actualStart ?? beginOf(day, calendar)
  const isDone = percentBp === 10_000
  const finish = isDone ? (task.actualFinish ?? Math.max(start, endOf(day, calendar))) : null
  return {
    percentComplete,
    actualStart: formatMoment(start),
    actualFinish: finish === null ? null : formatMoment(finish),
    remaining: isDone
      ? 0
      : (remaining ?? Math.round((task.duration * (10_000 - percentBp)) / 10_000)),
  }
}

const isWorked = (day: Moment, calendar: WorkCalendar | undefined): calendar is WorkCalendar =>
  !!calendar && calendar.between(day, day + MINUTES_OF_DAY) > 0

const beginOf = (day: Moment, calendar: WorkCalendar | undefined) =>
  isWorked(day, calendar) ? calendar.startFrom(day) : day + MORNING

const endOf = (day: Moment, calendar: WorkCalendar | undefined) =>
  isWorked(day, calendar) ? calendar.add(day + MINUTES_OF_DAY, 0, 'finish') : day + EVENING
