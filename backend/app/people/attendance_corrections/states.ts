import type { Approver } from '#core/approvals/approver'
import { documentStates } from '#core/approvals/document_states'
import type AttendanceCorrection from './attendance_correction.js'

type Subject = Pick<AttendanceCorrection, 'status' | 'createdBy' | 'authors'>

const isTheirs = ({ authors }: Subject, by: Approver) =>
  by.abilities.has('employees.manage') || authors.includes(by.userId)

const decides = { ability: 'people.open', decidedBy: 'approver' } as const

/** submitted → approved | rejected, and until then → cancelled. */
export const attendanceCorrectionStates = documentStates<Subject>()({
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted'], ability: 'people.open', allows: isTheirs },
})
