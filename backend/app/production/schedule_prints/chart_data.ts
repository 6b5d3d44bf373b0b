import { DateTime } from 'luxon'
import { firmZone } from '#core/settings/firm_clock'
import { printedCompany } from '#core/printing/printed_company'
import { dateTime } from '#engines/pdf/print_formats'
import { MINUTES_OF_DAY, parseDay, type Moment } from '#engines/scheduling/moment'
import type Project from '#production/projects/project'
import { openLinks, readPlan, type PlanState } from '#production/schedules/plan_state'
import { outlineOf, type Placed } from '#production/tasks/outline'
import {
  engineCalendars,
  planCalendars,
  type PlanCalendar,
} from '#production/work_calendars/plan_calendars'
import type { ChartData, ChartRow } from './pdf/chart_data_types.js'
import type { SchedulePrint } from './schedule_print.js'

/** What a day of work is where a calendar does not tell. */
const COMMON_DAY = 480
const BEFORE = 7
const AFTER = 21

/** All that a printed Gantt chart shows, from the stored dates. */
export async function chartData(project: Project, order: SchedulePrint): Promise<ChartData> {
  const [state, calendars, company] = await Promise.all([
    readPlan(project.id),
    planCalendars(),
    printedCompany(),
  ])
  const { settings } = state
  const rows = outlineOf(state.tasks.values()).map((placed) =>
    rowOf(placed, calendars.get(placed.task.calendarId ?? settings.calendarId))
  )
  return {
    company,
    project: { code: project.code, name: project.name, nameAr: project.nameAr },
    paper: order.paper,
    language: order.language,
    printedAt: dateTime(DateTime.utc().toISO(), firmZone()),
    dataDate: settings.dataDate,
    finish: settings.finish,
    axis: axisOf(rows, state, order),
    calendar: engineCalendars(calendars, settings.start).get(settings.calendarId) ?? null,
    rows,
    links: openLinks(state),
  }
}

function rowOf({ task, wbs, level, kind }: Placed, own: PlanCalendar | undefined): ChartRow {
  const { hoursPerDayE4 } = own?.calendar ?? { hoursPerDayE4: 0 }
  const day = Math.round((hoursPerDayE4 * 60) / 10_000) || COMMON_DAY
  const { earlyStart, earlyFinish, lateFinish, totalFloat } = task
  const isDated = earlyStart !== null && earlyFinish !== null
  return {
    id: task.id,
    wbs,
    level,
    kind,
    code: task.code,
    name: task.name,
    nameAr: task.nameAr,
    days: kind === 'summary' ? null : task.duration / day,
    floatDays: kind === 'summary' || totalFloat === null ? null : totalFloat / day,
    span: isDated ? [earlyStart, earlyFinish] : null,
    slackUntil: kind !== 'summary' && (totalFloat ?? 0) > 0 ? lateFinish : null,
    deadline: task.deadline,
    progress: task.percentE2 / 10_000,
    isCritical: task.isCritical,
  }
}

/** The days on paper: those that were requested, else all that is planned with a margin. */
function axisOf(rows: ChartRow[], state: PlanState, { from, to }: SchedulePrint) {
  const spans = rows.flatMap(({ span }) => (span ? [span] : []))
  const first = spans.reduce((least, [start]) => Math.min(least, start), Infinity)
  const last = rows.reduce(
    (most, { span, deadline }) => Math.max(most, span?.[1] ?? most, deadline ?? most),
    -Infinity
  )
  const begin = from === null ? dayBefore(finite(first, state.settings.start), BEFORE) : dayAt(from)
  const end = to === null ? dayBefore(finite(last, begin), -AFTER) : dayAt(to) + MINUTES_OF_DAY
  return { from: begin, to: Math.max(end, begin + MINUTES_OF_DAY) }
}

const finite = (moment: Moment, otherwise: Moment) => (Number.isFinite(moment) ? moment : otherwise)

const dayAt = (day: string): Moment => parseDay(day) * MINUTES_OF_DAY

const dayBefore = (moment: Moment, days: number): Moment =>
  Math.floor(moment / MINUTES_OF_DAY - days) * MINUTES_OF_DAY
