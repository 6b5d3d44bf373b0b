import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'
import { MOST_DAY_MINUTES, WEEK_LENGTH } from '#engines/labour/timesheet'
import { WEEK_STATES } from '#people/enums/timesheets'

/** More projects and tasks than anyone works on in a week. */
const MOST_ROWS = 60

const minutes = () => vine.number({ strict: true }).withoutDecimals().range([0, MOST_DAY_MINUTES])

const timeRowSchema = vine.object({
  projectId: reference().nullable(),
  taskId: reference().nullable(),
  note: line(400).nullable().optional(),
  /** Of each day of the week, its first day first. */
  minutes: vine.array(minutes()).fixedLength(WEEK_LENGTH),
})

/** A week whole: rows that are not named any more are removed. */
export const saveWeekValidator = vine.create({
  /** Oneself where not given; HR enters hours for others. */
  employeeId: reference().optional(),
  weekStart: day(),
  rows: vine.array(timeRowSchema.clone()).maxLength(MOST_ROWS),
})

const employeeId = () => vine.number().withoutDecimals().range([1, 4_000_000_000])

export const weekValidator = vine.create({ employeeId: employeeId().optional(), weekStart: day() })

export const teamWeekValidator = vine.create({
  weekStart: day(),
  state: vine.enum(WEEK_STATES).optional(),
  page: vine.number().withoutDecimals().range([1, 1000]).optional(),
})

export const lockWeekValidator = vine.create({ weekStart: day() })
