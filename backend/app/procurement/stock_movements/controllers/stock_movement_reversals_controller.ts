import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { movementStates } from '#procurement/stock_movements/states'
import { reverseOrAsk } from '#procurement/stock_movements/actions/reverse_movement'
import { showMovement } from '#procurement/stock_movements/queries/show_movement'
import { reasonValidator } from '#core/validation/decisions'

export default class StockReversalsController {
  /** Takes a posted movement back. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, reasonValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const movement = await lockMovement(uow, ctx.params.id, expectedVersion)
      movementStates.require('reverse', movement, approverOf(ctx))
      await reverseOrAsk(uow, movement, input.reason)
      return showMovement(ctx, movement.id, uow)
    })
  }
}
