import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockMovement } from '#procurement/movements/find_movement'
import { requireMovementAction } from '#procurement/movements/movement_life'
import { enterCounts } from '#procurement/movements/count_stock'
import { showMovement } from '#procurement/queries/show_movement'
import { countsValidator } from '#procurement/validators/stock_movement'

export default class StockCountsController {
  /** Notes what was found on the shelves. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, countsValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const movement = await lockMovement(unit, ctx.params.id, seen)
      requireMovementAction('count', movement, approverOf(ctx))
      await enterCounts(unit, movement, input)
      return showMovement(ctx, movement.id, unit)
    })
  }
}
