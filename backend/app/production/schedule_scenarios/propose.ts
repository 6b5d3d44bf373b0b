import { formatMoment, type Moment } from '#engines/scheduling/moment'
import type { OptimizeOutcome } from '#engines/optimizer/optimize_process'
import { computePlan } from '#production/schedules/compute_plan'
import { openAssignments, type PlanState } from '#production/schedules/plan_state'
import type { PlanCalendar } from '#production/work_calendars/plan_calendars'
import { faultOf } from './fault.js'
import { figuresOf } from './figures.js'
import type { PlanProblem } from './plan_problem.js'
import { Reasons } from './reasons.js'
import type { Hold, Move, ScenarioOutcome } from './scenario.js'

interface Present {
  state: PlanState
  calendars: ReadonlyMap<number, PlanCalendar>
  capacities: ReadonlyMap<number, number>
  held: ReadonlyMap<number, Moment>
}

type Answer = NonNullable<OptimizeOutcome['answer']>

const EMPTY = { before: null, after: null, boundFinish: null, isProven: false, exact: false }

/** The outcome of a search that found no plan. */
export function refusedOutcome(
  fault: NonNullable<OptimizeOutcome['fault']>,
  { tasks, resourceIds }: PlanProblem
): ScenarioOutcome {
  const named = faultOf(fault, (activity) => tasks[activity]?.id ?? null, resourceIds)
  return { ...EMPTY, fault: named, schedules: 0, moves: [], holds: [], replaced: [] }
}

/**
 * What a search found, as changes of the schedule: only what a resource holds back gets a date, the rest
 * follows by its links. The figures are those of the schedule's own engine, not of the search.
 * @param state changed in place: dates and constraints are the proposed ones afterwards
 */
export function proposedOutcome(
  { state, calendars, capacities, held }: Present,
  plan: PlanProblem,
  answer: Answer
): ScenarioOutcome {
  const assignments = openAssignments(state)
  const { outline } = computePlan(state, calendars)
  const before = figuresOf(outline, assignments, capacities)
  const was = new Map(outline.map(({ task }) => [task.id, task.earlyStart]))
  const reasons = new Reasons(plan, answer.starts)
  const { holds, replaced } = hold(state, plan, { answer, reasons, held })
  const proposed = computePlan(state, calendars).outline
  const after = figuresOf(proposed, assignments, capacities)
  const places = new Map(plan.tasks.map((task, place) => [task?.id, place]))
  const moves = proposed.flatMap(({ task }): Move[] => {
    const [from, to, place] = [was.get(task.id), task.earlyStart, places.get(task.id)]
    if (place === undefined || from == null || to === null || from === to) return []
    const reason = reasons.of(place, to > from)
    return [{ taskId: task.id, from: formatMoment(from), to: formatMoment(to), reason }]
  })
  const bound = answer.bound.lateness === 0 || answer.isProven ? answer.bound.finish : null
  return {
    ...{ fault: null, before, after, moves, holds, replaced },
    boundFinish: bound ? formatMoment(plan.axis.endOf(bound)) : null,
    ...{ isProven: answer.isProven, exact: answer.solver, schedules: answer.schedules },
  }
}

interface Found {
  answer: Answer
  reasons: Reasons
  held: ReadonlyMap<number, Moment>
}

/** Sets and takes away the dates of levelling; a constraint that a person has set stays. */
function hold(state: PlanState, { tasks, axis }: PlanProblem, { answer, reasons, held }: Found) {
  const holds: Hold[] = []
  const replaced: ScenarioOutcome['replaced'] = []
  for (const [place, known] of tasks.entries()) {
    const task = known && state.tasks.get(known.id)
    if (!task) continue
    const { constraintKind: kind, constraintAt: at } = task
    const wasHeld = at !== null && held.get(task.id) === at
    const isFree = kind === null || kind === 'start_no_earlier'
    const until = reasons.isHeld(place) && isFree ? axis.startOf(answer.starts[place]!) : null
    if (until === null && !wasHeld) continue
    if (until === at) continue
    replaced.push({ taskId: task.id, kind, at: at === null ? null : formatMoment(at) })
    holds.push({ taskId: task.id, at: until === null ? null : formatMoment(until) })
    task.constraintKind = until === null ? null : 'start_no_earlier'
    task.constraintAt = until
  }
  return { holds, replaced }
}
