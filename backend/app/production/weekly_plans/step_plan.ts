import { DateTime } from 'luxon'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { touchPlan } from './find_plan.js'
import { recordPlan } from './record_plan.js'
import type WeeklyPlan from './weekly_plan.js'
import WeeklyPromise from './weekly_promise.js'

const promisesOf = (uow: UnitOfWork, plan: WeeklyPlan) =>
  WeeklyPromise.query({ client: uow.trx }).where('plan_id', plan.id)

/** Freezes the promises of a locked draft. @throws AppError 409 NOTHING_PROMISED */
export async function commitPlan(uow: UnitOfWork, plan: WeeklyPlan, at: DateTime = DateTime.utc()) {
  const promises = await promisesOf(uow, plan)
  if (!promises.length) throw conflict('NOTHING_PROMISED')
  plan.merge({ status: 'committed', committedAt: at, committedBy: uow.actor.id })
  await touchPlan(uow, plan)
  await recordPlan(uow, 'commit', plan, {
    before: { status: 'draft' },
    after: { status: 'committed', promises: promises.length },
  })
}

/** Locks a committed week. @throws AppError 409 OUTCOMES_MISSING while a promise has none */
export async function closePlan(uow: UnitOfWork, plan: WeeklyPlan, at: DateTime = DateTime.utc()) {
  const promises = await promisesOf(uow, plan)
  if (promises.some(({ outcome }) => outcome === null)) throw conflict('OUTCOMES_MISSING')
  plan.merge({ status: 'closed', closedAt: at, closedBy: uow.actor.id })
  await touchPlan(uow, plan)
  const kept = promises.filter(({ outcome }) => outcome === 'done').length
  await recordPlan(uow, 'close', plan, {
    before: { status: 'committed' },
    after: { status: 'closed', promises: promises.length, kept },
  })
}
