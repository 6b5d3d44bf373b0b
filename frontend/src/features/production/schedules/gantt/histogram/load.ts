import { dayOf, MINUTES_OF_DAY, parseMoment, type Day } from '@binaa/backend/moment'
import type { WorkCalendar } from '@binaa/backend/work-calendar'
import { calendarsOf } from '../../plan/engine-plan'
import type { ScheduleAnswer, ScheduleTask } from '../../plan/types'

/** What a resource has to do on a day, in minutes of one unit of it. */
export interface DayLoad {
  /** Asked of it. */
  load: number
  /** What it can do. */
  capacity: number
  tasks: number[]
}

export interface ResourceLoad {
  resourceId: number
  days: ReadonlyMap<Day, DayLoad>
  overloaded: Day[]
}

type Moved = ReadonlyMap<number, readonly [string | null, string | null]>

/**
 * What each resource has to do on each day, from its tasks where the engine has put them: units times the
 * minutes that the task works on the day, against its capacity times the minutes of its own calendar.
 * @param moved tasks that changes which wait would put elsewhere
 */
export function resourceLoads(schedule: ScheduleAnswer, moved: Moved): ResourceLoad[] {
  const calendars = calendarsOf(schedule)
  const { settings, tasks, assignments, resources } = schedule
  const fallback = calendars.get(settings.calendarId)
  if (!fallback) return []
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const calendarOf = (id: number | null) => (id === null ? null : calendars.get(id)) ?? fallback
  const loads = new Map(resources.map(({ id }) => [id, new Map<Day, DayLoad>()]))
  for (const { taskId, resourceId, units } of assignments) {
    const task = byId.get(taskId)
    const days = loads.get(resourceId)
    if (task && days) addTask(days, task, moved.get(taskId), calendarOf(task.calendarId), units)
  }
  return resources.map(({ id, capacity, calendarId }) => {
    const days = loads.get(id)!
    const overloaded: Day[] = []
    const perMinute = Number(capacity)
    const calendar = calendarOf(calendarId)
    for (const [day, one] of days) {
      one.capacity = perMinute * minutesOn(calendar, day)
      if (one.load > one.capacity + 0.5) overloaded.push(day)
    }
    return { resourceId: id, days, overloaded: overloaded.sort((a, b) => a - b) }
  })
}

const minutesOn = (calendar: WorkCalendar, day: Day) =>
  calendar.between(day * MINUTES_OF_DAY, (day + 1) * MINUTES_OF_DAY)

function addTask(
  days: Map<Day, DayLoad>,
  task: ScheduleTask,
  moved: readonly [string | null, string | null] | undefined,
  calendar: WorkCalendar,
  units: string
) {
  const [from, to] = moved ?? [task.earlyStart, task.earlyFinish]
  if (from === null || to === null || task.kind === 'summary') return
  const [start, finish] = [parseMoment(from), parseMoment(to)]
  for (let day = dayOf(start); day * MINUTES_OF_DAY < finish; day++) {
    const begin = Math.max(start, day * MINUTES_OF_DAY)
    const minutes = calendar.between(begin, Math.min(finish, (day + 1) * MINUTES_OF_DAY))
    if (minutes <= 0) continue
    const one = days.get(day) ?? { load: 0, capacity: 0, tasks: [] }
    one.load += minutes * Number(units)
    one.tasks.push(task.id)
    days.set(day, one)
  }
}

/** Days put together into one bar: as many as `days`, counted from the first Sunday of all. */
export interface Bucket extends DayLoad {
  from: Day
  to: Day
  isOver: boolean
}

export function bucketsOf({ days, overloaded }: ResourceLoad, size: number): Bucket[] {
  const over = new Set(overloaded)
  const buckets = new Map<Day, Bucket>()
  // day 3 since 1970-01-01 was a Sunday
  const firstOf = (day: Day) => Math.floor((day - 3) / size) * size + 3
  for (const [day, { load, capacity, tasks }] of [...days].sort(([a], [b]) => a - b)) {
    const from = firstOf(day)
    const found = buckets.get(from)
    const bucket = found ?? {
      from,
      to: from + size,
      load: 0,
      capacity: 0,
      tasks: [],
      isOver: false,
    }
    bucket.load += load
    bucket.capacity += capacity
    bucket.tasks = found ? [...new Set([...found.tasks, ...tasks])] : tasks
    bucket.isOver ||= over.has(day)
    buckets.set(from, bucket)
  }
  return [...buckets.values()]
}
