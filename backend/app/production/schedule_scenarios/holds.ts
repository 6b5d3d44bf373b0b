import type { OptimizeOutcome } from '#engines/optimizer/optimize_process'
import { formatMoment, momentText, type Moment } from '#engines/scheduling/moment'
import type { PlanState } from '#production/schedules/plan_state'
import type { Task } from '#production/tasks/task'
import type { Asked } from './ask_plan.js'
import type { Reasons } from './reasons.js'
import type { Hold, Replaced } from './scenario.js'
import { floats } from './staying.js'

type Answer = NonNullable<OptimizeOutcome['answer']>

export interface Held {
  state: PlanState
  holds: Hold[]
  replaced: Replaced[]
}

/** Sets and takes away the dates of levelling. */
export function holdAll(asked: Asked, { starts }: Answer, reasons: Reasons): Held {
  const { state, plan, held } = asked
  const found: Held = { state, holds: [], replaced: [] }
  for (const { task, place } of movableTasks(asked)) {
    const { constraintKind: kind, constraintAt: at } = task
    const now = kind === 'start_no_earlier' ? at : null
    const wasHeld = now !== null && held.get(task.id) === now
    // what would go as late as it can has to be told when to begin
    const needsDate =
      kind === 'as_late_as_possible' && plan.problem.activities[place]!.demands.length
    const slot = needsDate ? starts[place]! : reasons.heldUntil(place)
    const until = slot === null ? null : plan.axis.startOf(slot)
    if (until !== now && (until !== null || wasHeld)) holdTask(asked, found, { task, until })
  }
  holdLateWork(asked, found)
  return found
}

/** Work that stays where it is, but would go later with what follows it: its place is taken by nothing else. */
function holdLateWork(asked: Asked, found: Held) {
  const { state, plan } = asked
  for (const [place, known] of plan.tasks.entries()) {
    const { fixedStart, demands } = plan.problem.activities[place]!
    const task = known && state.tasks.get(known.id)
    if (!task || fixedStart === undefined || !demands.length || !floats(task)) continue
    holdTask(asked, found, { task, until: plan.axis.startOf(fixedStart) })
  }
}

/** @returns whether any task that needs a resource began before its slot, and now does not */
export function holdWithinSlots(asked: Asked, { starts }: Answer, found: Held): boolean {
  const { axis, problem } = asked.plan
  let isChanged = false
  for (const { task, place } of movableTasks(asked)) {
    if (!problem.activities[place]!.demands.length) continue
    const until = axis.startOf(starts[place]!)
    if (task.earlyStart === null || task.earlyStart >= until) continue
    holdTask(asked, found, { task, until })
    isChanged = true
  }
  return isChanged
}

function movableTasks({ state, plan: { tasks, problem } }: Asked) {
  return [...tasks.entries()].flatMap(([place, known]) => {
    const task = known && state.tasks.get(known.id)
    const isFixed = problem.activities[place]!.fixedStart !== undefined
    return task && !isFixed ? [{ task, place }] : []
  })
}

/** A task has one constraint: a date that it has kept goes on as its deadline, where it has none. */
function holdTask(
  asked: Asked,
  found: Held,
  { task, until }: { task: Task; until: Moment | null }
) {
  const { id: taskId, constraintKind: kind, constraintAt: at } = task
  const text = momentText(until)
  const known = found.holds.find((one) => one.taskId === taskId)
  if (known) known.at = text
  else {
    const deadline = until === null ? null : keptDate(asked, task)
    const kept = deadline === null ? null : { deadline: formatMoment(deadline) }
    found.holds.push({ taskId, at: text, ...kept })
    found.replaced.push({ taskId, kind, at: momentText(at), ...(kept && { deadline: null }) })
    if (deadline !== null) task.deadline = deadline
  }
  task.constraintKind = until === null ? null : 'start_no_earlier'
  task.constraintAt = until
}

/** The date by which a task was to end by its constraint, where no deadline says more. */
function keptDate({ measures }: Asked, task: Task): Moment | null {
  const { constraintKind: kind, constraintAt: at, deadline, duration, calendarId } = task
  if (at === null || deadline !== null) return null
  if (kind === 'finish_no_later' || kind === 'finish_on') return at
  if (kind !== 'start_no_later' && kind !== 'start_on') return null
  const calendar = measures.calendars.get(calendarId ?? measures.calendarId)!
  return calendar.add(at, duration, 'finish')
}
