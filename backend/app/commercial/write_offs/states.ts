import { documentStates } from '#core/approvals/document_states'
import type WriteOff from './write_off.js'

const decides = { ability: 'write-offs.approve', decidedBy: 'approver' } as const

/** submitted → approved | rejected | cancelled; what was approved is reversed, never changed. */
export const writeOffStates = documentStates<Pick<WriteOff, 'status' | 'createdBy'>>()({
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted'], ability: 'invoices.manage' },
  reverse: { from: ['approved'], ability: 'write-offs.approve' },
})
