import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { decideMovement } from '#procurement/stock_movements/actions/decide_movement'
import { showMovement } from '#procurement/stock_movements/queries/show_movement'
import { reasonValidator } from '#core/validation/decisions'

export default class StockRejectionsController {
  /** Refuses what waits for a second person; nothing is posted. */
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const expectedVersion = requireVersion(ctx)
    const { id } = ctx.params
    const by = approverOf(ctx)
    return writeRequest(ctx, async (uow) => {
      await decideMovement(uow, {
        id,
        expectedVersion,
        decision: 'reject',
        comment: reason,
        by,
      })
      return showMovement(ctx, id, uow)
    })
  }
}
