import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { decidePurchaseOrder } from '#procurement/actions/decide_purchase_order'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { commentValidator } from '#procurement/validators/purchase_order'

export default class PurchaseOrderApprovalsController {
  /** Approves the open step; with the last one the order is approved. */
  async store(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    const seen = requireVersion(ctx)
    const { id } = ctx.params
    return writeRequest(ctx, async (unit) => {
      await decidePurchaseOrder(unit, {
        id,
        seen,
        decision: 'approve',
        comment,
        by: approverOf(ctx),
      })
      return showPurchaseOrder(ctx, id, unit)
    })
  }
}
