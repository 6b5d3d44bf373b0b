import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockMovement } from '#procurement/movements/find_movement'
import { requireMovementAction } from '#procurement/movements/movement_life'
import { reverseMovement } from '#procurement/movements/reverse_movement'
import { showMovement } from '#procurement/queries/show_movement'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class StockReversalsController {
  /** Takes a posted movement back. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, reasonValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const movement = await lockMovement(unit, ctx.params.id, seen)
      requireMovementAction('reverse', movement, approverOf(ctx))
      await reverseMovement(unit, movement, input.reason)
      return showMovement(ctx, movement.id, unit)
    })
  }
}
