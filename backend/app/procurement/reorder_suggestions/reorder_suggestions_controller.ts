import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { orderShortages } from './order_shortages.js'
import { reorderSuggestions } from './reorder_suggestions.js'
import { showPurchaseOrder } from '#procurement/purchase_orders/queries/show_purchase_order'
import { reorderValidator } from './validator.js'

export default class ReorderSuggestionsController {
  /** What the stores are short of, with what is under way taken off. */
  async index(ctx: HttpContext) {
    const suggestions = await reorderSuggestions()
    ctx.response.header('X-Total-Count', String(suggestions.length))
    return suggestions
  }

  /** Drafts an order of one vendor for some of it. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, reorderValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await orderShortages(uow, input)
      return showPurchaseOrder(ctx, id, uow)
    })
  }
}
