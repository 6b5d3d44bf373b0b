import { conflict } from '#core/base/app_error'
import { addDays } from '#core/settings/days'
import type { WeeklyPlanStatus } from '#production/enums/planning'

export const PLAN_ACTIONS = ['promise', 'commit', 'report', 'close'] as const
export type PlanAction = (typeof PLAN_ACTIONS)[number]

/**
 * A weekly plan is drafted, committed and closed. Promises can change until it is committed, their
 * outcomes until it is closed.
 */
const STATES: Readonly<Record<PlanAction, { from: WeeklyPlanStatus; ability: string }>> = {
  promise: { from: 'draft', ability: 'planning.report' },
  commit: { from: 'draft', ability: 'planning.manage' },
  report: { from: 'committed', ability: 'planning.report' },
  close: { from: 'committed', ability: 'planning.manage' },
}

interface Week {
  status: WeeklyPlanStatus
  weekOn: string
}

/** The last day of a week. */
export const weekEnd = (weekOn: string) => addDays(weekOn, 6)

/** What is promised when a week is over is no promise; what is reported before it begins, no result. */
const isTooLate = (action: PlanAction, { weekOn }: Week, now: string) =>
  (action === 'promise' || action === 'commit') && weekEnd(weekOn) < now
const isTooEarly = (action: PlanAction, { weekOn }: Week, now: string) =>
  (action === 'report' || action === 'close') && now < weekOn

export function isPlanAllowed(
  action: PlanAction,
  week: Week,
  { abilities, now }: { abilities: ReadonlySet<string>; now: string }
): boolean {
  const { from, ability } = STATES[action]
  if (week.status !== from || !abilities.has(ability)) return false
  return !isTooLate(action, week, now) && !isTooEarly(action, week, now)
}

/** @throws AppError 409 LOCKED | CONFLICT by its status, WEEK_OVER | WEEK_AHEAD by its days */
export function requirePlanAction(action: PlanAction, week: Week, now: string) {
  if (week.status !== STATES[action].from)
    throw conflict(action === 'promise' || action === 'report' ? 'LOCKED' : 'CONFLICT', {
      details: { status: week.status },
    })
  if (isTooLate(action, week, now)) throw conflict('WEEK_OVER')
  if (isTooEarly(action, week, now)) throw conflict('WEEK_AHEAD')
}
