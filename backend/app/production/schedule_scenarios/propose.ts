import { formatMoment, momentText } from '#engines/scheduling/moment'
import type { OptimizeOutcome } from '#engines/optimizer/optimize_process'
import { computePlan } from '#production/schedules/compute_plan'
import type { DueMilestone } from '#production/project_milestones/milestones_of'
import type { Placed } from '#production/tasks/outline'
import type { Asked } from './ask_plan.js'
import { faultOf } from './fault.js'
import { dueOf } from './dues.js'
import { daysLate, figuresOf } from './figures.js'
import { holdAll, holdWithinSlots } from './holds.js'
import type { PlanProblem } from './plan_problem.js'
import { Reasons } from './reasons.js'
import type { Milestone, Move, ScenarioOutcome } from './scenario.js'

type Answer = NonNullable<OptimizeOutcome['answer']>

/** Passes in which tasks are moved to the beginning of their slot. */
const MOST_PASSES = 3
/** Milestones that are compared by name. */
const MOST_MILESTONES = 60

export const NO_OUTCOME: ScenarioOutcome = {
  ...{ fault: null, before: null, after: null, boundFinish: null, isProven: false, exact: false },
  ...{ schedules: 0, milestones: [], moves: [], holds: [], replaced: [], calendar: null },
}

/** The outcome of a search that found no plan. */
export function refusedOutcome(
  fault: NonNullable<OptimizeOutcome['fault']>,
  { tasks, resourceIds }: PlanProblem
): ScenarioOutcome {
  const named = faultOf(fault, (activity) => tasks[activity]?.id ?? null, resourceIds)
  return { ...NO_OUTCOME, fault: named }
}

/**
 * What a search found, as changes of the schedule: only what a resource or its material holds back gets a
 * date, the rest follows by its links. The figures are those of the schedule's own engine, not of the search.
 * @param asked its state is changed in place: dates and constraints are the proposed ones afterwards
 */
export function proposedOutcome(asked: Asked, answer: Answer): ScenarioOutcome {
  const { state, calendars, measures, before, plan } = asked
  const reasons = new Reasons(plan, answer.starts, asked.moreHours)
  const found = holdAll(asked, answer, reasons)
  let proposed = computePlan(state, calendars).outline
  let after = figuresOf(proposed, measures)
  // slots are coarser than minutes: what its links let begin within a slot may still overlap in it
  for (let pass = 0; pass < MOST_PASSES && after.overloadedDays > 0; pass++) {
    if (!holdWithinSlots(asked, answer, found)) break
    proposed = computePlan(state, calendars).outline
    after = figuresOf(proposed, measures)
  }
  const bound = answer.bound.lateness === 0 || answer.isProven ? answer.bound.finish : null
  return {
    ...{ ...NO_OUTCOME, before, after, holds: found.holds, replaced: found.replaced },
    milestones: milestonesOf(asked, proposed),
    moves: movesOf(asked, proposed, reasons),
    boundFinish: bound ? formatMoment(plan.axis.endOf(bound)) : null,
    ...{ isProven: answer.isProven, exact: answer.solver, schedules: answer.schedules },
  }
}

function movesOf({ plan, was }: Asked, proposed: readonly Placed[], reasons: Reasons): Move[] {
  const places = new Map(plan.tasks.map((task, place) => [task?.id, place]))
  return proposed.flatMap(({ task }): Move[] => {
    const [from, to, place] = [was.get(task.id)?.start, task.earlyStart, places.get(task.id)]
    if (place === undefined || from == null || to === null || from === to) return []
    const reason = reasons.of(place, to > from)
    return [{ taskId: task.id, from: formatMoment(from), to: formatMoment(to), reason }]
  })
}

/** The tasks that have to be finished by a day, those that are late in either plan first. */
function milestonesOf(
  { was, measures: { dues } }: Asked,
  proposed: readonly Placed[]
): Milestone[] {
  const all = proposed.flatMap(({ task }) => {
    const { id, earlyFinish, actualFinish } = task
    const due = dueOf(task, dues)
    if (due === null || earlyFinish === null || actualFinish !== null) return []
    const [before, late] = [was.get(id)!, daysLate(task, dues)]
    return [{ task, due, before, late, isLate: late > 0 || before.daysLate > 0 }]
  })
  return all
    .toSorted((one, other) => Number(other.isLate) - Number(one.isLate))
    .slice(0, MOST_MILESTONES)
    .map(({ task, due, before, late }) => ({
      taskId: task.id,
      deadline: formatMoment(due),
      ...namedIn(dues.get(task.id)?.milestone),
      before: momentText(before.finish),
      after: momentText(task.earlyFinish),
      lateBefore: before.daysLate,
      lateAfter: late,
    }))
}

const namedIn = (milestone?: DueMilestone | null) => ({
  name: milestone?.name ?? null,
  nameAr: milestone?.nameAr ?? null,
  contractOn: milestone?.contractOn ?? null,
})
