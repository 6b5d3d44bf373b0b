import { parseMoment } from '@binaa/backend/moment'
import {
  resourceLoads as loadsOf,
  type LoadedTask,
  type ResourceLoad,
} from '@binaa/backend/resource-load'
import { outageOf, periodOf } from '../../plan/outage'
import { calendarsOf } from '../../plan/engine-plan'
import type { ScheduleAnswer, ScheduleTask } from '../../plan/types'

type Moved = ReadonlyMap<number, readonly [string | null, string | null]>

/**
 * What each resource has to do on each day, from its tasks where the engine has put them.
 * @param moved tasks that changes which wait would put elsewhere
 */
export function resourceLoads(schedule: ScheduleAnswer, moved: Moved): ResourceLoad[] {
  const { settings, tasks, assignments, resources } = schedule
  return loadsOf({
    tasks: tasks.flatMap((task) => loadedTask(task, moved.get(task.id)) ?? []),
    resources: resources.map(({ id, capacity, calendarId, periods, downtime }) => ({
      ...{ id, units: Number(capacity), calendarId },
      ...{ periods: periods.map(periodOf), outages: downtime.map(outageOf) },
    })),
    assignments: assignments.map((one) => ({ ...one, units: Number(one.units) })),
    calendars: calendarsOf(schedule),
    calendarId: settings.calendarId,
    from: settings.dataDate === null ? null : parseMoment(settings.dataDate),
  })
}

function loadedTask(
  { id, kind, calendarId, duration, remaining, ...task }: ScheduleTask,
  moved: readonly [string | null, string | null] = [task.earlyStart, task.earlyFinish]
): LoadedTask | null {
  const [from, to] = moved
  if (from === null || to === null || kind === 'summary') return null
  const isOpen = task.actualFinish === null
  const left = isOpen && task.actualStart !== null ? (remaining ?? duration) : null
  return { id, start: parseMoment(from), finish: parseMoment(to), calendarId, isOpen, left }
}
