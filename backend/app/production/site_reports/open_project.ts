import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Project from '#production/projects/project'

/** A project in these states is not built on, or not any more. */
export const SHUT: ReadonlySet<string> = new Set(['pending_approval', 'closed', 'rejected'])

/**
 * A project that sites report on, locked against closing it meanwhile.
 * @throws AppError 422 where there is none, 409 PROJECT_CLOSED
 */
export async function lockOpenProject(uow: UnitOfWork, id: number): Promise<Project> {
  const project = await Project.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!project) throw invalid({ projectId: ['absent'] })
  if (SHUT.has(project.status))
    throw conflict('PROJECT_CLOSED', { details: { status: project.status } })
  return project
}
