import type { Approver } from '#core/approvals/approver'
import { documentStates } from '#core/approvals/document_states'
import { today } from '#core/settings/firm_clock'
import type LeaveRequest from './leave_request.js'

type Subject = Pick<LeaveRequest, 'status' | 'createdBy' | 'authors' | 'fromOn'>

/** One's own until it begins; HR also afterwards, as when somebody is called back. */
const maySkip = ({ authors, status, fromOn }: Subject, by: Approver) =>
  by.abilities.has('employees.manage') ||
  (authors.includes(by.userId) && (status === 'submitted' || fromOn > today()))

const decides = { ability: 'people.open', decidedBy: 'approver' } as const

/** submitted → approved | rejected, and until then or before it begins → cancelled. */
export const leaveRequestStates = documentStates<Subject>()({
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted', 'approved'], ability: 'people.open', allows: maySkip },
})
