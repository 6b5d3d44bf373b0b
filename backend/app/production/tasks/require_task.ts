import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

interface PlannedTask {
  id: number
  project_id: number
  name: string
}

/**
 * A task on which work is done: one of a schedule, without tasks below it.
 * @param projectId where it must belong to one project
 * @throws AppError 422 for any other
 */
export async function requireTask(
  uow: UnitOfWork,
  taskId: number,
  projectId?: number
): Promise<PlannedTask> {
  const query = uow.trx.from('tasks').where('id', taskId).whereNull('removed_in')
  if (projectId !== undefined) void query.where('project_id', projectId)
  const task: PlannedTask | null = await query.select('id', 'project_id', 'name').first()
  if (!task) throw invalid({ taskId: ['absent'] })
  const below = uow.trx.from('tasks').where('parent_id', taskId).whereNull('removed_in')
  if (await below.select('id').first()) throw invalid({ taskId: ['summaryTask'] })
  return task
}
