import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { decidePurchaseOrder } from '#procurement/purchase_orders/actions/decide_purchase_order'
import { showPurchaseOrder } from '#procurement/purchase_orders/queries/show_purchase_order'
import { reasonValidator } from '#core/validation/decisions'

export default class PurchaseOrderRejectionsController {
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const expectedVersion = requireVersion(ctx)
    const { id } = ctx.params
    return writeRequest(ctx, async (uow) => {
      await decidePurchaseOrder(uow, {
        id,
        expectedVersion,
        decision: 'reject',
        comment: reason,
        by: approverOf(ctx),
      })
      return showPurchaseOrder(ctx, id, uow)
    })
  }
}
