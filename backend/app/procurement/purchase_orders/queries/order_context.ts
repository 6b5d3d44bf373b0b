import { openApprovals } from '#core/approvals/approval_of'
import type { Approver } from '#core/approvals/approver'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { ordersOfOwn } from '#procurement/purchase_orders/duties'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { projectNames } from '#procurement/shared/localized_names'
import type { OrderContext } from '#procurement/purchase_orders/transformers/purchase_order_transformer'

/** Reads, for a whole page of orders at once, what their transformer needs beside them. */
export async function orderContext(
  orders: PurchaseOrder[],
  viewer: Approver,
  uow?: UnitOfWork
): Promise<OrderContext> {
  const ids = orders.map(({ id }) => id)
  const people = orders.flatMap(({ createdBy, submittedBy, decidedBy }) => [
    createdBy,
    submittedBy,
    decidedBy,
  ])
  const requests = await openApprovals(PURCHASE_ORDER, ids, uow?.trx)
  // who could not receive them anyway is kept from nothing
  const receivable = orders.filter(
    (order) => purchaseOrderStates.can(order, viewer, requests.get(order.id)).receive
  )
  return {
    reader: viewer,
    requests,
    names: await userNames(people, uow?.trx),
    duties: await ordersOfOwn(receivable, viewer.userId, uow?.trx),
    projects: await projectNames(
      orders.map(({ projectId }) => projectId),
      uow?.trx
    ),
  }
}
