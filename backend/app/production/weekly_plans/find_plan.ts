import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AppError, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { isDuplicate } from '#core/database/failures'
import { emptyColumns } from '#core/database/empty_columns'
import { addDays } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { firmWeekOf } from '#production/work_calendars/firm_week'
import { recordPlan } from './record_plan.js'
import WeeklyPlan from './weekly_plan.js'
import WeeklyPromise from './weekly_promise.js'

/** The plan whose week holds a day, whatever the firm's week was when it was made. */
export function planAt(
  projectId: number,
  day: string,
  trx?: TransactionClientContract
): Promise<WeeklyPlan | null> {
  return WeeklyPlan.query(trx && { client: trx })
    .where('project_id', projectId)
    .whereBetween('week_on', [addDays(day, -6), day])
    .orderBy('week_on', 'desc')
    .first()
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockPlan(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<WeeklyPlan> {
  const query = WeeklyPlan.query({ client: uow.trx }).where('id', id)
  const plan = await query.forUpdate().first()
  if (!plan) throw notFound()
  await checkVersion(plan, expectedVersion, uow.trx)
  return plan
}

/** The plan of a promise, locked, with the promise. @throws AppError 404, 412 */
export async function lockPromise(uow: UnitOfWork, id: number, expectedVersion: number) {
  const query = { client: uow.trx }
  const found = await WeeklyPromise.query(query).where('id', id).select('planId').first()
  if (!found) throw notFound()
  const plan = await lockPlan(uow, found.planId, expectedVersion)
  const promise = await WeeklyPromise.query(query).where('id', id).first()
  if (!promise) throw notFound()
  return { plan, promise }
}

/**
 * The plan of a week, locked; a week without promises has none yet, which is its version 0.
 * @throws AppError 412
 */
export async function openPlan(
  uow: UnitOfWork,
  { projectId, day }: { projectId: number; day: string },
  expectedVersion: number
): Promise<WeeklyPlan> {
  const known = await planAt(projectId, day, uow.trx)
  if (known) return lockPlan(uow, known.id, expectedVersion)
  if (expectedVersion !== 0) throw new AppError(412, 'STALE_VERSION')
  const plan = new WeeklyPlan().useTransaction(uow.trx)
  plan.merge({ ...emptyColumns(WeeklyPlan), projectId, status: 'draft', version: 0 })
  plan.merge({ weekOn: await firmWeekOf(day, uow.trx), createdBy: uow.actor.id })
  try {
    await plan.save()
  } catch (error) {
    // someone else has made the first promise of this week in the meantime
    if (isDuplicate(error)) throw new AppError(412, 'STALE_VERSION')
    throw error
  }
  const { weekOn, status } = plan
  await recordPlan(uow, 'create', plan, { after: { projectId, weekOn, status } })
  return plan
}

/** Saves a plan under its next version: each change of a promise is one. */
export async function touchPlan(uow: UnitOfWork, plan: WeeklyPlan) {
  plan.version++
  plan.updatedBy = uow.actor.id
  await plan.save()
}
