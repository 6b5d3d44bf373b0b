import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertRows } from '#core/database/insert_rows'
import { updateRows, type ChangedRow } from '#core/database/many_rows'
import { COLUMNS } from '#production/tasks/task_rows'
import type { Task } from '#production/tasks/task'
import type { Draft } from './draft.js'
import { PAIRS, storePairs } from './store_pairs.js'

const NAMES = [...COLUMNS.keys()].filter((name) => name !== 'id')

/**
 * Writes what differs from the plan as it was read; new tasks are given their ids.
 * @param before the tasks as they were read
 * @returns the ids of all tasks that are new or differ
 */
export async function storePlan(
  trx: TransactionClientContract,
  draft: Draft,
  before: ReadonlyMap<number, Task>
): Promise<Set<number>> {
  const { projectId } = draft.state
  const added = [...draft.state.tasks.values()].filter(({ id }) => id < 0)
  const ids = await insertTasks(trx, projectId, added)
  renumber(draft, ids)
  const tied = added.filter(({ parentId, drivenById }) => parentId !== null || drivenById !== null)
  await updateRows(
    trx,
    'tasks',
    tied.map(({ id, parentId, drivenById }) => ({
      id,
      parent_id: parentId,
      driven_by_id: drivenById,
    }))
  )
  const changed = await updateTasks(trx, draft, before)
  if (draft.linksTouched) await storePairs(trx, projectId, PAIRS.links, draft.state.links)
  if (draft.assignmentsTouched)
    await storePairs(trx, projectId, PAIRS.assignments, draft.state.assignments)
  return new Set([...ids.values(), ...changed])
}

/** Parents and drivers may be new themselves: they are written once all have ids. */
async function insertTasks(trx: TransactionClientContract, projectId: number, added: Task[]) {
  const rows = added.map((task) => ({
    ...rowOf(task, NAMES),
    project_id: projectId,
    parent_id: null,
    driven_by_id: null,
  }))
  const ids = await insertRows(trx, 'tasks', rows, 'code')
  return new Map(added.map(({ id }, index) => [id, ids[index]!]))
}

/** Puts the real ids in the place of the negative ones, everywhere. */
function renumber({ state, refs }: Draft, ids: ReadonlyMap<number, number>) {
  if (!ids.size) return
  const real = (id: number) => ids.get(id) ?? id
  const tasks = [...state.tasks.values()]
  for (const task of tasks) {
    task.id = real(task.id)
    if (task.parentId !== null) task.parentId = real(task.parentId)
    if (task.drivenById !== null) task.drivenById = real(task.drivenById)
  }
  state.tasks = new Map(tasks.map((task) => [task.id, task]))
  for (const link of state.links) [link.fromId, link.toId] = [real(link.fromId), real(link.toId)]
  for (const assignment of state.assignments) assignment.taskId = real(assignment.taskId)
  for (const [ref, id] of refs) refs.set(ref, real(id))
}

/** Rows that differ in the same columns are written together. */
async function updateTasks(
  trx: TransactionClientContract,
  { state }: Draft,
  before: ReadonlyMap<number, Task>
): Promise<number[]> {
  const groups = new Map<string, ChangedRow[]>()
  const changed: number[] = []
  for (const task of state.tasks.values()) {
    const old = before.get(task.id)
    if (!old) continue
    const names = NAMES.filter((name) => task[name] !== old[name])
    if (!names.length) continue
    changed.push(task.id)
    const key = names.some((name) => !PLACES.has(name)) ? names.join() : 'places'
    const row = { id: task.id, ...rowOf(task, key === 'places' ? [...PLACES] : names) }
    const group = groups.get(key)
    if (group) group.push(row as ChangedRow)
    else groups.set(key, [row as ChangedRow])
  }
  for (const rows of groups.values()) await updateRows(trx, 'tasks', rows)
  return changed
}

/** What the engine moves; a cascade is written as a whole. */
const PLACES = new Set<keyof Task>([
  'earlyStart',
  'earlyFinish',
  'lateStart',
  'lateFinish',
  'totalFloat',
  'freeFloat',
  'isCritical',
  'drivenById',
])

const rowOf = (task: Task, names: readonly (keyof Task)[]) =>
  Object.fromEntries(names.map((name) => [COLUMNS.get(name)!, valueOf(task[name])]))

const valueOf = (value: Task[keyof Task]) => (typeof value === 'boolean' ? Number(value) : value)
