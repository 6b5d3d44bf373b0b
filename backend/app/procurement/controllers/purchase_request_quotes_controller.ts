import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/requests/act_on_request'
import { enterQuote } from '#procurement/requests/enter_quote'
import { inviteVendors, quoteOf, withdrawInvitation } from '#procurement/requests/invite_vendors'
import { showQuotes } from '#procurement/requests/request_quotes'
import { findRequest } from '#procurement/requests/show_request'
import { inviteVendorsValidator, quoteValidator } from '#procurement/validators/purchase_request'

export default class PurchaseRequestQuotesController {
  /** Who was asked and what they offer, line by line. */
  async index(ctx: HttpContext) {
    return showQuotes(await findRequest(ctx.params.id))
  }

  /** Asks vendors for a quote. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, inviteVendorsValidator)
    return actOnRequest(ctx, 'quote', (unit, request) => inviteVendors(unit, request, input))
  }

  /** Writes down what a vendor has answered. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, quoteValidator)
    return actOnRequest(ctx, 'quote', async (unit, request) =>
      enterQuote(unit, request, await quoteOf(unit, request, ctx.params.quoteId), input)
    )
  }

  /** Takes an invitation back. */
  async destroy(ctx: HttpContext) {
    return actOnRequest(ctx, 'quote', async (unit, request) =>
      withdrawInvitation(unit, request, await quoteOf(unit, request, ctx.params.quoteId))
    )
  }
}
