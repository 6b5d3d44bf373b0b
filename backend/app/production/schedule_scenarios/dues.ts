import type { Moment } from '#engines/scheduling/moment'
import { MINUTES_OF_DAY, parseDay } from '#engines/scheduling/moment'
import type { DueMilestone } from '#production/project_milestones/milestones_of'
import type { PlanState } from '#production/schedules/plan_state'
import type { Task } from '#production/tasks/task'
import type { WhatIf } from './what_if.js'

/** By when a task has to be finished, and what being late with it counts. */
export interface Due {
  at: Moment
  /** 1 to 100. */
  weight: number
  /** Of the contract; the earliest one where a task reaches several. */
  milestone: DueMilestone | null
}

export type Dues = ReadonlyMap<number, Due>

/** The weight of the milestone whose delay costs most. */
const HEAVIEST = 100

interface Sources {
  state: PlanState
  milestones: readonly DueMilestone[]
  dates: WhatIf['dates']
}

/**
 * The dates that a plan has to keep: of deadline and contract day the earlier one, or the day that a scenario
 * supposes instead of both.
 */
export function duesOf({ state, milestones, dates }: Sources): Dues {
  const ofContract = earliestByTask(milestones)
  const most = Math.max(0, ...milestones.map(({ damagesMinor }) => damagesMinor ?? 0))
  const supposed = new Map(dates.map((date) => [date.taskId, date]))
  const dues = new Map<number, Due>()
  for (const { id, deadline } of state.tasks.values()) {
    const milestone = ofContract.get(id) ?? null
    const date = supposed.get(id)
    const at = date ? lastMinuteOf(date.day) : earlier(deadline, milestone)
    if (at === null) continue
    dues.set(id, { at, milestone, weight: date?.weight ?? weightOf(milestone, most) })
  }
  return dues
}

/** A deadline that levelling has made of a constraint is not among the dues. */
export const dueOf = ({ id, deadline }: Task, dues: Dues): Moment | null =>
  dues.get(id)?.at ?? deadline

/** The milestone that each task has to reach first. */
export function earliestByTask(milestones: readonly DueMilestone[]): Map<number, DueMilestone> {
  const earliest = new Map<number, DueMilestone>()
  for (const milestone of milestones) {
    const known = earliest.get(milestone.taskId)
    if (!known || milestone.due < known.due) earliest.set(milestone.taskId, milestone)
  }
  return earliest
}

function earlier(deadline: Moment | null, milestone: DueMilestone | null): Moment | null {
  // the day counts as a whole: its end is the first minute of the next one
  const contract = milestone && milestone.due - 1
  if (deadline === null || contract === null) return deadline ?? contract
  return Math.min(deadline, contract)
}

/** Damages are compared with each other: in what currency they are doesn't matter within a project. */
function weightOf(milestone: DueMilestone | null, most: number): number {
  if (!milestone?.damagesMinor) return 1
  return Math.max(1, Math.round((HEAVIEST * milestone.damagesMinor) / most))
}

const lastMinuteOf = (day: string): Moment => (parseDay(day) + 1) * MINUTES_OF_DAY - 1
