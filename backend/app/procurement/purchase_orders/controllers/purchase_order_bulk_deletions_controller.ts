import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { bulkDelete } from '#core/unit_of_work/bulk_delete'
import { deletePurchaseOrder } from '#procurement/purchase_orders/actions/delete_purchase_order'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'

export default class PurchaseOrderBulkDeletionsController {
  async store(ctx: HttpContext) {
    return bulkDelete(ctx, async (uow, id, version) => {
      const order = await lockPurchaseOrder(uow, ctx, id, version)
      purchaseOrderStates.require('delete', order, approverOf(ctx))
      await deletePurchaseOrder(uow, order)
    })
  }
}
