import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Project from './project.js'
import { recordProject } from './record_project.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const PROJECT = 'project'

/** Lets someone else decide whether a project that was entered by hand is one of the firm's. */
export async function submitProject(uow: UnitOfWork, project: Project) {
  const { id, code, name, nameAr, version, createdBy, currency } = project
  await openApproval(uow, {
    ...{ documentType: PROJECT, documentId: id, documentNumber: code, documentVersion: version },
    ...{ title: name, titleAr: nameAr || name, link: `/production/projects/${id}` },
    authoredBy: createdBy ?? null,
    writtenIn: [{ entityType: PROJECT, entityId: id, actions: ['create', 'update'] }],
    // it is worth nothing before its contract says so
    ...{ amountMinor: 0, currency, department: 'production' },
  })
}

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked project. While further steps follow, it goes on waiting.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED
 */
export async function decideProject(uow: UnitOfWork, project: Project, requested: Decision) {
  const before = project.toAudit()
  const about = { documentType: PROJECT, documentId: project.id, amountMinor: 0 }
  const { status } = await decide(uow, { ...about, ...requested })
  if (status === 'approved') project.merge({ status: 'active' })
  if (status === 'rejected') project.merge({ status: 'rejected' })
  project.version++
  project.updatedBy = uow.actor.id
  await project.save()
  const { decision: action, comment } = requested
  await recordProject(uow, project, { action, before, ...(comment && { comment }) })
}
