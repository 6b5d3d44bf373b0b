import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { decidePurchaseOrder } from '#procurement/actions/decide_purchase_order'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class PurchaseOrderRejectionsController {
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const seen = requireVersion(ctx)
    const { id } = ctx.params
    return writeRequest(ctx, async (unit) => {
      await decidePurchaseOrder(unit, {
        id,
        seen,
        decision: 'reject',
        comment: reason,
        by: approverOf(ctx),
      })
      return showPurchaseOrder(ctx, id, unit)
    })
  }
}
