import db from '@adonisjs/lucid/services/db'
import { materialReadyIn } from '#production/material_needs/material_ready'

/** Projects on which there is work to prepare. */
export const OPEN = ['active', 'in_progress', 'on_hold']

/** The tasks whose material comes after the day on which they are to start, of one project or of all open ones. */
export async function tasksOfLateMaterial(projectId: number | undefined): Promise<number[]> {
  const projects = projectId === undefined ? await projectsWithNeeds() : [projectId]
  const ready = await materialReadyIn(projects)
  return [...ready].flatMap(([taskId, { readyOn, needs }]) => {
    const startsOn = needs[0]?.need.startsOn ?? null
    return readyOn !== null && startsOn !== null && readyOn > startsOn ? [taskId] : []
  })
}

async function projectsWithNeeds(): Promise<number[]> {
  const rows = await db
    .from('projects')
    .whereIn('status', OPEN)
    .whereExists((needs) =>
      needs
        .from('material_needs')
        .whereColumn('material_needs.project_id', 'projects.id')
        .select('id')
    )
    .select('id')
  return rows.map(({ id }) => id)
}
