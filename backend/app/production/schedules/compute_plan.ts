import type { AppError } from '#core/base/app_error'
import { conflict } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { SchedulingError } from '#engines/scheduling/errors'
import type { Outcome } from '#engines/scheduling/network'
import { Schedule } from '#engines/scheduling/schedule'
import type { PlanCalendar } from '#production/work_calendars/plan_calendars'
import type { Placed } from '#production/tasks/outline'
import type { Task } from '#production/tasks/task'
import { planOf, type PlanState } from './plan_state.js'

/** Names shown of a long cycle. */
const MOST_NAMES = 12

/**
 * Computes the whole plan and sets the dates of its tasks.
 * @throws AppError 409 for a plan that has no dates, naming the tasks
 */
export function computePlan(
  state: PlanState,
  calendars: ReadonlyMap<number, PlanCalendar>
): { outline: Placed[]; outcome: Outcome } {
  const { plan, outline } = planOf(state, calendars)
  const outcome = outcomeOf(plan, state)
  for (const { task } of outline) place(task, outcome)
  const { finish } = outcome
  state.settings.finish = Number.isFinite(finish) ? finish : null
  return { outline, outcome }
}

function outcomeOf(plan: ConstructorParameters<typeof Schedule>[0], state: PlanState): Outcome {
  try {
    return new Schedule(plan).outcome()
  } catch (error) {
    throw error instanceof SchedulingError ? refusal(error, state) : error
  }
}

function place(task: Task, { dates }: Outcome) {
  const found = dates.get(task.id)
  task.earlyStart = found?.earlyStart ?? null
  task.earlyFinish = found?.earlyFinish ?? null
  task.lateStart = found?.lateStart ?? null
  task.lateFinish = found?.lateFinish ?? null
  task.totalFloat = found?.totalFloat ?? null
  task.freeFloat = found?.freeFloat ?? null
  task.isCritical = found?.isCritical ?? false
  task.drivenById = found?.drivenBy ?? null
}

/** What the engine refuses, in words with the names of the tasks. */
function refusal({ fault, tasks }: SchedulingError, state: PlanState): AppError {
  const names = tasks.slice(0, MOST_NAMES).map((id) => shownName(state.tasks.get(id)))
  const arrow = languageNow() === 'ar' ? ' ← ' : ' → '
  return conflict(`SCHEDULE_${fault}`, {
    params: { tasks: names.join(arrow) },
    details: { tasks },
  })
}

function shownName(task: Task | undefined): string {
  if (!task) return '?'
  return (languageNow() === 'ar' && task.nameAr) || task.name
}
