import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { ProjectStatus } from '#production/enums/project_statuses'
import Project from './project.js'
import { PROJECT_LIFE } from './states.js'

/**
 * Moves a project on.
 * @throws AppError 404, 412 after another change, 409 where its life leads elsewhere
 */
export async function stepProject(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number,
  status: ProjectStatus
): Promise<Project> {
  const project = await Project.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!project) throw notFound()
  await checkVersion(project, expectedVersion, uow.trx)
  if (!PROJECT_LIFE[project.status].includes(status))
    throw conflict('CONFLICT', { details: { status: project.status } })
  const before = project.toAudit()
  project.merge({ status, updatedBy: uow.actor.id })
  project.version++
  await project.save()
  await uow.audit({
    action: 'update',
    entityType: 'project',
    entityId: project.id,
    label: project.code,
    before,
    after: project.toAudit(),
  })
  const data = { resource: 'projects', id: project.id, action: 'update' }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'projects.view', data }))
  return project
}
