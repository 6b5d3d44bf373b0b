import { openApprovals } from '#core/approvals/approval_of'
import type { Approver } from '#core/approvals/approver'
import { userNames } from '#core/people/user_names'
import type { Unit } from '#core/unit/unit'
import { PURCHASE_ORDER } from '#procurement/actions/purchase_order_records'
import type PurchaseOrder from '#procurement/models/purchase_order'
import { projectNames } from '#procurement/queries/reader_names'
import type { OrderContext } from '#procurement/transformers/purchase_order_transformer'

/** Reads, for a whole page of orders at once, what their transformer needs beside them. */
export async function orderContext(
  orders: PurchaseOrder[],
  reader: Approver,
  unit?: Unit
): Promise<OrderContext> {
  const ids = orders.map(({ id }) => id)
  const people = orders.flatMap(({ createdBy, submittedBy, decidedBy }) => [
    createdBy,
    submittedBy,
    decidedBy,
  ])
  const requests = await openApprovals(PURCHASE_ORDER, ids, unit?.trx)
  return {
    reader,
    requests,
    names: await userNames(people, unit?.trx),
    projects: await projectNames(orders.map(({ projectId }) => projectId), unit?.trx), // prettier-ignore
  }
}
