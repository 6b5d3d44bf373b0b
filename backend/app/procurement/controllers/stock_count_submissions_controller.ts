import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockMovement } from '#procurement/movements/find_movement'
import { requireMovementAction } from '#procurement/movements/movement_life'
import { submitCount } from '#procurement/movements/count_stock'
import { showMovement } from '#procurement/queries/show_movement'
import { noBodyValidator } from '#procurement/validators/purchase_order'

export default class StockCountSubmissionsController {
  /** Ends the counting. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBodyValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const movement = await lockMovement(unit, ctx.params.id, seen)
      requireMovementAction('submit', movement, approverOf(ctx))
      await submitCount(unit, movement)
      return showMovement(ctx, movement.id, unit)
    })
  }
}
