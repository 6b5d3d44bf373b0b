import { AppError } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { changePowers, holdPowers } from '#identity/users/held_powers'
import { planChange, type MatrixChange, type Plan } from './plan_change.js'

/**
 * Carries out what a preview showed, all of it or nothing. Users who would get what no administrator gives
 * alone keep what they have until a second person has confirmed it.
 * @param preview as it was answered
 * @throws AppError 412 PREVIEW_OUTDATED where anything has changed since, 409 LAST_ADMIN
 */
export async function applyChange(
  uow: UnitOfWork,
  { preview, ...change }: MatrixChange & { preview: string }
): Promise<Plan> {
  const plan = await planChange(uow.trx, change)
  if (plan.digest !== preview) throw new AppError(412, 'PREVIEW_OUTDATED')
  for (const { user, held, ...powers } of plan.changes) {
    if (held) await holdPowers(uow, user, powers, plan.sets)
    else await changePowers(uow, user, powers)
  }
  return plan
}
