import { formatMoment, type Moment } from '#engines/scheduling/moment'
import type { OptimizeOutcome } from '#engines/optimizer/optimize_process'
import { computePlan } from '#production/schedules/compute_plan'
import { openAssignments, type PlanState } from '#production/schedules/plan_state'
import type { Task } from '#production/tasks/task'
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

/** Passes in which tasks are moved to the beginning of their slot. */
const MOST_PASSES = 3

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
  const found = hold(state, plan, { answer, reasons, held })
  let proposed = computePlan(state, calendars).outline
  let after = figuresOf(proposed, assignments, capacities)
  // slots are coarser than minutes: what its links let begin within a slot may still overlap in it
  for (let pass = 0; pass < MOST_PASSES && after.overloadedDays > 0; pass++) {
    if (!holdWithinSlots(plan, answer, found)) break
    proposed = computePlan(state, calendars).outline
    after = figuresOf(proposed, assignments, capacities)
  }
  const places = new Map(plan.tasks.map((task, place) => [task?.id, place]))
  const moves = proposed.flatMap(({ task }): Move[] => {
    const [from, to, place] = [was.get(task.id), task.earlyStart, places.get(task.id)]
    if (place === undefined || from == null || to === null || from === to) return []
    const reason = reasons.of(place, to > from)
    return [{ taskId: task.id, from: formatMoment(from), to: formatMoment(to), reason }]
  })
  const bound = answer.bound.lateness === 0 || answer.isProven ? answer.bound.finish : null
  return {
    ...{ fault: null, before, after, moves, holds: found.holds, replaced: found.replaced },
    boundFinish: bound ? formatMoment(plan.axis.endOf(bound)) : null,
    ...{ isProven: answer.isProven, exact: answer.solver, schedules: answer.schedules },
  }
}

interface Found {
  answer: Answer
  reasons: Reasons
  held: ReadonlyMap<number, Moment>
}

interface Held {
  state: PlanState
  holds: Hold[]
  replaced: ScenarioOutcome['replaced']
}

/** Sets and takes away the dates of levelling; a constraint that a person has set stays. */
function hold(state: PlanState, { tasks, axis }: PlanProblem, { answer, reasons, held }: Found) {
  const found: Held = { state, holds: [], replaced: [] }
  for (const [place, known] of tasks.entries()) {
    const task = known && state.tasks.get(known.id)
    if (!task) continue
    const { constraintAt: at } = task
    const wasHeld = at !== null && held.get(task.id) === at
    const until = reasons.isHeld(place) && isFree(task) ? axis.startOf(answer.starts[place]!) : null
    if (until !== at && (until !== null || wasHeld)) holdTask(found, task, until)
  }
  return found
}

const isFree = ({ constraintKind: kind }: Task) => kind === null || kind === 'start_no_earlier'

function holdTask({ holds, replaced }: Held, task: Task, until: Moment | null) {
  const { id: taskId, constraintKind: kind, constraintAt: at } = task
  const known = holds.find((one) => one.taskId === taskId)
  const text = until === null ? null : formatMoment(until)
  if (known) known.at = text
  else {
    holds.push({ taskId, at: text })
    replaced.push({ taskId, kind, at: at === null ? null : formatMoment(at) })
  }
  task.constraintKind = until === null ? null : 'start_no_earlier'
  task.constraintAt = until
}

/** @returns whether any task that needs a resource began before its slot, and now does not */
function holdWithinSlots({ tasks, axis, problem }: PlanProblem, { starts }: Answer, found: Held) {
  let isChanged = false
  for (const [place, known] of tasks.entries()) {
    const task = known && found.state.tasks.get(known.id)
    const { demands, fixedStart } = problem.activities[place]!
    if (!task || !demands.length || fixedStart !== undefined || !isFree(task)) continue
    const start = axis.startOf(starts[place]!)
    if (task.earlyStart === null || task.earlyStart >= start) continue
    holdTask(found, task, start)
    isChanged = true
  }
  return isChanged
}
