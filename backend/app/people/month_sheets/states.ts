import type { Approver } from '#core/approvals/approver'
import { documentStates } from '#core/approvals/document_states'
import type MonthSheet from './month_sheet.js'

type Subject = Pick<MonthSheet, 'status' | 'createdBy' | 'authors' | 'builtAt' | 'lockedBy'>

const ability = 'employees.pay'
const isBuilt = ({ builtAt }: Subject) => builtAt !== null

/** What is locked is opened again by another than who has locked it. */
const isAnother = ({ lockedBy }: Subject, by: Approver) => lockedBy !== by.userId

/** draft → checked → locked, each by another; and back to draft for a reason. */
export const monthSheetStates = documentStates<Subject>()({
  build: { from: ['draft'], ability },
  check: { from: ['draft'], ability, fits: isBuilt },
  lock: { from: ['checked'], ability, decidedBy: 'other' },
  reopen: { from: ['checked', 'locked'], ability, allows: isAnother },
  export: { from: ['draft', 'checked', 'locked'], ability, fits: isBuilt },
  delete: { from: ['draft'], ability },
})
