import { parseHours } from '@binaa/backend/hours'
import { dayOf, parseDay, parseMoment, type Moment } from '@binaa/backend/moment'
import type { Plan, PlanTask } from '@binaa/backend/network'
import { WorkCalendar } from '@binaa/backend/work-calendar'
import type { WorkRules } from '@binaa/backend/work-week'
import type { ScheduleAnswer, ScheduleCalendar, ScheduleTask } from './types'

const momentOf = (text: string | null): Moment | null => (text === null ? null : parseMoment(text))

function hoursOf(text: string) {
  const hours = parseHours(text)
  if (!hours) throw new RangeError(`no hours: ${text}`)
  return hours
}

const rulesOf = ({ week, periods, exceptions }: ScheduleCalendar): WorkRules => ({
  week: week.map(hoursOf),
  periods: periods.map(({ from, to, week: other }) => ({
    from: parseDay(from),
    to: parseDay(to),
    week: other.map(hoursOf),
  })),
  exceptions: exceptions.map(({ from, to, hours }) => ({
    from: parseDay(from),
    to: parseDay(to),
    hours: hoursOf(hours),
  })),
})

const laidOut = new WeakMap<readonly ScheduleCalendar[], Map<number, WorkCalendar>>()

/** The calendars of a schedule, ready to count in; laid out once. */
export function calendarsOf({
  calendars,
  settings: { start },
}: Pick<ScheduleAnswer, 'calendars' | 'settings'>): Map<number, WorkCalendar> {
  const found = laidOut.get(calendars)
  if (found) return found
  const around = dayOf(parseMoment(start))
  const made = new Map(
    calendars.map((calendar) => [calendar.id, new WorkCalendar(rulesOf(calendar), around)])
  )
  laidOut.set(calendars, made)
  return made
}

/** A task as the engine takes it. */
export function planTaskOf(task: ScheduleTask, calendarId: number): PlanTask {
  const { constraintKind } = task
  return {
    id: task.id,
    kind: task.kind,
    parentId: task.parentId,
    calendarId: task.calendarId ?? calendarId,
    duration: task.duration,
    constraint: constraintKind && { kind: constraintKind, at: momentOf(task.constraintAt) },
    deadline: momentOf(task.deadline),
    pinnedStart: momentOf(task.pinnedStart),
    actualStart: momentOf(task.actualStart),
    actualFinish: momentOf(task.actualFinish),
    remaining: task.remaining,
  }
}

export function planOf(schedule: ScheduleAnswer): Plan {
  const { settings } = schedule
  return {
    settings: {
      ...settings,
      start: parseMoment(settings.start),
      dataDate: momentOf(settings.dataDate),
      mustFinish: momentOf(settings.mustFinish),
    },
    tasks: schedule.tasks.map((task) => planTaskOf(task, settings.calendarId)),
    links: schedule.links.map(({ fromId: from, toId: to, type, lag }) => ({ from, to, type, lag })),
    calendars: calendarsOf(schedule),
  }
}
