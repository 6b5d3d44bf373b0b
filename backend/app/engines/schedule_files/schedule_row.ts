import type { Moment } from '#engines/scheduling/moment'
import type { WrittenMoment } from './rows_values.js'
import type { FileCalendar } from './schedule_file.js'

/** A table says nothing of calendars and seldom of the start. */
export interface RowDefaults {
  name: string
  calendar: FileCalendar
  start: Moment
  dataDate: Moment | null
}

/** One row of the table by its columns. */
export interface ScheduleRow {
  /** In the file, from 1 on; the header has one too. */
  number: number
  wbs: string
  code: string
  name: string
  predecessors: string
  resource: string
  duration: number | null
  start: WrittenMoment | null
  finish: WrittenMoment | null
  /** 0 to 100. */
  percent: number | null
  actualStart: WrittenMoment | null
  actualFinish: WrittenMoment | null
  remaining: number | null
}
