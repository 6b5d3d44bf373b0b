import { DateTime } from 'luxon'
import { firmZone } from '#core/settings/firm_clock'
import { printedCompany } from '#core/printing/printed_company'
import { dateTime } from '#engines/pdf/print_formats'
import { MINUTES_OF_DAY, parseDay, type Moment } from '#engines/scheduling/moment'
import Baseline from '#production/baselines/baseline'
import { baselineDates, type BaselineDates } from '#production/baselines/baseline_dates'
import type Project from '#production/projects/project'
import { openLinks, readPlan, type PlanState } from '#production/schedules/plan_state'
import { outlineOf, type Placed } from '#production/tasks/outline'
import {
  engineCalendars,
  planCalendars,
  type PlanCalendar,
} from '#production/work_calendars/plan_calendars'
import { chartLoads } from './chart_loads.js'
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
  const outline = outlineOf(state.tasks.values())
  const { baseline, dates } = await comparedWith(project.id, order)
  const rows = outline.map((placed) =>
    rowOf(
      placed,
      calendars.get(placed.task.calendarId ?? settings.calendarId),
      dates.get(placed.task.id)
    )
  )
  const hours = engineCalendars(calendars, settings.start)
  return {
    company,
    project: { code: project.code, name: project.name, nameAr: project.nameAr },
    paper: order.paper,
    language: order.language,
    printedAt: dateTime(DateTime.utc().toISO(), firmZone()),
    dataDate: settings.dataDate,
    finish: settings.finish,
    axis: axisOf(rows, state, order),
    calendar: hours.get(settings.calendarId) ?? null,
    rows,
    links: openLinks(state),
    baseline: baseline && { name: baseline.name },
    loads: await chartLoads(state, outline, hours, order.resourceIds),
  }
}

/** What a baseline kept of the tasks; nothing when none is asked for, or it was deleted meanwhile. */
async function comparedWith(projectId: number, { baselineId }: SchedulePrint) {
  const baseline = baselineId ? await Baseline.findBy({ id: baselineId, projectId }) : null
  const dates = baseline ? await baselineDates(baseline.id) : new Map<number, BaselineDates>()
  return { baseline, dates }
}

function rowOf(
  { task, wbs, level, kind }: Placed,
  own: PlanCalendar | undefined,
  planned: BaselineDates | undefined
): ChartRow {
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
    color: task.color,
    baseline: planned ? [planned.start, planned.finish] : null,
  }
}

/** The days on paper: those that were requested, else all that is planned with a margin. */
function axisOf(rows: ChartRow[], state: PlanState, { from, to }: SchedulePrint) {
  const spans = rows.flatMap(({ span, baseline }) => [span, baseline].filter((one) => one !== null))
  const first = spans.reduce((least, [start]) => Math.min(least, start), Infinity)
  const deadlines = rows.flatMap(({ deadline }) => deadline ?? [])
  const last = [...spans.map(([, finish]) => finish), ...deadlines].reduce(
    (most, moment) => Math.max(most, moment),
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
