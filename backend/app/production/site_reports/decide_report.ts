import { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { auditOf, contentHash } from './content.js'
import { installMaterials } from './install_materials.js'
import { lockOpenProject } from './open_project.js'
import { photosOf } from './photos.js'
import { recordReport, saveReport, SITE_REPORT } from './record_report.js'
import type SiteReport from './site_report.js'
import { writeProgress } from './task_progress.js'

/** Hands a locked report in: to who runs the project, else to those whom the rule names. */
export async function submitReport(uow: UnitOfWork, report: SiteReport) {
  const project = await lockOpenProject(uow, report.projectId)
  const before = auditOf(report)
  report.merge({ status: 'submitted', reason: null, submittedAt: DateTime.utc() })
  await saveReport(uow, report)
  await openApproval(uow, {
    documentType: SITE_REPORT,
    documentId: report.id,
    documentNumber: report.number,
    title: `${report.reportOn} · ${project.name}`,
    titleAr: `${report.reportOn} · ${project.nameAr || project.name}`,
    link: `/production/site-reports/${report.id}`,
    documentVersion: report.version,
    authoredBy: report.createdBy ?? null,
    writtenIn: [
      {
        entityType: SITE_REPORT,
        entityId: report.id,
        actions: ['create', 'update', 'add_photo', 'remove_photo', 'submit'],
      },
    ],
    amountMinor: 0,
    currency: project.currency,
    department: 'production',
    responsible: project.managerId,
  })
  await recordReport(uow, 'submit', report, { before, after: auditOf(report) })
}

interface Approval {
  comment: string | null
  by: Approver
  /** The version of the schedule that the approver was shown. */
  scheduleVersion: number
}

/**
 * Approves a locked report, writes its progress into the schedule and notes what it has installed. While further
 * steps follow, it stays submitted.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED | PROJECT_CLOSED |
 *   SITE_REPORT_MATERIALS, 412
 */
export async function approveReport(uow: UnitOfWork, report: SiteReport, requested: Approval) {
  const { comment, by, scheduleVersion } = requested
  const before = auditOf(report)
  const about = { documentType: SITE_REPORT, documentId: report.id, amountMinor: 0 }
  const { status } = await decide(uow, { ...about, decision: 'approve', comment, by })
  if (status === 'approved') {
    const project = await lockOpenProject(uow, report.projectId)
    const photos = (await photosOf([report.id], uow)).get(report.id) ?? []
    report.merge({ status, approvedAt: DateTime.utc(), approvedBy: by.userId })
    report.contentHash = contentHash(
      report,
      photos.map(({ sha256 }) => sha256)
    )
    await writeProgress(uow, project, report, scheduleVersion)
    await installMaterials(uow, report)
  }
  await saveReport(uow, report)
  const after = { ...auditOf(report), ...(comment && { comment }) }
  await recordReport(uow, 'approve', report, { before, after })
}

/** Gives a locked report back to its author. @throws AppError as `approveReport` */
export async function returnReport(
  uow: UnitOfWork,
  report: SiteReport,
  { reason, by }: { reason: string; by: Approver }
) {
  const before = auditOf(report)
  const about = { documentType: SITE_REPORT, documentId: report.id, amountMinor: 0 }
  await decide(uow, { ...about, decision: 'reject', comment: reason, by })
  report.merge({ status: 'returned', reason })
  await saveReport(uow, report)
  // the log calls every decision against a document by one word
  await recordReport(uow, 'reject', report, { before, after: auditOf(report) })
}
