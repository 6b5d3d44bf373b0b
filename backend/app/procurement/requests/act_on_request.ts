import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { requireVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import type PurchaseRequest from '#procurement/models/purchase_request'
import { lockRequest } from '#procurement/requests/request_records'
import { showRequest } from '#procurement/requests/show_request'
import { requireAction } from '#procurement/rules/purchase_request_life'

/**
 * One step of a request's life, on the version that was seen; answers the request as it then is.
 * @throws AppError 404, 412, and what its life refuses
 */
export function actOnRequest(
  ctx: HttpContext,
  action: Parameters<typeof requireAction>[0],
  work: (unit: Unit, request: PurchaseRequest) => Promise<unknown>
) {
  const seen = requireVersion(ctx)
  return writeRequest(ctx, async (unit) => {
    const request = await lockRequest(unit, ctx.params.id, seen)
    requireAction(action, request, approverOf(ctx))
    await work(unit, request)
    return showRequest(ctx, request.id, unit)
  })
}
