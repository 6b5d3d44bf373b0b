import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf, type Approver } from '#core/approvals/approver'
import { userNames } from '#core/base/user_names'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import { localizedNameOf, projectNames } from '#procurement/shared/localized_names'
import { scheduleNeeds } from '#procurement/shared/schedule_needs'
import { PURCHASE_REQUEST } from '#procurement/purchase_requests/request_audit'
import PurchaseRequestDetailTransformer from '#procurement/purchase_requests/transformers/purchase_request_detail_transformer'
import type { RequestContext } from '#procurement/purchase_requests/transformers/purchase_request_transformer'

/** A request with its lines. @throws AppError 404 */
export async function findRequest(id: number, uow?: UnitOfWork): Promise<PurchaseRequest> {
  const query = PurchaseRequest.query(uow && { client: uow.trx }).where('id', id)
  const request = await query.preload('lines').first()
  if (!request) throw notFound()
  return request
}

/** A request as its page and every write on it answer. @throws AppError 404 */
export async function showRequest(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const request = await findRequest(id, uow)
  const context = await requestContext([request], approverOf(ctx), uow)
  const approval = await approvalOf(PURCHASE_REQUEST, id, uow?.trx)
  const store = await localizedNameOf('warehouses', request.warehouseId, uow?.trx)
  const needs = await scheduleNeeds(
    request.lines.map(({ needId }) => needId),
    uow?.trx
  )
  return ctx.serialize(
    PurchaseRequestDetailTransformer.transform(request, context, approval, store, needs)
  )
}

/** Reads, for a whole page of requests at once, what their transformer needs beside them. */
export async function requestContext(
  requests: PurchaseRequest[],
  viewer: Approver,
  uow?: UnitOfWork
): Promise<RequestContext> {
  const ids = requests.map(({ id }) => id)
  const open = await openApprovals(PURCHASE_REQUEST, ids, uow?.trx)
  const names = await userNames(
    requests.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  const projects = await projectNames(
    requests.map(({ projectId }) => projectId),
    uow?.trx
  )
  return { reader: viewer, open, names, projects }
}
