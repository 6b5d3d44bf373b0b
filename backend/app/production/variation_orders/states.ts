import { documentStates } from '#core/approvals/document_states'
import type VariationOrder from './variation_order.js'

const ability = 'variation-orders.manage'
const decides = { ability: 'variation-orders.approve', decidedBy: 'approver' } as const

/**
 * The life of a variation order: draft → submitted → approved | rejected, and from rejected on again. An
 * approved one stays as it is: another variation corrects it.
 */
export const variationStates = documentStates<Pick<VariationOrder, 'status' | 'createdBy'>>()({
  update: { from: ['draft', 'rejected'], ability },
  delete: { from: ['draft'], ability },
  submit: { from: ['draft', 'rejected'], ability },
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted', 'rejected'], ability },
  // what the client signs comes after the approval; what was approved on stays
  attach: { from: ['draft', 'submitted', 'approved', 'rejected'], ability },
  detach: { from: ['draft', 'rejected'], ability },
})
