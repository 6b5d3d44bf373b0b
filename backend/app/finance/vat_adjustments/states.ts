import { documentStates } from '#core/approvals/document_states'
import type VatAdjustment from './vat_adjustment.js'

const decides = { ability: 'vat-adjustments.approve', decidedBy: 'approver' } as const

/** submitted → approved | rejected | cancelled; what was approved is taken back by its opposite. */
export const adjustmentStates = documentStates<Pick<VatAdjustment, 'status' | 'createdBy'>>()({
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted'], ability: 'vat-returns.manage' },
})
