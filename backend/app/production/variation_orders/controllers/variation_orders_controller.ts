import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { actOnVariation } from '#production/variation_orders/act_on_variation'
import { variationOrderListing } from '#production/variation_orders/listing'
import { presentVariations, showVariation } from '#production/variation_orders/present_variation'
import { VARIATION_ORDER } from '#production/variation_orders/record_variation'
import {
  createVariation,
  deleteVariation,
  updateVariation,
} from '#production/variation_orders/save_variation'
import {
  createVariationValidator,
  updateVariationValidator,
} from '#production/variation_orders/validator'
import VariationOrder from '#production/variation_orders/variation_order'

export default class VariationOrdersController {
  async index(ctx: HttpContext) {
    return presentVariations(ctx, await answerList(ctx, VariationOrder, variationOrderListing))
  }

  async show(ctx: HttpContext) {
    return showVariation(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createVariationValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createVariation(uow, input)
      return showVariation(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateVariationValidator)
    return actOnVariation(ctx, 'update', (uow, one) => updateVariation(uow, one, input))
  }

  async destroy(ctx: HttpContext) {
    return actOnVariation(ctx, 'delete', deleteVariation)
  }

  /** What happened to a variation, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showVariation(ctx, ctx.params.id)
    return answerHistory(ctx, VARIATION_ORDER, id)
  }
}
