import type { Moment } from './moment.js'
import type { WorkCalendar } from './work_calendar.js'

export const TASK_KINDS = [
  'task',
  'start_milestone',
  'finish_milestone',
  'summary',
  'level_of_effort',
] as const
export type TaskKind = (typeof TASK_KINDS)[number]

export const CONSTRAINTS = [
  'start_no_earlier',
  'start_no_later',
  'finish_no_earlier',
  'finish_no_later',
  // both at once: later only when links ask for it, which then is negative float
  'start_on',
  'finish_on',
  // whatever the links ask for
  'must_start',
  'must_finish',
  'as_late_as_possible',
] as const
export type ConstraintKind = (typeof CONSTRAINTS)[number]

export const LINK_TYPES = ['FS', 'SS', 'FF', 'SF'] as const
export type LinkType = (typeof LINK_TYPES)[number]

/** Whose calendar a lag is counted in. */
export const LAG_CALENDARS = ['predecessor', 'successor', 'project', 'round_the_clock'] as const
export type LagCalendar = (typeof LAG_CALENDARS)[number]

/** What is planned of a task. Durations are working minutes of its calendar. */
export interface PlanTask {
  id: number
  kind: TaskKind
  /** The summary that it belongs to. */
  parentId: number | null
  calendarId: number
  duration: number
  constraint: { kind: ConstraintKind; at: Moment | null } | null
  /** Warns when it is missed, and moves nothing. */
  deadline: Moment | null
  /** A task that a person has placed: it stays there, whatever its links say. */
  pinnedStart: Moment | null
  actualStart: Moment | null
  actualFinish: Moment | null
  /** Working minutes still to do once it is begun; its duration when not known. */
  remaining: number | null
}

/** `lag` in working minutes, of either sign. */
export interface PlanLink {
  from: number
  to: number
  type: LinkType
  lag: number
  /** The lag counts every minute, whatever the calendars say. */
  isElapsed?: boolean
}

export interface PlanSettings {
  start: Moment
  /** The day up to which progress is known: nothing unfinished is planned before it. */
  dataDate: Moment | null
  /** What the whole must be finished by; late dates count back from it, else from the last finish. */
  mustFinish: Moment | null
  calendarId: number
  lagCalendar: LagCalendar
  /** Work begun before its predecessors ended waits for them, or goes on. */
  outOfSequence: 'retained_logic' | 'progress_override'
  critical: 'float' | 'longest_path'
  /** Floats up to this many minutes are critical. */
  criticalFloat: number
}

export interface Plan {
  settings: PlanSettings
  tasks: readonly PlanTask[]
  links: readonly PlanLink[]
  calendars: ReadonlyMap<number, WorkCalendar>
}

/** Where a task comes to lie. Floats are working minutes of its calendar, negative when it is late. */
export interface TaskDates {
  /** The actual start once it is begun. */
  earlyStart: Moment
  earlyFinish: Moment
  lateStart: Moment
  lateFinish: Moment
  totalFloat: number
  freeFloat: number
  isCritical: boolean
  /** The predecessor that holds it where it is. */
  drivenBy: number | null
}

/** A pinned or hard-dated task that lies before what its links ask for, by `minutes` of its calendar. */
export interface Conflict {
  taskId: number
  predecessorId: number
  minutes: number
}

export interface Outcome {
  dates: ReadonlyMap<number, TaskDates>
  start: Moment
  finish: Moment
  conflicts: readonly Conflict[]
  /** Tasks that finish after their deadline. */
  missedDeadlines: readonly number[]
}
