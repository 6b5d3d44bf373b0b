import { documentStates } from '#core/approvals/document_states'
import type VendorCredit from './models/vendor_credit.js'

const decides = { ability: 'purchase-orders.approve', decidedBy: 'approver' } as const

/**
 * The life of a return or credit note: posted as it is written where it is small, else submitted →
 * posted | rejected | cancelled. Posted is posted: the goods are gone and the bills are credited.
 */
export const vendorCreditStates = documentStates<Pick<VendorCredit, 'status' | 'createdBy'>>()({
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted'], ability: 'purchase-orders.bill' },
})
