import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type WeeklyPlan from './weekly_plan.js'
import type WeeklyPromise from './weekly_promise.js'

/** `entity_type` of the audit log. */
export const WEEKLY_PLAN = 'weekly_plan'
export const WEEKLY_PROMISE = 'weekly_promise'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what became of a week, and notifies open pages. */
export async function recordPlan(
  uow: UnitOfWork,
  action: string,
  plan: WeeklyPlan,
  changes: Changes
) {
  const label = plan.weekOn
  await uow.audit({ action, entityType: WEEKLY_PLAN, entityId: plan.id, label, ...changes })
  publishPlan(uow, plan, action)
}

/** The same of one of its promises. */
export async function recordPromise(
  uow: UnitOfWork,
  action: string,
  { plan, promise, label }: { plan: WeeklyPlan; promise: WeeklyPromise; label: string },
  changes: Changes
) {
  const about = { entityType: WEEKLY_PROMISE, entityId: promise.id, label: label.slice(0, 100) }
  await uow.audit({ action, ...about, ...changes })
  publishPlan(uow, plan, action)
}

function publishPlan(uow: UnitOfWork, { id }: WeeklyPlan, action: string) {
  const data = { resource: 'weekly-promises', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'planning.view', data }))
}
