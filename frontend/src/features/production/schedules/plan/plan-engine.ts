import { dayOf, formatMoment, parseDay, type Moment } from '@binaa/backend/moment'
import type { Outcome, TaskDates } from '@binaa/backend/network'
import { Schedule } from '@binaa/backend/schedule'
import type { Applied } from './apply-changes'
import { planOf, planTaskOf } from './engine-plan'
import type { Preview, ScheduleAnswer, ScheduleTask, TaskPlace } from './types'

const textOf = (moment: Moment) => formatMoment(moment)

/** A plan without tasks has none. */
const finishOf = ({ finish }: Outcome) => (Number.isFinite(finish) ? textOf(finish) : null)

const placeOf = (dates: TaskDates): TaskPlace => ({
  earlyStart: textOf(dates.earlyStart),
  earlyFinish: textOf(dates.earlyFinish),
  lateStart: textOf(dates.lateStart),
  lateFinish: textOf(dates.lateFinish),
  totalFloat: dates.totalFloat,
  freeFloat: dates.freeFloat,
  isCritical: dates.isCritical,
  drivenById: dates.drivenBy,
})

const NOWHERE: TaskPlace = {
  earlyStart: null,
  earlyFinish: null,
  lateStart: null,
  lateFinish: null,
  totalFloat: null,
  freeFloat: null,
  isCritical: false,
  drivenById: null,
}

const PLACES = Object.keys(NOWHERE) as (keyof TaskPlace)[]

/**
 * The engine laid out for a schedule, kept from edit to edit: facts of tasks pass only over what they
 * reach, anything else lays it out again.
 */
export class PlanEngine {
  private engine: Schedule | null = null
  private outcome: Outcome | null = null

  /** The schedule has changed by other ways than `compute`. */
  forget() {
    this.engine = null
    this.outcome = null
  }

  /**
   * The schedule of `applied` with its dates. Tasks that stay where they are keep their identity.
   * @throws SchedulingError
   */
  compute(before: ScheduleAnswer, applied: Applied): ScheduleAnswer {
    const last = this.outcome
    try {
      this.outcome = this.run(before, applied)
    } catch (error) {
      this.forget()
      throw error
    }
    return withDates(applied.schedule, this.outcome, applied.isRearranged ? null : last)
  }

  /**
   * What `applied` would do to `before`; nothing is kept.
   * @throws SchedulingError
   */
  preview(before: ScheduleAnswer, applied: Applied): Preview {
    const now = this.outcomeOf(before)
    const then = this.run(before, applied, true)
    return previewOf(applied.schedule, now, then)
  }

  private outcomeOf(schedule: ScheduleAnswer): Outcome {
    this.engine ??= new Schedule(planOf(schedule))
    this.outcome ??= this.engine.outcome()
    return this.outcome
  }

  private run(before: ScheduleAnswer, applied: Applied, isTrial = false): Outcome {
    const { schedule, touched, isRearranged } = applied
    if (isRearranged) {
      const engine = new Schedule(planOf(schedule))
      if (!isTrial) this.engine = engine
      return engine.outcome()
    }
    this.engine ??= new Schedule(planOf(before))
    this.engine.change(factsOf(schedule, touched))
    const outcome = this.engine.outcome()
    if (isTrial) this.engine.change(factsOf(before, touched))
    return outcome
  }
}

function factsOf({ tasks, settings }: ScheduleAnswer, ids: ReadonlySet<number>) {
  return tasks.filter(({ id }) => ids.has(id)).map((task) => planTaskOf(task, settings.calendarId))
}

function withDates(
  schedule: ScheduleAnswer,
  outcome: Outcome,
  last: Outcome | null
): ScheduleAnswer {
  const tasks = schedule.tasks.map((task) => {
    const dates = outcome.dates.get(task.id)
    if (last && isSame(dates, last.dates.get(task.id))) return task
    return placed(task, dates ? placeOf(dates) : NOWHERE)
  })
  return { ...schedule, tasks, finish: finishOf(outcome) }
}

function placed(task: ScheduleTask, place: TaskPlace): ScheduleTask {
  return PLACES.every((name) => task[name] === place[name]) ? task : { ...task, ...place }
}

function isSame(one: TaskDates | undefined, other: TaskDates | undefined): boolean {
  if (!one || !other) return one === other
  return (Object.keys(one) as (keyof TaskDates)[]).every((name) => one[name] === other[name])
}

function previewOf(after: ScheduleAnswer, now: Outcome, then: Outcome): Preview {
  const spanOf = (dates: TaskDates | undefined): [string | null, string | null] =>
    dates ? [textOf(dates.earlyStart), textOf(dates.earlyFinish)] : [null, null]
  const moved = after.tasks.flatMap(({ id }) => {
    const [from, to] = [now.dates.get(id), then.dates.get(id)]
    const stays = from?.earlyStart === to?.earlyStart && from?.earlyFinish === to?.earlyFinish
    return stays ? [] : [{ id, from: spanOf(from), to: spanOf(to) }]
  })
  const missed = new Set(now.missedDeadlines)
  const inConflict = new Set(now.conflicts.map((one) => `${one.taskId} ${one.predecessorId}`))
  return {
    moved,
    finish: { before: finishOf(now), after: finishOf(then) },
    lateMilestones: lateMilestones(after, now, then),
    missedDeadlines: then.missedDeadlines.filter((id) => !missed.has(id)),
    conflicts: then.conflicts.filter(
      (one) => !inConflict.has(`${one.taskId} ${one.predecessorId}`)
    ),
  }
}

function lateMilestones({ milestones }: ScheduleAnswer, now: Outcome, then: Outcome) {
  return milestones.flatMap(({ id, taskId, contractOn }) => {
    const daysLate = ({ dates }: Outcome) => {
      const finish = dates.get(taskId)?.earlyFinish
      return finish === undefined ? 0 : dayOf(finish) - parseDay(contractOn)
    }
    const days = daysLate(then)
    return days > 0 && daysLate(now) <= 0 ? [{ id, days }] : []
  })
}
