import { documentStates } from '#core/approvals/document_states'
import type VendorAdvance from './models/vendor_advance.js'

const ability = 'purchase-orders.manage'
const decides = { ability: 'purchase-orders.approve', decidedBy: 'approver' } as const

/**
 * The life of an advance: submitted → approved | rejected, approved → paid. Until it is paid it may be
 * withdrawn; then bills recover it. Its guarantee may be extended all the while.
 */
export const vendorAdvanceStates = documentStates<Pick<VendorAdvance, 'status' | 'createdBy'>>()({
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted', 'approved'], ability },
  pay: { from: ['approved'], ability: 'purchase-orders.pay' },
  extend: { from: ['submitted', 'approved', 'paid'], ability },
})
