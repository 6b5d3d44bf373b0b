import { documentStates } from '#core/approvals/document_states'
import type Settlement from './settlement.js'

const ability = 'settlements.manage'
const decides = { ability: 'settlements.approve', decidedBy: 'approver' } as const

/**
 * draft → submitted → approved | rejected, from rejected on again, and from approved → paid. What was
 * approved stays as it is; it is cancelled where someone stays after all.
 */
export const settlementStates = documentStates<
  Pick<Settlement, 'status' | 'createdBy' | 'authors'>
>()({
  update: { from: ['draft', 'rejected'], ability },
  delete: { from: ['draft'], ability },
  submit: { from: ['draft', 'rejected'], ability },
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted', 'rejected', 'approved'], ability },
  pay: { from: ['approved'], ability },
})
