import { notFound } from '#core/base/app_error'
import Project from './project.js'

/** @throws AppError 404 */
export async function findProject(id: number): Promise<Project> {
  const project = await Project.find(id)
  if (!project) throw notFound()
  return project
}
