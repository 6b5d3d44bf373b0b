import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { orderShortages } from '#procurement/actions/order_shortages'
import { reorderSuggestions } from '#procurement/queries/reorder_suggestions'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { reorderValidator } from '#procurement/validators/reorder'

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
    return writeRequest(ctx, async (unit) => {
      const { id } = await orderShortages(unit, input)
      return showPurchaseOrder(ctx, id, unit)
    })
  }
}
