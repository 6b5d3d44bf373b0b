import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Moment } from '#engines/scheduling/moment'
import type { createNeedsValidator } from '#production/material_needs/validator'

type Row = Infer<typeof createNeedsValidator>['needs'][number]

interface Resolved {
  taskId: number
  materialId: number
  /** Of its task. */
  start: Moment | null
  row: Row
}

/**
 * What each row speaks of: a task of the project, and a material by itself or as the project's
 * material plan has it.
 * @throws AppError 422 naming the rows that speak of anything else, or of the same twice
 */
export async function resolveRows(
  { trx }: UnitOfWork,
  projectId: number,
  rows: Row[]
): Promise<Resolved[]> {
  const { starts, planned, materials, taken } = await knownOf(trx, projectId, rows)
  const wrong: Record<string, string[]> = {}
  const resolved = rows.map((row, i) => {
    const { taskId, planId, materialId } = row
    const field = planId ? 'planId' : 'materialId'
    const material = planId
      ? planned.get(planId)
      : materials.has(materialId!)
        ? materialId!
        : undefined
    const key = `${taskId} ${material}`
    if (!starts.has(taskId)) wrong[`needs.${i}.taskId`] = ['absent']
    else if (material === undefined)
      wrong[`needs.${i}.${field}`] = [planId || materialId ? 'absent' : 'required']
    else if (taken.has(key)) wrong[`needs.${i}.${field}`] = ['repeated']
    taken.add(key)
    return { taskId, materialId: material ?? 0, start: starts.get(taskId) ?? null, row }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return resolved
}

/** What the rows may speak of, in one query for each kind of record. */
async function knownOf(trx: UnitOfWork['trx'], projectId: number, rows: Row[]) {
  const taskIds = rows.map(({ taskId }) => taskId)
  const tasks = await trx
    .from('tasks')
    .where('project_id', projectId)
    .whereNull('removed_in')
    .whereIn('id', taskIds)
    .select('id', 'early_start')
  const plans = await trx
    .from('material_plans')
    .where('project_id', projectId)
    .whereIn('id', idsOf(rows, 'planId'))
    .select('id', 'material_id')
  const materialIds = idsOf(rows, 'materialId')
  const materials = await trx.from('material_names').whereIn('id', materialIds).select('id')
  const stated = await trx
    .from('material_needs')
    .whereIn('task_id', taskIds)
    .select('task_id', 'material_id')
  return {
    starts: new Map<number, Moment | null>(tasks.map((task) => [task.id, task.early_start])),
    planned: new Map<number, number>(plans.map((plan) => [plan.id, plan.material_id])),
    materials: new Set<number>(materials.map(({ id }) => id)),
    taken: new Set(stated.map((need) => `${need.task_id} ${need.material_id}`)),
  }
}

const idsOf = (rows: Row[], name: 'planId' | 'materialId') => rows.flatMap((row) => row[name] ?? [])
