import type { Approver } from '#core/approvals/approver'
import { documentStates } from '#core/approvals/document_states'
import { today } from '#core/settings/firm_clock'
import type OvertimeRequest from './overtime_request.js'

type Subject = Pick<OvertimeRequest, 'status' | 'createdBy' | 'authors' | 'workedOn'>

/** One's own until its day comes; HR also afterwards, as when the work was called off. */
const mayCancel = ({ authors, status, workedOn }: Subject, by: Approver) =>
  by.abilities.has('employees.manage') ||
  (authors.includes(by.userId) && (status === 'submitted' || workedOn > today()))

const decides = { ability: 'people.open', decidedBy: 'approver' } as const

/** submitted → approved | rejected, and until then or before its day → cancelled. */
export const overtimeRequestStates = documentStates<Subject>()({
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted', 'approved'], ability: 'people.open', allows: mayCancel },
})
