import type { Moment } from '#engines/scheduling/moment'
import type { ConstraintKind, LinkType, PlanSettings, TaskKind } from '#engines/scheduling/network'
import type { WorkRules } from '#engines/scheduling/work_week'
import type { Leftover } from './leftovers.js'
import type { ProgressColumn } from './rows_columns.js'

export const SCHEDULE_FORMATS = ['xer', 'mspdi', 'csv', 'xlsx'] as const
export type ScheduleFormat = (typeof SCHEDULE_FORMATS)[number]

/**
 * A schedule as a file of any format holds it. Records are called by keys that mean nothing outside
 * the file; durations, lags and floats are working minutes.
 */
export interface ScheduleFile {
  format: ScheduleFormat
  project: FileProject
  calendars: FileCalendar[]
  /** In the order of the outline: each after the summary that it belongs to. */
  tasks: FileTask[]
  links: FileLink[]
  resources: FileResource[]
  assignments: FileAssignment[]
  /** What the file has and a schedule here does not, by name and count. */
  leftovers: Leftover[]
  /** Earlier plans that the file keeps; only of Project. */
  baselines?: FileBaseline[]
  /** What a table says of progress; files of other formats say all of it. */
  progress?: readonly ProgressColumn[]
}

export interface FileBaseline {
  /** 0 to 10. */
  number: number
  tasks: FileBaselineTask[]
}

/** A task as it was planned. `cost` is of the currency of the project. */
export interface FileBaselineTask {
  task: string
  start: Moment
  finish: Moment
  duration: number | null
  work: number | null
  cost: number | null
}

export interface FileProject extends Omit<PlanSettings, 'calendarId'> {
  name: string
  /** The key of a calendar. */
  calendar: string
}

export interface FileCalendar {
  key: string
  name: string
  /** With everything of the calendars that it builds on. */
  rules: WorkRules
  minutesPerDay: number
}

export interface FileTask {
  key: string
  parent: string | null
  code: string
  name: string
  kind: TaskKind
  /** Null: the calendar of the project. */
  calendar: string | null
  duration: number
  constraint: { kind: ConstraintKind; at: Moment | null } | null
  deadline: Moment | null
  pinnedStart: Moment | null
  actualStart: Moment | null
  actualFinish: Moment | null
  remaining: number | null
  /** 0 to 100. */
  percent: number
  /** What the program that wrote the file has computed, where it did. */
  dates: FileDates | null
}

/** A task of which a file says no more. */
export const PLAIN_TASK = {
  calendar: null,
  duration: 0,
  constraint: null,
  deadline: null,
  pinnedStart: null,
  actualStart: null,
  actualFinish: null,
  remaining: null,
  percent: 0,
  dates: null,
} as const

export interface FileDates {
  earlyStart: Moment | null
  earlyFinish: Moment | null
  lateFinish: Moment | null
  totalFloat: number | null
}

export interface FileLink {
  from: string
  to: string
  type: LinkType
  lag: number
  /** The lag counts every minute, whatever the calendars say. */
  isElapsed: boolean
}

export interface FileResource {
  key: string
  code: string
  name: string
  kind: 'crew' | 'equipment' | 'material'
}

export interface FileAssignment {
  task: string
  resource: string
  /** 1 is one of the resource, all of the time. */
  units: number
}
