import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { purchaseRequestListing } from '#procurement/listings/purchase_request_listing'
import PurchaseRequest from '#procurement/models/purchase_request'
import { lockRequest } from '#procurement/requests/request_records'
import { createRequest, deleteRequest, updateRequest } from '#procurement/requests/save_request'
import { requestContext, showRequest } from '#procurement/requests/show_request'
import { requireAction } from '#procurement/rules/purchase_request_life'
import PurchaseRequestTransformer from '#procurement/transformers/purchase_request_transformer'
import {
  createPurchaseRequestValidator,
  updatePurchaseRequestValidator,
} from '#procurement/validators/purchase_request'

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
    return writeRequest(ctx, async (unit) => {
      const { id } = await createRequest(unit, input)
      return showRequest(ctx, id, unit)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updatePurchaseRequestValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const request = await lockRequest(unit, ctx.params.id, seen)
      requireAction('update', request, approverOf(ctx))
      await updateRequest(unit, request, input)
      return showRequest(ctx, request.id, unit)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      const request = await lockRequest(unit, ctx.params.id, seen)
      requireAction('delete', request, approverOf(ctx))
      await deleteRequest(unit, request)
    })
  }
}
