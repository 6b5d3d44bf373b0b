import db from '@adonisjs/lucid/services/db'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { momentText } from '#engines/scheduling/moment'
import { outlineOf } from '#production/tasks/outline'
import { readTasks } from '#production/tasks/task_rows'
import type { Task } from '#production/tasks/task'

/** The tasks of a project that a site can report on, in outline order, each with the summary it belongs to. */
export async function siteTasks(projectId: number) {
  const outline = outlineOf(await readTasks(db, projectId))
  const tasks = new Map(outline.map(({ task }) => [task.id, task]))
  const materials = await materialsByTask(projectId)
  return outline
    .filter(({ kind }) => kind !== 'summary' && kind !== 'level_of_effort')
    .map(({ task, wbs, kind }) => ({
      ...namesOf(task),
      ...{ id: task.id, wbs, isMilestone: kind.endsWith('milestone') },
      parentName: tasks.get(task.parentId ?? 0)?.name ?? null,
      parentNameAr: tasks.get(task.parentId ?? 0)?.nameAr ?? null,
      percentComplete: task.percentE2 / 100,
      ...{ duration: task.duration, remaining: task.remaining },
      earlyStart: momentText(task.earlyStart),
      earlyFinish: momentText(task.earlyFinish),
      materials: (materials.get(task.id) ?? []).map(({ id, name, name_ar: nameAr, unit }) => ({
        ...{ id, name, nameAr, unit },
      })),
    }))
}

const namesOf = ({ code, name, nameAr }: Task) => ({ code, name, nameAr })

/** What each task of a project needs, for a site to say what it has installed. */
async function materialsByTask(projectId: number) {
  const rows: {
    task_id: number
    id: number
    name: string
    name_ar: string | null
    unit: string
  }[] = await db
    .from('material_needs as n')
    .join('material_names as m', 'm.id', 'n.material_id')
    .where('n.project_id', projectId)
    .orderBy('m.code')
    .select('n.task_id', 'm.id', 'm.name', 'm.name_ar', 'm.unit')
  return Map.groupBy(rows, ({ task_id: taskId }) => taskId)
}

/** The materials that reports speak of, by id. */
export async function materialsById(ids: readonly number[], uow?: UnitOfWork) {
  const rows: { id: number; name: string; name_ar: string | null }[] = ids.length
    ? await (uow?.trx ?? db)
        .from('material_names')
        .whereIn('id', [...new Set(ids)])
        .select('id', 'name', 'name_ar')
    : []
  return new Map(rows.map((row) => [Number(row.id), row]))
}

/** The tasks that reports speak of, by id, as the schedule has them now; removed ones too. */
export async function tasksById(ids: readonly number[], uow?: UnitOfWork) {
  const rows: TaskRow[] = ids.length
    ? await (uow?.trx ?? db)
        .from('tasks')
        .whereIn('id', [...new Set(ids)])
        .select('id', 'code', 'name', 'name_ar', 'percent_e2', 'duration', 'removed_in')
    : []
  return new Map(rows.map((row) => [row.id, row]))
}

export interface TaskRow {
  id: number
  code: string
  name: string
  name_ar: string | null
  percent_e2: number
  duration: number
  removed_in: number | null
}
