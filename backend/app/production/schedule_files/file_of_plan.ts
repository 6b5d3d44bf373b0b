import { exponentOf } from '#engines/money/money'
import { MOST_BASELINES } from '#engines/schedule_files/mspdi_baselines'
import type {
  FileBaseline,
  FileResource,
  FileTask,
  ScheduleFile,
  ScheduleFormat,
} from '#engines/schedule_files/schedule_file'
import { usualDay } from '#engines/schedule_files/xer_calendars'
import Baseline from '#production/baselines/baseline'
import { baselineDates } from '#production/baselines/baseline_dates'
import type Project from '#production/projects/project'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { openAssignments, openLinks, type PlanState } from '#production/schedules/plan_state'
import { outlineOf, type Placed } from '#production/tasks/outline'
import { planCalendars } from '#production/work_calendars/plan_calendars'

/** The schedule of a project as a file of any format holds it. */
export async function fileOfPlan(
  format: ScheduleFormat,
  { code, name }: Project,
  state: PlanState
): Promise<ScheduleFile> {
  const { settings } = state
  const outline = outlineOf(state.tasks.values())
  const used = new Set([settings.calendarId, ...outline.map(({ task }) => task.calendarId)])
  const calendars = [...(await planCalendars()).values()].filter(({ calendar }) =>
    used.has(calendar.id)
  )
  const { start, dataDate, mustFinish, lagCalendar, outOfSequence, critical, criticalFloat } =
    settings
  return {
    format,
    project: {
      name: `${code} ${name}`,
      calendar: String(settings.calendarId),
      ...{ start, dataDate, mustFinish, lagCalendar, outOfSequence, critical, criticalFloat },
    },
    calendars: calendars.map(({ calendar, rules }) => ({
      key: String(calendar.id),
      name: calendar.name,
      rules,
      minutesPerDay: Math.round((calendar.hoursPerDayE4 * 60) / 10_000) || usualDay(rules),
    })),
    tasks: outline.map(fileTask),
    links: openLinks(state).map(({ fromId, toId, type, lag }) => ({
      ...{ from: String(fromId), to: String(toId), type, lag, isElapsed: false },
    })),
    ...(await resourcesOf(state)),
    leftovers: [],
  }
}

/** The newest baselines of a project, as many as Project has; its own is the oldest of them. */
export async function withBaselines(
  file: ScheduleFile,
  { id, currency }: Project,
  prices: boolean
): Promise<ScheduleFile> {
  const query = Baseline.query().where('projectId', id).orderBy('takenOn', 'desc')
  const newest = await query.orderBy('id', 'desc').limit(MOST_BASELINES)
  const scale = 10 ** exponentOf(currency)
  const baselines: FileBaseline[] = []
  for (const [number, baseline] of newest.toReversed().entries()) {
    const dates = await baselineDates(baseline.id)
    const tasks = [...dates].map(([task, { start, finish, duration, work, budgetMinor }]) => ({
      ...{ task: String(task), start, finish, duration, work },
      cost: prices && budgetMinor !== null ? budgetMinor / scale : null,
    }))
    baselines.push({ number, tasks })
  }
  return { ...file, baselines }
}

async function resourcesOf(
  state: PlanState
): Promise<Pick<ScheduleFile, 'resources' | 'assignments'>> {
  const assignments = openAssignments(state)
  const used = new Set(assignments.map(({ resourceId }) => resourceId))
  const resources = await ScheduleResource.query().whereIn('id', [...used])
  return {
    resources: resources.map(({ id, code, name, kind }) => ({
      ...{ key: String(id), code, name, kind: kindOf(kind) },
    })),
    assignments: assignments.map(({ taskId, resourceId, unitsE4 }) => ({
      ...{ task: String(taskId), resource: String(resourceId), units: unitsE4 / 10_000 },
    })),
  }
}

function fileTask({ task, kind }: Placed): FileTask {
  const { constraintKind, constraintAt, earlyStart, earlyFinish, lateFinish, totalFloat } = task
  const { code, name, deadline, pinnedStart, actualStart, actualFinish, remaining } = task
  const isSummary = kind === 'summary'
  return {
    key: String(task.id),
    parent: task.parentId === null ? null : String(task.parentId),
    ...{ code, name, kind, deadline, pinnedStart, actualStart, actualFinish, remaining },
    calendar: task.calendarId === null ? null : String(task.calendarId),
    duration: isSummary ? 0 : task.duration,
    constraint:
      isSummary || constraintKind === null ? null : { kind: constraintKind, at: constraintAt },
    percent: task.percentE2 / 100,
    dates: { earlyStart, earlyFinish, lateFinish, totalFloat },
  }
}

const kindOf = (kind: string): FileResource['kind'] => (kind === 'equipment' ? 'equipment' : 'crew')
