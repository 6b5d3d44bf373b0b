import { documentStates } from '#core/approvals/document_states'
import type Budget from './budget.js'

const ability = 'budgets.manage'
const decides = { ability: 'budgets.approve', decidedBy: 'approver' } as const

/**
 * The life of a budget: draft → submitted → approved | rejected, and from rejected on again. An approved one is
 * never edited: a revision replaces it once another person has approved that.
 */
export const budgetStates = documentStates<Pick<Budget, 'status' | 'createdBy'>>()({
  update: { from: ['draft', 'rejected'], ability },
  delete: { from: ['draft'], ability },
  submit: { from: ['draft', 'rejected'], ability },
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted', 'rejected'], ability },
  revise: { from: ['approved'], ability },
  copy: { from: ['approved', 'superseded'], ability },
})
