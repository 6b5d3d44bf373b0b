import { conflict } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { ProjectStatus } from '#production/enums/project_statuses'
import { submitProject } from './decide_project.js'
import type Project from './project.js'
import { recordProject } from './record_project.js'
import { lockProject } from './save_project.js'
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
  const project = await lockProject(uow, id, expectedVersion)
  if (!PROJECT_LIFE[project.status].includes(status))
    throw conflict('CONFLICT', { details: { status: project.status } })
  const before = project.toAudit()
  project.merge({ status, updatedBy: uow.actor.id })
  if (status === 'completed') project.completedOn = today()
  if (status === 'in_progress') project.completedOn = null
  project.version++
  await project.save()
  await recordProject(uow, project, { before })
  if (status === 'pending_approval') await submitProject(uow, project)
  return project
}
