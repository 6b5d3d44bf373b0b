import { formatDecimal4 } from '#engines/money/money'
import { formatHours } from '#engines/scheduling/hours_text'
import { formatDay, formatMoment, momentText } from '#engines/scheduling/moment'
import type { Week } from '#engines/scheduling/work_week'
import type { PlanCalendar } from '#production/work_calendars/plan_calendars'
import type { PlanState } from './plan_state.js'
import { openAssignments } from './plan_state.js'
import type { ScheduleSettings } from './settings.js'

export function presentSettings(settings: ScheduleSettings) {
  const { calendarId, lagCalendar, outOfSequence, critical, criticalFloat } = settings
  return {
    start: formatMoment(settings.start),
    dataDate: momentText(settings.dataDate),
    mustFinish: momentText(settings.mustFinish),
    calendarId,
    lagCalendar,
    outOfSequence,
    critical,
    criticalFloat,
  }
}

/** A calendar with its dated rules, those of what it builds on included: what the engine takes. */
export function presentCalendar({ calendar, rules }: PlanCalendar) {
  const { id, code, name, nameAr, hoursPerDayE4 } = calendar
  const weekText = (week: Week) => week.map(formatHours)
  return {
    id,
    code,
    name,
    nameAr,
    minutesPerDay: Math.round((hoursPerDayE4 * 60) / 10_000),
    week: weekText(rules.week),
    periods: rules.periods.map(({ from, to, week }) => ({
      from: formatDay(from),
      to: formatDay(to),
      week: weekText(week),
    })),
    exceptions: rules.exceptions.map(({ from, to, hours }) => ({
      from: formatDay(from),
      to: formatDay(to),
      hours: formatHours(hours),
    })),
  }
}

export const presentAssignments = (state: PlanState) =>
  openAssignments(state).map(({ taskId, resourceId, unitsE4 }) => ({
    taskId,
    resourceId,
    units: formatDecimal4(unitsE4),
  }))
