import type { Approver } from '#core/approvals/approver'
import { documentStates } from '#core/approvals/document_states'
import type SiteReport from './site_report.js'

type Subject = Pick<SiteReport, 'status' | 'createdBy'>

/** The site writes its own reports; those who run projects may correct them as well. */
const writes = {
  ability: 'site-reports.manage',
  allows: ({ createdBy }: Subject, by: Approver) =>
    createdBy === by.userId || by.abilities.has('projects.manage'),
}
const decides = { ability: 'site-reports.approve', decidedBy: 'approver' } as const

/**
 * draft → submitted → approved | returned, and from returned to submitted again. An approved report stays
 * as it is: the schedule has its progress.
 */
export const siteReportStates = documentStates<Subject>()({
  update: { from: ['draft', 'returned'], ...writes },
  delete: { from: ['draft'], ...writes },
  submit: { from: ['draft', 'returned'], ...writes },
  approve: { from: ['submitted'], ...decides },
  return: { from: ['submitted'], ...decides },
  print: { from: ['draft', 'submitted', 'returned', 'approved'], ability: 'site-reports.view' },
})
