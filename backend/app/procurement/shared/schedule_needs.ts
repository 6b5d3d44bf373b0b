import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'

/** What a task of a project's schedule needs, and by which day as the schedule is now. */
export interface ScheduleNeed {
  id: number
  projectId: number
  materialId: number
  quantityE4: number
  needByOn: string | null
  taskCode: string
  taskName: string
  taskNameAr: string | null
}

interface NeedLine {
  needId?: number | null
  materialId?: number | null
  needByOn?: string | null
}

/** The needs of these ids that the schedule still has. */
export async function scheduleNeeds(
  ids: readonly (number | null | undefined)[],
  client: Pick<QueryClientContract, 'from'> = db
): Promise<Map<number, ScheduleNeed>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (!wanted.length) return new Map()
  const rows = await client.from('schedule_needs').whereIn('id', wanted)
  return new Map(rows.map((row) => [row.id, needOf(row)]))
}

export const needOf = (row: Record<string, any>): ScheduleNeed => ({
  id: row.id,
  projectId: row.project_id,
  materialId: row.material_id,
  quantityE4: Number(row.quantity_e4),
  needByOn: row.need_by_on,
  taskCode: row.task_code,
  taskName: row.task_name,
  taskNameAr: row.task_name_ar,
})

/**
 * The lines with the day of the need that they are for, where they name none themselves. A line keeps
 * the need that it had before, even if the schedule does not have it any more.
 * @param kept the needs that lines of the document have already
 * @throws AppError 422 on the line whose need is of another project or another material
 */
export async function linesForNeeds<Line extends NeedLine>(
  client: Pick<QueryClientContract, 'from'>,
  projectId: number | null,
  lines: readonly Line[],
  kept: ReadonlySet<number> = new Set()
): Promise<Line[]> {
  const needs = await scheduleNeeds(
    lines.map(({ needId }) => needId),
    client
  )
  const wrong: Record<string, string[]> = {}
  const filled = lines.map((line, i) => {
    if (!line.needId) return line
    const need = needs.get(line.needId)
    if (!need && kept.has(line.needId)) return line
    if (!need || need.projectId !== projectId) wrong[`lines.${i}.needId`] = ['absent']
    else if (need.materialId !== line.materialId) wrong[`lines.${i}.needId`] = ['otherMaterial']
    return { ...line, needByOn: line.needByOn ?? need?.needByOn ?? null }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return filled
}

/** The need of a line as answers show it: its task, and the day as the schedule is now. */
export function presentNeed(needId: number | null, needs: ReadonlyMap<number, ScheduleNeed>) {
  const need = needs.get(needId ?? 0)
  if (!need) return null
  const { id, taskCode, taskName, taskNameAr, needByOn } = need
  return { id, taskCode, taskName, taskNameAr, needByOn }
}
