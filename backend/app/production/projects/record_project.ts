import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Project from './project.js'

/** Writes the audit row of a project and publishes the change. @param before absent when it is new */
export async function recordProject(
  uow: UnitOfWork,
  project: Project,
  before?: ReturnType<Project['toAudit']>
) {
  const action = before ? 'update' : 'create'
  const { id, code: label } = project
  const after = project.toAudit()
  await uow.audit({ action, entityType: 'project', entityId: id, label, before, after })
  const data = { resource: 'projects', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'projects.view', data }))
}
