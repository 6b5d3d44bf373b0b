import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { checkVersion, requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import type Delay from './delay.js'
import { showDelay } from './present_delay.js'
import { findDelay, statedDelay } from './record_delay.js'
import { delayStates, type DelayAction } from './states.js'

/**
 * One step of a delay's life, on the version that was seen.
 * @throws AppError 404, 412, and what its life refuses
 */
export function actOnDelay(
  ctx: HttpContext,
  action: DelayAction,
  work: (uow: UnitOfWork, delay: Delay) => Promise<unknown>,
  upload?: { fingerprint: string }
) {
  // evidence is added to whatever the delay says, several files one after the other
  const expectedVersion = upload ? null : requireVersion(ctx)
  const perform = async (uow: UnitOfWork) => {
    const delay = await findDelay(ctx, ctx.params.id, uow)
    if (expectedVersion !== null) await checkVersion(delay, expectedVersion, uow.trx)
    delayStates.require(action, await statedDelay(uow.trx, delay), approverOf(ctx))
    await work(uow, delay)
    if (action === 'delete') return undefined
    return showDelay(ctx, delay.id, uow)
  }
  return writeRequest(ctx, perform, upload?.fingerprint)
}
