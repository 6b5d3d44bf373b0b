import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import string from '@adonisjs/core/helpers/string'
import { NEW_TASK, type Task, type TaskAssignment, type TaskLink } from './task.js'

type Client = Pick<QueryClientContract, 'from'>

/** Names of a task that are not the camel case of their columns. */
const ODD: Record<string, string> = { percentE2: 'percent_e2', weightE4: 'weight_e4' }

/** Column of each member of a task. */
export const COLUMNS = new Map(
  [...Object.keys(NEW_TASK), 'id', 'parentId', 'position', 'removedIn'].map((name) => [
    name as keyof Task,
    ODD[name] ?? string.snakeCase(name),
  ])
)

/** All tasks of a project, removed ones too, in no order; one query of plain rows. */
export async function readTasks(client: Client, projectId: number): Promise<Task[]> {
  const rows: Record<string, unknown>[] = await client
    .from('tasks')
    .where('project_id', projectId)
    .select([...COLUMNS.values()])
  const names = [...COLUMNS]
  return rows.map((row) => {
    const task: Record<string, unknown> = {}
    for (const [name, column] of names) task[name] = row[column]
    task.isCritical = Boolean(task.isCritical)
    if (task.budgetMinor !== null) task.budgetMinor = Number(task.budgetMinor)
    if (task.weightE4 !== null) task.weightE4 = Number(task.weightE4)
    return task as unknown as Task
  })
}

export async function readLinks(client: Client, projectId: number): Promise<TaskLink[]> {
  return client
    .from('task_links')
    .where('project_id', projectId)
    .select('from_id as fromId', 'to_id as toId', 'type', 'lag')
    .orderBy('id')
}

export async function readAssignments(
  client: Client,
  projectId: number
): Promise<TaskAssignment[]> {
  const rows: TaskAssignment[] = await client
    .from('task_assignments')
    .where('project_id', projectId)
    .select('task_id as taskId', 'resource_id as resourceId', 'units_e4 as unitsE4')
    .orderBy('id')
  return rows.map((row) => ({ ...row, unitsE4: Number(row.unitsE4) }))
}
