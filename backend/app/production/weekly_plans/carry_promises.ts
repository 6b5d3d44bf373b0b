import db from '@adonisjs/lucid/services/db'
import { conflict } from '#core/base/app_error'
import { activeUserIds } from '#core/base/is_active_user'
import { emptyColumns } from '#core/database/empty_columns'
import { addDays } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { planAt, touchPlan } from './find_plan.js'
import { recordPromise } from './record_plan.js'
import type WeeklyPlan from './weekly_plan.js'
import WeeklyPromise from './weekly_promise.js'

interface Week {
  id: number | null
  projectId: number
  weekOn: string
}

/**
 * The promises that the week before has missed and that this one does not have: neither carried before
 * nor promised again by hand. What is finished by now, or has left the schedule, is not promised again.
 */
export async function carryable(week: Week, uow?: UnitOfWork): Promise<WeeklyPromise[]> {
  const client = uow && { client: uow.trx }
  const before = await planAt(week.projectId, addDays(week.weekOn, -1), uow?.trx)
  if (!before) return []
  const here = WeeklyPromise.query(client).where('planId', week.id ?? 0)
  return WeeklyPromise.query(client)
    .where({ planId: before.id, outcome: 'not_done' })
    .whereNotIn('id', here.clone().whereNotNull('carriedFromId').select('carriedFromId'))
    .whereNotIn('taskId', here.clone().select('taskId'))
    .whereIn('taskId', (tasks) => {
      void tasks.from('tasks').whereNull('removed_in').where('percent_e2', '<', 10_000).select('id')
    })
    .whereIn('promisedBy', activeUserIds(uow?.trx ?? db.connection()))
    .orderBy('id')
}

/**
 * Promises again in a locked draft what the week before has missed, with the week and the reason behind it.
 * @throws AppError 409 NOTHING_TO_CARRY
 */
export async function carryPromises(uow: UnitOfWork, plan: WeeklyPlan) {
  const missed = await carryable(plan, uow)
  if (!missed.length) throw conflict('NOTHING_TO_CARRY')
  const names = new Map<number, string>(
    (
      await uow.trx
        .from('tasks')
        .whereIn('id', [...new Set(missed.map(({ taskId }) => taskId))])
        .select('id', 'name')
    ).map(({ id, name }) => [id, name])
  )
  for (const { id, taskId, promisedBy, percent, quantityE4, unit, note } of missed) {
    const promise = new WeeklyPromise().useTransaction(uow.trx)
    promise.merge({ ...emptyColumns(WeeklyPromise), planId: plan.id, carriedFromId: id })
    promise.merge({ taskId, promisedBy, percent, quantityE4, unit, note })
    await promise.save()
    const about = { plan, promise, label: names.get(taskId)! }
    await recordPromise(uow, 'create', about, { after: promise.toAudit() })
  }
  await touchPlan(uow, plan)
}
