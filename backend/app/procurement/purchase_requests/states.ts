import type { Approver } from '#core/approvals/approver'
import { documentStates } from '#core/approvals/document_states'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'

type Subject = Pick<PurchaseRequest, 'status' | 'createdBy'>

/** Prices and orders belong to the buyers, regardless of who requested the goods. */
const BUYS = 'purchase-orders.manage'
/** Its writer, or who buys for the firm. */
const writes = {
  ability: 'purchase-requests.manage',
  allows: ({ createdBy }: Subject, by: Approver) =>
    createdBy === by.userId || by.abilities.has(BUYS),
}
const decides = { ability: 'purchase-requests.approve', decidedBy: 'approver' } as const

/**
 * The life of a purchase request: draft → submitted → approved | rejected; approved → quoting once
 * vendors were invited → awarded, and back to quoting while no order of it lives.
 */
export const purchaseRequestStates = documentStates<Subject>()({
  update: { from: ['draft', 'rejected'], ...writes },
  delete: { from: ['draft'], ...writes },
  submit: { from: ['draft', 'rejected'], ...writes },
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted', 'approved', 'rejected', 'quoting'], ...writes },
  quote: { from: ['approved', 'quoting'], ability: BUYS },
  award: { from: ['quoting'], ability: BUYS },
  reopen: { from: ['awarded'], ability: BUYS },
})
