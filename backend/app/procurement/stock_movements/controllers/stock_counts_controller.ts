import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { movementStates } from '#procurement/stock_movements/states'
import { enterCounts } from '#procurement/stock_movements/actions/count_stock'
import { showMovement } from '#procurement/stock_movements/queries/show_movement'
import { countsValidator } from '#procurement/stock_movements/validator'

export default class StockCountsController {
  /** Notes what was found on the shelves. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, countsValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const movement = await lockMovement(uow, ctx.params.id, expectedVersion)
      movementStates.require('count', movement, approverOf(ctx))
      await enterCounts(uow, movement, input)
      return showMovement(ctx, movement.id, uow)
    })
  }
}
