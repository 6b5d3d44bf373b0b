import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { bulkDelete } from '#core/http/bulk_delete'
import { deletePurchaseOrder } from '#procurement/actions/delete_purchase_order'
import { lockPurchaseOrder } from '#procurement/actions/lock_purchase_order'
import { requireAction } from '#procurement/rules/purchase_order_life'

export default class PurchaseOrderBulkDeletionsController {
  async store(ctx: HttpContext) {
    return bulkDelete(ctx, async (unit, id, version) => {
      const order = await lockPurchaseOrder(unit, ctx, id, version)
      requireAction('delete', order, approverOf(ctx))
      await deletePurchaseOrder(unit, order)
    })
  }
}
