import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { showMovement } from '#procurement/stock_movements/queries/show_movement'
import { createLandedCost } from './create_landed_cost.js'
import { landedCostValidator } from './validator.js'

export default class LandedCostsController {
  /** Adds charges to the cost of goods that were received. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, landedCostValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createLandedCost(uow, input)
      return showMovement(ctx, id, uow)
    })
  }
}
