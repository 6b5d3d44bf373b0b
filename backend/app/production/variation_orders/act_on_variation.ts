import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { requireAction, type VariationAction } from './life.js'
import { showVariation } from './present_variation.js'
import { lockVariation } from './record_variation.js'
import type VariationOrder from './variation_order.js'

/** One step of a variation's life, on the version that was seen. @throws AppError 404, 412, and what its life refuses */
export function actOnVariation(
  ctx: HttpContext,
  action: VariationAction,
  work: (uow: UnitOfWork, variation: VariationOrder) => Promise<unknown>
) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const variation = await lockVariation(uow, ctx.params.id, expectedVersion)
    requireAction(action, variation, approverOf(ctx))
    await work(uow, variation)
    return action === 'delete' ? undefined : showVariation(ctx, variation.id, uow)
  })
}
