import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { forbidden } from '#core/base/app_error'
import type { Query, Scope } from '#core/listing/page'
import { ownProjects } from '#production/projects/own_projects'

/** Who asks, as far as projects are concerned. */
export interface Viewer {
  userId: number
  abilities: ReadonlySet<string>
}

/** Narrows a query to the projects that a person runs, is in the team of, or has tasks in. */
function ofPerson(query: Query, column: string, userId: number) {
  query.where((one) => {
    one.whereIn(column, ownProjects([userId])).orWhereIn(column, (tasks) => {
      tasks.from('tasks').where('assignee_id', userId).whereNull('removed_in').select('project_id')
    })
  })
}

/** Rows of projects that the viewer belongs to; all for those who answer for all. @param column holds the project */
export function projectScope({ abilities, userId }: Viewer, column: string): Scope {
  if (abilities.has('delays.view-all')) return null
  return (query) => ofPerson(query, column, userId)
}

/** Whether the viewer belongs to a project, as far as its delays are concerned. */
export async function inProject(client: QueryClientContract, viewer: Viewer, id: number) {
  if (viewer.abilities.has('delays.view-all')) return true
  const query = client.from('projects').where('projects.id', id).select('projects.id')
  ofPerson(query, 'projects.id', viewer.userId)
  return Boolean(await query.first())
}

/** @throws AppError 403 for a project that the viewer does not belong to */
export async function requireProject(client: QueryClientContract, viewer: Viewer, id: number) {
  if (!(await inProject(client, viewer, id))) throw forbidden()
}
