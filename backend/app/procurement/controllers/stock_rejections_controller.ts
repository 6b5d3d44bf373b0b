import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { decideMovement } from '#procurement/movements/decide_movement'
import { showMovement } from '#procurement/queries/show_movement'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class StockRejectionsController {
  /** Refuses what waits for a second person; nothing is posted. */
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const seen = requireVersion(ctx)
    const { id } = ctx.params
    const by = approverOf(ctx)
    return writeRequest(ctx, async (unit) => {
      await decideMovement(unit, { id, seen, decision: 'reject', comment: reason, by })
      return showMovement(ctx, id, unit)
    })
  }
}
