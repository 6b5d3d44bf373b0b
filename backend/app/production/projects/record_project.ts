import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Project from './project.js'

interface Recorded {
  /** What was done to it; a new one was created, any other changed, where nothing is stated. */
  action?: string
  /** Absent when it is new. */
  before?: ReturnType<Project['toAudit']>
  comment?: string
}

/** Writes the audit row of a project and publishes the change. */
export async function recordProject(
  uow: UnitOfWork,
  project: Project,
  { before, action = before ? 'update' : 'create', comment }: Recorded = {}
) {
  const { id, code: label } = project
  const after = { ...project.toAudit(), ...(comment && { comment }) }
  await uow.audit({ action, entityType: 'project', entityId: id, label, before, after })
  const data = { resource: 'projects', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'projects.view', data }))
}
