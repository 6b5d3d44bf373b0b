import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { isActiveUser } from '#core/base/is_active_user'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import { requireTask } from '#production/tasks/require_task'
import { touchPlan } from './find_plan.js'
import { recordPromise } from './record_plan.js'
import type WeeklyPlan from './weekly_plan.js'
import WeeklyPromise from './weekly_promise.js'
import type {
  createPromiseValidator,
  outcomeValidator,
  updatePromiseValidator,
} from './validator.js'

type Changes = Infer<typeof updatePromiseValidator>

/** @throws AppError 422 for a task of another project, one that is promised already, or no amount */
export async function createPromise(
  uow: UnitOfWork,
  plan: WeeklyPlan,
  { taskId, ...input }: Omit<Infer<typeof createPromiseValidator>, 'day'>
): Promise<WeeklyPromise> {
  const { name: label } = await requireTask(uow, taskId, plan.projectId)
  const promise = new WeeklyPromise().useTransaction(uow.trx)
  promise.merge({ ...emptyColumns(WeeklyPromise), planId: plan.id, taskId })
  await fill(uow, promise, input)
  await touchPlan(uow, plan)
  await recordPromise(uow, 'create', { plan, promise, label }, { after: promise.toAudit() })
  return promise
}

/** Changes a promise of a locked draft. */
export async function updatePromise(
  uow: UnitOfWork,
  { plan, promise }: { plan: WeeklyPlan; promise: WeeklyPromise },
  input: Changes
) {
  const before = promise.toAudit()
  await fill(uow, promise, input)
  await touchPlan(uow, plan)
  const about = { plan, promise, label: await taskName(uow, promise) }
  await recordPromise(uow, 'update', about, { before, after: promise.toAudit() })
}

/** Takes a promise out of a locked draft. */
export async function deletePromise(
  uow: UnitOfWork,
  { plan, promise }: { plan: WeeklyPlan; promise: WeeklyPromise }
) {
  const about = { plan, promise, label: await taskName(uow, promise) }
  await promise.delete()
  await touchPlan(uow, plan)
  await recordPromise(uow, 'delete', about, { before: promise.toAudit() })
}

/**
 * Reports what became of a promise of a locked, committed plan.
 * @throws AppError 422 for a miss without its reason, or a reason for none
 */
export async function reportOutcome(
  uow: UnitOfWork,
  { plan, promise }: { plan: WeeklyPlan; promise: WeeklyPromise },
  { outcome, reason = null, comment = null }: Infer<typeof outcomeValidator>
) {
  if (outcome === 'not_done' && !reason) throw invalid({ reason: ['required'] })
  if (outcome !== 'not_done' && reason) throw invalid({ reason: ['notHere'] })
  const before = promise.toAudit()
  promise.merge({ outcome, reason, comment })
  await promise.save()
  await touchPlan(uow, plan)
  const about = { plan, promise, label: await taskName(uow, promise) }
  await recordPromise(uow, 'report', about, { before, after: promise.toAudit() })
}

async function taskName(uow: UnitOfWork, { taskId }: WeeklyPromise): Promise<string> {
  const row: { name: string } = await uow.trx.from('tasks').where('id', taskId).firstOrFail()
  return row.name
}

async function fill(uow: UnitOfWork, promise: WeeklyPromise, { quantity, ...input }: Changes) {
  const { promisedBy } = input
  if (promisedBy !== undefined && promisedBy !== promise.promisedBy)
    if (!(await isActiveUser(uow.trx, promisedBy))) throw invalid({ promisedBy: ['absent'] })
  promise.merge(input)
  if (quantity !== undefined)
    promise.quantityE4 = quantity === null ? null : Number(parseDecimal(quantity, 4))
  requireAmount(promise)
  try {
    await promise.save()
  } catch (error) {
    if (isDuplicate(error)) throw invalid({ taskId: ['repeated'] })
    throw error
  }
}

/** A promise without an amount can't be kept, one with two can be kept by halves. */
function requireAmount({ percent, quantityE4, unit }: WeeklyPromise) {
  if (percent === null && quantityE4 === null) throw invalid({ percent: ['required'] })
  if (percent !== null && quantityE4 !== null) throw invalid({ quantity: ['oneOfBoth'] })
  if (quantityE4 === 0) throw invalid({ quantity: ['zero'] })
  if (quantityE4 !== null && !unit) throw invalid({ unit: ['required'] })
  if (quantityE4 === null && unit) throw invalid({ unit: ['notHere'] })
}
