import { ScheduleSchema } from '#database/schema'
import type { LagCalendar, PlanSettings } from '#engines/scheduling/network'

/** How the schedule of a project is computed, and the version of all of it. */
export default class Schedule extends ScheduleSchema {
  declare lagCalendar: LagCalendar
  declare outOfSequence: PlanSettings['outOfSequence']
  declare critical: PlanSettings['critical']
}
