import { actsAs, type Approver } from '#core/approvals/approver'
import { documentStates } from '#core/approvals/document_states'
import type Timesheet from './timesheet.js'
import type TimesheetApproval from './timesheet_approval.js'

type Subject = Pick<
  Timesheet,
  'status' | 'createdBy' | 'authors' | 'approvals' | 'employee' | 'totalMinutes'
>

/** Who keeps the hours of everyone, for those who have no sign-in. */
const HR = 'employees.manage'

const mayKeep = ({ employee }: Pick<Subject, 'employee'>, by: Approver) =>
  employee.userId === by.userId || by.abilities.has(HR)

/**
 * The open approvals that are this person's to give, their own or of a colleague who delegated to them. An
 * author has none, whatever the settings say, nor is one given in an author's name.
 */
export function approvalsOf(
  { approvals, authors }: Pick<Subject, 'approvals' | 'authors'>,
  by: Approver
): TimesheetApproval[] {
  if (authors.includes(by.userId)) return []
  const names = actsAs(by).filter(({ userId }) => !authors.includes(userId))
  return approvals.filter(
    ({ decidedAt, approverId }) =>
      decidedAt === null &&
      names.some(({ userId, abilities }) =>
        approverId === null ? abilities.has(HR) : userId === approverId
      )
  )
}

const isOpenTo = (timesheet: Subject, by: Approver) => approvalsOf(timesheet, by).length > 0
const OPEN = 'people.open'
const decides = { ability: OPEN, allows: isOpenTo, decidedBy: 'other' } as const

/** draft → submitted → approved → locked, and back: recalled, returned, or reopened by HR. */
export const timesheetStates = documentStates<Subject>()({
  update: { from: ['draft'], ability: OPEN, allows: mayKeep },
  submit: {
    from: ['draft'],
    ability: OPEN,
    fits: ({ totalMinutes }) => totalMinutes > 0,
    allows: mayKeep,
  },
  recall: {
    from: ['submitted'],
    ability: OPEN,
    fits: ({ approvals }) => approvals.every(({ decidedAt }) => decidedAt === null),
    allows: mayKeep,
  },
  approve: { from: ['submitted'], ...decides },
  return: { from: ['submitted'], ...decides },
  reopen: { from: ['approved', 'locked'], ability: HR },
})
