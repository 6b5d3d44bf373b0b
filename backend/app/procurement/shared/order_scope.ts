import { everRequested } from '#core/approvals/approval_of'
import type { Scope } from '#core/listing/page'

/** Who may not read the whole book sees only what was submitted for approval at least once. */
export function purchaseOrderScope({ abilities }: { abilities: ReadonlySet<string> }): Scope {
  if (abilities.has('purchase-orders.view-all')) return null
  return everRequested('purchase_order', 'purchase_orders.id')
}
