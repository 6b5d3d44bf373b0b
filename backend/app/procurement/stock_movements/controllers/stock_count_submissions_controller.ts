import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { movementStates } from '#procurement/stock_movements/states'
import { submitCount } from '#procurement/stock_movements/actions/count_stock'
import { showMovement } from '#procurement/stock_movements/queries/show_movement'
import { noBody } from '#core/validation/fields'

export default class StockCountSubmissionsController {
  /** Ends the counting. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const movement = await lockMovement(uow, ctx.params.id, expectedVersion)
      movementStates.require('submit', movement, approverOf(ctx))
      await submitCount(uow, movement)
      return showMovement(ctx, movement.id, uow)
    })
  }
}
