import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isMaterialLate } from '#engines/scheduling/lateness'
import { formatMoment, momentText, type Moment } from '#engines/scheduling/moment'
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

interface Planned {
  early_start: Moment | null
  actual_start: Moment | null
}

/** The day on which the material of a task is there, where that is after its start; otherwise null. */
export function lateMaterialOn(task: Planned, readyOn: string | null): string | null {
  const { early_start: start, actual_start: begun } = task
  if (start === null) return null
  const dates = { earlyStart: formatMoment(start), actualStart: momentText(begun) }
  return isMaterialLate({ ...dates, actualFinish: null }, readyOn) ? readyOn : null
}

/** The same of some tasks of a project, by their ids; only those whose material is late. */
export async function lateMaterialsOf(
  projectId: number,
  taskIds: readonly number[],
  client: Pick<QueryClientContract, 'from'> = db
): Promise<Map<number, string>> {
  const ready = await materialReadyIn([projectId], client)
  const rows: (Planned & { id: number })[] = await client
    .from('tasks')
    .whereIn('id', [...taskIds])
    .select('id', 'early_start', 'actual_start')
  return new Map(
    rows.flatMap((row) => {
      const on = lateMaterialOn(row, ready.get(row.id)?.readyOn ?? null)
      return on === null ? [] : [[row.id, on] as const]
    })
  )
}
