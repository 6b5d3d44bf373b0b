import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { decideMovement } from '#procurement/stock_movements/actions/decide_movement'
import { showMovement } from '#procurement/stock_movements/queries/show_movement'
import { commentValidator } from '#core/validation/decisions'

export default class StockApprovalsController {
  /** Agrees to what waits for a second person; it is posted at once. */
  async store(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    const expectedVersion = requireVersion(ctx)
    const { id } = ctx.params
    const by = approverOf(ctx)
    return writeRequest(ctx, async (uow) => {
      await decideMovement(uow, { id, expectedVersion, decision: 'approve', comment, by })
      return showMovement(ctx, id, uow)
    })
  }
}
