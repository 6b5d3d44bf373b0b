import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/purchase_requests/actions/act_on_request'
import { enterQuote } from '#procurement/purchase_requests/actions/enter_quote'
import {
  inviteVendors,
  quoteOf,
  withdrawInvitation,
} from '#procurement/purchase_requests/actions/invite_vendors'
import { showQuotes } from '#procurement/purchase_requests/queries/request_quotes'
import { findRequest } from '#procurement/purchase_requests/queries/show_request'
import { inviteVendorsValidator, quoteValidator } from '#procurement/purchase_requests/validator'

export default class PurchaseRequestQuotesController {
  /** The invited vendors and their quotes, line by line. */
  async index(ctx: HttpContext) {
    return showQuotes(await findRequest(ctx.params.id))
  }

  /** Asks vendors for a quote. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, inviteVendorsValidator)
    return actOnRequest(ctx, 'quote', (uow, request) => inviteVendors(uow, request, input))
  }

  /** Writes down what a vendor has answered. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, quoteValidator)
    return actOnRequest(ctx, 'quote', async (uow, request) =>
      enterQuote(uow, request, await quoteOf(uow, request, ctx.params.quoteId), input)
    )
  }

  /** Takes an invitation back. */
  async destroy(ctx: HttpContext) {
    return actOnRequest(ctx, 'quote', async (uow, request) =>
      withdrawInvitation(uow, request, await quoteOf(uow, request, ctx.params.quoteId))
    )
  }
}
