import { dayOf, MINUTES_OF_DAY, type Day, type Moment } from './moment.js'
import { unitsOn, type Available } from './outages.js'
import type { WorkCalendar } from './work_calendar.js'

/** Less than this many minutes of one unit is no overload, but a fraction that was rounded. */
const TOLERANCE = 0.5

/** A task where a plan has it. */
export interface LoadedTask {
  id: number
  start: Moment
  finish: Moment
  /** Null: the calendar of the plan. */
  calendarId: number | null
  /** It is not finished: what it asks of a resource can still be given, or not. */
  isOpen: boolean
  /** Of begun work: the working minutes that are left, which it ends with. */
  left: number | null
}

export interface LoadedResource extends Available {
  id: number
  /** Null: the calendar of the plan. */
  calendarId: number | null
}

export interface LoadInput {
  tasks: Iterable<LoadedTask>
  resources: readonly LoadedResource[]
  assignments: Iterable<{ taskId: number; resourceId: number; units: number }>
  calendars: ReadonlyMap<number, WorkCalendar>
  calendarId: number
  /** The data date: nothing can be changed of the days before it. */
  from: Moment | null
}

/** What a resource has to do on a day, in minutes of one unit of it. */
export interface DayLoad {
  /** Asked of it. */
  load: number
  /** Asked of it by work that is not finished. */
  open: number
  /** What it can do. */
  capacity: number
  tasks: number[]
}

export interface ResourceLoad {
  resourceId: number
  days: ReadonlyMap<Day, DayLoad>
  /** In order. */
  overloaded: Day[]
}

/**
 * What each resource has to do on each day: units times the minutes that its tasks work on the day,
 * against the units that there are of it on the day, without a machine that is out of service, times the
 * minutes of its own calendar. It is over-allocated on a day, from the data date on, on which unfinished work
 * asks more of it than it can do: the one definition of the histogram, of the optimizer and of its figures.
 */
export function resourceLoads(input: LoadInput): ResourceLoad[] {
  const { tasks, resources, assignments, calendars, calendarId, from } = input
  const fallback = calendars.get(calendarId)
  if (!fallback) return []
  const calendarOf = (id: number | null) => (id === null ? null : calendars.get(id)) ?? fallback
  const byId = new Map([...tasks].map((task) => [task.id, task]))
  const loads = new Map(resources.map(({ id }) => [id, new Map<Day, DayLoad>()]))
  for (const { taskId, resourceId, units } of assignments) {
    const task = byId.get(taskId)
    const days = loads.get(resourceId)
    if (!task || !days) continue
    const calendar = calendarOf(task.calendarId)
    for (const stretch of stretchesOf(task, calendar, from)) addTask(days, stretch, calendar, units)
  }
  const first = from === null ? -Infinity : dayOf(from)
  return resources.map(({ id, calendarId: own, ...available }) => {
    const days = loads.get(id)!
    const overloaded: Day[] = []
    for (const [day, one] of days) {
      one.capacity = unitsOn(available, day) * minutesOn(calendarOf(own), day)
      if (day >= first && one.open > one.capacity + TOLERANCE) overloaded.push(day)
    }
    return { resourceId: id, days, overloaded: overloaded.sort((a, b) => a - b) }
  })
}

/** Working minutes of a day. */
export const minutesOn = (calendar: WorkCalendar, day: Day) =>
  calendar.between(day * MINUTES_OF_DAY, (day + 1) * MINUTES_OF_DAY)

/** Begun work that waits asks for nothing between the data date and the day on which it goes on. */
function stretchesOf(task: LoadedTask, calendar: WorkCalendar, from: Moment | null): LoadedTask[] {
  if (task.left === null || from === null) return [task]
  const resumes = calendar.add(task.finish, -task.left, 'start')
  if (resumes <= from) return [task]
  return [
    { ...task, finish: Math.min(task.finish, from) },
    { ...task, start: Math.max(task.start, resumes) },
  ]
}

function addTask(
  days: Map<Day, DayLoad>,
  { id, start, finish, isOpen }: LoadedTask,
  calendar: WorkCalendar,
  units: number
) {
  for (let day = dayOf(start); day * MINUTES_OF_DAY < finish; day++) {
    const begin = Math.max(start, day * MINUTES_OF_DAY)
    const minutes = calendar.between(begin, Math.min(finish, (day + 1) * MINUTES_OF_DAY))
    if (minutes <= 0) continue
    const one = days.get(day) ?? { load: 0, open: 0, capacity: 0, tasks: [] }
    one.load += minutes * units
    if (isOpen) one.open += minutes * units
    if (one.tasks.at(-1) !== id) one.tasks.push(id)
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
  for (const [day, { load, open, capacity, tasks }] of [...days].sort(([a], [b]) => a - b)) {
    const from = firstOf(day)
    const found = buckets.get(from)
    const none = { load: 0, open: 0, capacity: 0, tasks: [], isOver: false }
    const bucket = found ?? { ...none, from, to: from + size }
    bucket.load += load
    bucket.open += open
    bucket.capacity += capacity
    bucket.tasks = found ? [...new Set([...found.tasks, ...tasks])] : tasks
    bucket.isOver ||= over.has(day)
    buckets.set(from, bucket)
  }
  return [...buckets.values()]
}
