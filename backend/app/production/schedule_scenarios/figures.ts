import { crewCost } from '#engines/scheduling/crew_cost'
import { dayOf, formatMoment, type Day } from '#engines/scheduling/moment'
import { resourceLoads } from '#engines/scheduling/resource_load'
import type { WorkCalendar } from '#engines/scheduling/work_calendar'
import { loadedTask } from '#production/tasks/loaded_task'
import type { Placed } from '#production/tasks/outline'
import type { Task, TaskAssignment } from '#production/tasks/task'
import { dueOf, type Dues } from './dues.js'
import type { PlanResource } from './resource_slots.js'
import type { PlanFigures } from './scenario.js'

const UNITS = 10_000

/** What a plan is measured by beside its dates. */
export interface Measures {
  assignments: readonly TaskAssignment[]
  resources: ReadonlyMap<number, PlanResource>
  calendars: ReadonlyMap<number, WorkCalendar>
  calendarId: number
  dataDate: number | null
  dues: Dues
  overtimeOn: (day: Day) => number
  overtimeFactor: number
}

/** What a computed plan comes to, of the work that is left. */
export function figuresOf(outline: readonly Placed[], measures: Measures): PlanFigures {
  const finishes = outline.flatMap(({ task }) => task.earlyFinish ?? [])
  const loads = loadsOf(outline, measures)
  return {
    finish: finishes.length ? formatMoment(Math.max(...finishes)) : null,
    lateDays: outline.reduce((sum, { task }) => sum + daysLate(task, measures.dues), 0),
    overloadedDays: loads.reduce((sum, { overloaded }) => sum + overloaded.length, 0),
    cost: costOf(loads, measures),
  }
}

/** Calendar days that a task ends after it has to. */
export function daysLate(task: Task, dues: Dues): number {
  const { earlyFinish, actualFinish } = task
  const due = dueOf(task, dues)
  if (due === null || earlyFinish === null || actualFinish !== null) return 0
  return Math.max(0, dayOf(earlyFinish) - dayOf(due))
}

const loadsOf = (outline: readonly Placed[], measures: Measures) =>
  resourceLoads({
    ...measures,
    from: measures.dataDate,
    tasks: outline.flatMap(loadedTask),
    resources: [...measures.resources].map(([id, { unitsE4, ...resource }]) => {
      return { id, units: unitsE4 / UNITS, ...resource }
    }),
    assignments: measures.assignments.map((one) => ({ ...one, units: one.unitsE4 / UNITS })),
  })

/** @returns whole minor units of the base currency; null where no resource in use has a price */
function costOf(loads: ReturnType<typeof loadsOf>, measures: Measures): PlanFigures['cost'] {
  const { resources, calendars, calendarId, dataDate } = measures
  const rates = new Map<number, number>()
  for (const { resourceId, days } of loads) {
    const { rateMinor } = resources.get(resourceId)!
    if (rateMinor !== null && days.size) rates.set(resourceId, rateMinor)
  }
  if (!rates.size) return null
  const calendarOf = (id: number) =>
    calendars.get(resources.get(id)!.calendarId ?? calendarId) ?? calendars.get(calendarId)!
  const from = dataDate === null ? null : dayOf(dataDate)
  const { work, overtime, idle } = crewCost({ loads, rates, from, calendarOf, ...measures })
  return { work: Math.round(work), overtime: Math.round(overtime), idle: Math.round(idle) }
}
