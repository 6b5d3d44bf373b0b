import { calendarOf } from './compile.js'
import {
  heldMinutes,
  insertFragnets,
  unaffectedBy,
  type DelayEvent,
  type Unaffected,
} from './fragnets.js'
import { dayOf, type Moment } from './moment.js'
import type { Outcome, Plan } from './network.js'
import { Schedule } from './schedule.js'

/** An event with what its responsibility entitles the contractor to. */
export interface AssessedDelay extends DelayEvent {
  /** Time: the risk is not the contractor's. */
  isExcusable: boolean
  /** Money too: the risk is the client's. */
  isCompensable: boolean
}

/** A shift of the finish: calendar days, and working minutes of the plan's calendar. */
export interface Shift {
  days: number
  minutes: number
}

export interface DelayHit {
  taskId: number
  /** Working minutes lost, float that they used up, and float that is left. */
  lost: number
  floatBefore: number
  floatConsumed: number
  /** Why the task takes no delay in this plan. */
  unaffected: Unaffected | null
}

export interface DelayImpact {
  id: number
  /** What the event does when it comes alone. */
  alone: Shift
  hits: DelayHit[]
  /** Others that move the finish by themselves in days that this one shares. */
  concurrent: number[]
}

export interface TimeImpact {
  finishBefore: Moment
  finishAfter: Moment
  /** By all events together. */
  critical: Shift
  excusable: Shift
  compensable: Shift
  delays: DelayImpact[]
}

/**
 * Time impact analysis: each delay is inserted into a plan as a fragnet after the tasks that it held up, and
 * the finish before is compared with the finish after. AACE International 29R-03, method implementation
 * protocol 3.6 (modelled, additive, single base); Society of Construction Law, Delay and Disruption Protocol,
 * 2nd edition (2017), time impact analysis. The base should be the plan as it stood before the delays: what
 * is finished in it can't be delayed any more.
 *
 * All delays are inserted together, so that time on parallel paths, or the same days on one task, is not
 * counted twice. Excusable is what the delays at the client's or neutral risk cause without the contractor's
 * (concurrency leaves the extension of time untouched); compensable is what remains of it but for the others
 * (concurrent days are at each party's own cost).
 * @throws SchedulingError for a plan that has no dates
 */
export function timeImpact(plan: Plan, delays: readonly AssessedDelay[]): TimeImpact {
  const before = new Schedule(plan).outcome()
  const finishWith = (chosen: readonly AssessedDelay[]) => {
    const held = heldMinutes(plan, chosen)
    return held.size ? new Schedule(insertFragnets(plan, held)).outcome().finish : before.finish
  }
  const shift = shiftIn(plan)
  const all = finishWith(delays)
  const excused = finishWith(delays.filter(({ isExcusable }) => isExcusable))
  const others = finishWith(delays.filter(({ isCompensable }) => !isCompensable))
  const excusable = shift(before.finish, excused)
  const alone = new Map(
    delays.map((delay) => [delay.id, shift(before.finish, finishWith([delay]))])
  )
  return {
    finishBefore: before.finish,
    finishAfter: all,
    critical: shift(before.finish, all),
    excusable,
    compensable: least(excusable, shift(others, all)),
    delays: delays.map((delay) => ({
      id: delay.id,
      alone: alone.get(delay.id)!,
      hits: delay.hits.map((hit) => hitOf(plan, before, hit)),
      concurrent: concurrentWith(delay, delays, alone),
    })),
  }
}

function shiftIn(plan: Plan) {
  const calendar = calendarOf(plan.settings.calendarId, plan)
  return (from: Moment, to: Moment): Shift =>
    Number.isFinite(from) && Number.isFinite(to)
      ? { days: dayOf(to) - dayOf(from), minutes: calendar.between(from, to) }
      : { days: 0, minutes: 0 }
}

const least = (one: Shift, other: Shift): Shift => ({
  days: Math.min(one.days, other.days),
  minutes: Math.min(one.minutes, other.minutes),
})

function hitOf(
  { tasks }: Plan,
  { dates }: Outcome,
  { taskId, minutes }: DelayEvent['hits'][number]
): DelayHit {
  const unaffected = unaffectedBy(tasks.find(({ id }) => id === taskId))
  const lost = unaffected ? 0 : minutes
  const floatBefore = Math.max(0, unaffected ? 0 : dates.get(taskId)!.totalFloat)
  return { taskId, lost, floatBefore, floatConsumed: Math.min(lost, floatBefore), unaffected }
}

function concurrentWith(
  { id, from, to }: AssessedDelay,
  delays: readonly AssessedDelay[],
  alone: ReadonlyMap<number, Shift>
): number[] {
  const moves = (of: number) => alone.get(of)!.minutes > 0
  if (!moves(id)) return []
  return delays
    .filter((other) => other.id !== id && other.from < to && from < other.to && moves(other.id))
    .map((other) => other.id)
}
