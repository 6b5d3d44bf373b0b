import { documentStates } from '#core/approvals/document_states'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

type Subject = Pick<PurchaseOrder, 'status' | 'createdBy' | 'receivedBp' | 'billedBp'>

const ability = 'purchase-orders.manage'
const decides = { ability: 'purchase-orders.approve', decidedBy: 'approver' } as const

/**
 * The life of a purchase order: draft → submitted → approved | rejected; rejected → submitted
 * again; everything that nothing has come of → cancelled. What was approved is never edited, only
 * amended, which is approved again. From approved on it is sent, received in parts and billed, and
 * closed at last.
 */
export const purchaseOrderStates = documentStates<Subject>()({
  update: { from: ['draft', 'rejected'], ability },
  delete: { from: ['draft'], ability },
  submit: { from: ['draft', 'rejected'], ability },
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: {
    from: ['draft', 'submitted', 'approved', 'sent', 'rejected'],
    ability,
    // an amended order may have been delivered or billed in part
    fits: ({ receivedBp, billedBp }) => receivedBp <= 0 && billedBp <= 0,
  },
  send: { from: ['approved'], ability },
  /** Books a delivery in, and takes one back. */
  receive: {
    from: ['approved', 'sent', 'partially_received', 'received'],
    ability: 'receipts.manage',
  },
  /** Sends accepted goods back to the vendor; `return` is a word of the language. */
  giveBack: {
    from: ['approved', 'sent', 'partially_received', 'received', 'closed'],
    ability: 'receipts.manage',
    fits: ({ receivedBp }) => receivedBp > 0,
    // what goes back is worth money
    allows: (_, { abilities }) => abilities.has('purchase-orders.bill'),
  },
  bill: {
    from: ['approved', 'sent', 'partially_received', 'received', 'closed'],
    ability: 'purchase-orders.bill',
  },
  advance: { from: ['approved', 'sent', 'partially_received'], ability },
  close: { from: ['approved', 'sent', 'partially_received', 'received'], ability },
  amend: { from: ['approved', 'sent', 'partially_received', 'received'], ability },
  /** Notes when a milestone was reached that a part of the payment waits for. */
  reach: { from: ['approved', 'sent', 'partially_received', 'received', 'closed'], ability },
  promise: { from: ['approved', 'sent', 'partially_received'], ability },
})
