import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf, type Approver } from '#core/approvals/approver'
import { userNames } from '#core/people/user_names'
import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import PurchaseRequest from '#procurement/models/purchase_request'
import { nameForReader, projectNames } from '#procurement/queries/reader_names'
import { PURCHASE_REQUEST } from '#procurement/requests/request_records'
import PurchaseRequestDetailTransformer from '#procurement/transformers/purchase_request_detail_transformer'
import type { RequestContext } from '#procurement/transformers/purchase_request_transformer'

/** A request with its lines. @throws AppError 404 */
export async function findRequest(id: number, unit?: Unit): Promise<PurchaseRequest> {
  const query = PurchaseRequest.query(unit && { client: unit.trx }).where('id', id)
  const request = await query.preload('lines').first()
  if (!request) throw notFound()
  return request
}

/** A request as its page and every write on it answer. @throws AppError 404 */
export async function showRequest(ctx: HttpContext, id: number, unit?: Unit) {
  const request = await findRequest(id, unit)
  const context = await requestContext([request], approverOf(ctx), unit)
  const approval = await approvalOf(PURCHASE_REQUEST, id, unit?.trx)
  const store = await nameForReader('warehouses', request.warehouseId, unit?.trx)
  return ctx.serialize(
    PurchaseRequestDetailTransformer.transform(request, context, approval, store)
  )
}

/** Reads, for a whole page of requests at once, what their transformer needs beside them. */
export async function requestContext(
  requests: PurchaseRequest[],
  reader: Approver,
  unit?: Unit
): Promise<RequestContext> {
  const ids = requests.map(({ id }) => id)
  const open = await openApprovals(PURCHASE_REQUEST, ids, unit?.trx)
  const names = await userNames(requests.map(({ createdBy }) => createdBy), unit?.trx) // prettier-ignore
  const projects = await projectNames(requests.map(({ projectId }) => projectId), unit?.trx) // prettier-ignore
  return { reader, open, names, projects }
}
