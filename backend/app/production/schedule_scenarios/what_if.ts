import type { Day } from '#engines/scheduling/moment'
import { minutesOn } from '#engines/scheduling/resource_load'
import type { WorkCalendar } from '#engines/scheduling/work_calendar'
import type { PlanState } from '#production/schedules/plan_state'
import { withOtherHours, type PlanCalendar } from '#production/work_calendars/plan_calendars'

/** What a scenario supposes beside more of some resources. */
export interface WhatIf {
  /** The day by which a task is to be finished, and what being late with it counts. */
  dates: { taskId: number; day: string; weight: number }[]
  /** Other hours of the schedule's calendar on days of the week, 0 = Sunday. */
  hours: { weekday: number; hours: string }[]
}

export const NO_WHAT_IF: WhatIf = { dates: [], hours: [] }

/** The calendar that a scenario supposes, which nobody has written. */
const SUPPOSED = -1

/**
 * Gives a schedule the hours that a scenario supposes.
 * @param state changed in place
 * @returns the calendars with the supposed one, if there is one
 */
export function suppose(
  state: PlanState,
  calendars: ReadonlyMap<number, PlanCalendar>,
  { hours }: WhatIf
): ReadonlyMap<number, PlanCalendar> {
  if (!hours.length) return calendars
  const { plan } = withOtherHours(calendars, state.settings.calendarId, hours)
  state.settings.calendarId = SUPPOSED
  return new Map([...calendars, [SUPPOSED, plan]])
}

/** How much of the work of a day is more than there is on another calendar. */
export function overtimeBetween(usual: WorkCalendar, supposed: WorkCalendar) {
  return (day: Day): number => {
    const minutes = minutesOn(supposed, day)
    return minutes ? Math.max(0, minutes - minutesOn(usual, day)) / minutes : 0
  }
}
