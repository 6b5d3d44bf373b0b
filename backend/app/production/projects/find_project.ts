import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import Project from './project.js'

/** @throws AppError 404 */
export async function findProject(id: number, client?: QueryClientContract): Promise<Project> {
  const project = await Project.find(id, client && { client })
  if (!project) throw notFound()
  return project
}
