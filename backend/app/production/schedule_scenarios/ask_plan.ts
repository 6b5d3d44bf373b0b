import type { Moment } from '#engines/scheduling/moment'
import { computePlan } from '#production/schedules/compute_plan'
import { openAssignments, openLinks, type PlanState } from '#production/schedules/plan_state'
import type { DueMilestone } from '#production/project_milestones/milestones_of'
import type { Placed } from '#production/tasks/outline'
import { engineCalendars, type PlanCalendar } from '#production/work_calendars/plan_calendars'
import { duesOf } from './dues.js'
import { daysLate, figuresOf, type Measures } from './figures.js'
import { problemOf, type PlanProblem } from './plan_problem.js'
import type { PlanResource } from './resource_slots.js'
import type { PlanFigures } from './scenario.js'
import { overtimeBetween, suppose, type WhatIf } from './what_if.js'

/** A schedule as it stands, and what a scenario supposes. */
export interface Present {
  state: PlanState
  calendars: ReadonlyMap<number, PlanCalendar>
  /** As they are. */
  resources: ReadonlyMap<number, PlanResource>
  /** Units in ten-thousandths that there would be more. */
  extras: readonly { resourceId: number; unitsE4: number }[]
  whatIf: WhatIf
  /** Tasks that accepted scenarios hold back, with the moment until which they do. */
  held: ReadonlyMap<number, Moment>
  ready: ReadonlyMap<number, Moment>
  /** Of the contract, those that are not reached. */
  milestones: readonly DueMilestone[]
  overtimeFactor: number
}

/** What the search is asked, and what the present plan comes to. */
export interface Asked {
  /** With what the scenario supposes; its tasks have the dates that links alone would give them then. */
  state: PlanState
  calendars: ReadonlyMap<number, PlanCalendar>
  held: ReadonlyMap<number, Moment>
  /** By which a plan of the scenario is measured. */
  measures: Measures
  before: PlanFigures
  /** Where tasks start and end in the present plan. */
  was: ReadonlyMap<number, Was>
  plan: PlanProblem
  moreHours: boolean
}

export interface Was {
  start: Moment | null
  finish: Moment | null
  daysLate: number
}

/** @param present its state is changed in place */
export function askPlan(present: Present): Asked {
  const { state, held, ready, whatIf, overtimeFactor } = present
  const { settings } = state
  const { outline } = computePlan(state, present.calendars)
  const usual = measuresOf(present, present.calendars)
  const before = figuresOf(outline, usual)
  const was = new Map(outline.map((placed) => [placed.task.id, wasOf(placed, usual)]))
  const calendars = suppose(state, present.calendars, whatIf)
  const supposed = measuresOf(present, calendars)
  const calendarOf = ({ calendars: all, calendarId }: Measures) => all.get(calendarId)!
  const measures = {
    ...supposed,
    resources: withExtras(present),
    overtimeOn: overtimeBetween(calendarOf(usual), calendarOf(supposed)),
  }
  const plan = problemOf({
    ...{ held, ready, overtimeFactor },
    ...measures,
    outline: calendars === present.calendars ? outline : computePlan(state, calendars).outline,
    links: openLinks(state),
    retainsLogic: settings.outOfSequence === 'retained_logic',
    from: Math.max(settings.start, settings.dataDate ?? settings.start),
  })
  const moreHours = whatIf.hours.length > 0
  return { state, calendars, held, measures, before, was, plan, moreHours }
}

const wasOf = ({ task }: Placed, { dues }: Measures): Was => ({
  start: task.earlyStart,
  finish: task.earlyFinish,
  daysLate: daysLate(task, dues),
})

function measuresOf(
  { state, resources, overtimeFactor, milestones, whatIf }: Present,
  calendars: ReadonlyMap<number, PlanCalendar>
): Measures {
  const { start, calendarId, dataDate } = state.settings
  return {
    ...{ resources, calendarId, dataDate, overtimeFactor },
    assignments: openAssignments(state),
    calendars: engineCalendars(calendars, start),
    dues: duesOf({ state, milestones, dates: whatIf.dates }),
    overtimeOn: () => 0,
  }
}

function withExtras({ resources, extras }: Present): Map<number, PlanResource> {
  const more = new Map(resources)
  for (const { resourceId, unitsE4 } of extras) {
    const resource = more.get(resourceId)
    if (resource) more.set(resourceId, withMore(resource, unitsE4))
  }
  return more
}

/** There are as many more of it at any time. */
const withMore = ({ unitsE4, periods, ...resource }: PlanResource, extraE4: number) => ({
  ...resource,
  unitsE4: unitsE4 + extraE4,
  periods: periods.map((one) => ({ ...one, units: one.units + extraE4 / 10_000 })),
})
