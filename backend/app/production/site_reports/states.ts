import { isSelfApproval, mayDecide, type Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { conflict, forbidden } from '#core/base/app_error'
import type { SiteReportStatus } from '#production/enums/site_reports'
import type SiteReport from './site_report.js'

export const SITE_REPORT_ACTIONS = [
  'update',
  'delete',
  'submit',
  'approve',
  'return',
  'print',
] as const
export type SiteReportAction = (typeof SITE_REPORT_ACTIONS)[number]
type Subject = Pick<SiteReport, 'status' | 'createdBy'>

const WRITES = 'site-reports.manage'
const DECIDES = 'site-reports.approve'

/**
 * draft → submitted → approved | returned, and from returned to submitted again. An approved report stays
 * as it is: the schedule has its progress.
 */
const STATES: Readonly<
  Record<SiteReportAction, { from: readonly SiteReportStatus[]; ability: string }>
> = {
  update: { from: ['draft', 'returned'], ability: WRITES },
  delete: { from: ['draft'], ability: WRITES },
  submit: { from: ['draft', 'returned'], ability: WRITES },
  approve: { from: ['submitted'], ability: DECIDES },
  return: { from: ['submitted'], ability: DECIDES },
  print: { from: ['draft', 'submitted', 'returned', 'approved'], ability: 'site-reports.view' },
}

const decides = (action: SiteReportAction) => action === 'approve' || action === 'return'

/** The site writes its own reports; those who run projects may correct them as well. */
const mayWrite = ({ createdBy }: Subject, by: Approver) =>
  createdBy === by.userId || by.abilities.has('projects.manage')

const isOpenTo = (action: SiteReportAction, report: Subject, by: Approver) =>
  by.abilities.has(STATES[action].ability) &&
  (STATES[action].ability !== WRITES || mayWrite(report, by))

const isSelf = ({ createdBy }: Subject, by: Approver) =>
  createdBy !== null && isSelfApproval({ requestedBy: createdBy }, by)

/** @param open the open approval, for `approve` and `return` */
export function isAllowed(
  action: SiteReportAction,
  report: Subject,
  by: Approver,
  open?: ApprovalRequest | null
): boolean {
  if (!STATES[action].from.includes(report.status) || !isOpenTo(action, report, by)) return false
  return !decides(action) || (!isSelf(report, by) && mayDecide(open, by))
}

/**
 * @throws AppError 409 LOCKED (edit or deletion) or CONFLICT when the status does not allow it,
 *   403 FORBIDDEN, also for a report of another site, 403 SELF_APPROVAL for a decision on one's own
 */
export function requireAction(action: SiteReportAction, report: Subject, by: Approver) {
  if (!isOpenTo(action, report, by)) throw forbidden()
  if (!STATES[action].from.includes(report.status)) {
    const code = action === 'update' || action === 'delete' ? 'LOCKED' : 'CONFLICT'
    throw conflict(code, { details: { status: report.status } })
  }
  if (decides(action) && isSelf(report, by)) throw forbidden('SELF_APPROVAL')
}
