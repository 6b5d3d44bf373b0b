import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import { lockRequest } from '#procurement/purchase_requests/request_audit'
import { showRequest } from '#procurement/purchase_requests/queries/show_request'
import { requireAction } from '#procurement/purchase_requests/states'

/**
 * One step of a request's life, on the version that was seen; answers the request as it then is.
 * @throws AppError 404, 412, and what its life refuses
 */
export function actOnRequest(
  ctx: HttpContext,
  action: Parameters<typeof requireAction>[0],
  work: (uow: UnitOfWork, request: PurchaseRequest) => Promise<unknown>
) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const request = await lockRequest(uow, ctx.params.id, expectedVersion)
    requireAction(action, request, approverOf(ctx))
    await work(uow, request)
    return showRequest(ctx, request.id, uow)
  })
}
