import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { purchaseRequestListing } from '#procurement/purchase_requests/listing'
import PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import { actOnRequest } from '#procurement/purchase_requests/actions/act_on_request'
import {
  createRequest,
  deleteRequest,
  updateRequest,
} from '#procurement/purchase_requests/actions/save_request'
import { requestContext, showRequest } from '#procurement/purchase_requests/queries/show_request'
import PurchaseRequestTransformer from '#procurement/purchase_requests/transformers/purchase_request_transformer'
import {
  createPurchaseRequestValidator,
  updatePurchaseRequestValidator,
} from '#procurement/purchase_requests/validator'

export default class PurchaseRequestsController {
  async index(ctx: HttpContext) {
    const requests = await answerList(ctx, PurchaseRequest, purchaseRequestListing)
    const context = await requestContext(requests, approverOf(ctx))
    return ctx.serialize(PurchaseRequestTransformer.transform(requests, context))
  }

  async show(ctx: HttpContext) {
    return showRequest(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createPurchaseRequestValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createRequest(uow, input)
      return showRequest(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updatePurchaseRequestValidator)
    return actOnRequest(ctx, 'update', (uow, request) => updateRequest(uow, request, input))
  }

  async destroy(ctx: HttpContext) {
    return actOnRequest(ctx, 'delete', deleteRequest)
  }
}
