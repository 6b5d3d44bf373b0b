import { notFound } from '#core/exceptions/app_error'
import Project from '#production/models/project'

/** @throws AppError 404 */
export async function findProject(id: number): Promise<Project> {
  const project = await Project.find(id)
  if (!project) throw notFound()
  return project
}
