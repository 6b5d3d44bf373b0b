import type { Apply, Draft } from './draft'
import { AbsentTask } from './draft'
import { endOfBranch, siblingBefore } from './outline'
import { newTask, nextCode } from './new-task'
import type { Change, ScheduleTask, TaskFields } from './types'

/** Each makes one change and returns what takes it back. */

export const add: Apply<'add'> = (draft, { ref, parentId, afterId, fields }) => {
  const id = draft.idOf(ref)
  const parent = parentId == null ? null : draft.task(parentId).id
  const code = fields.code ?? nextCode(draft.tasks)
  const task: ScheduleTask = { ...newTask(id, code), ...fields, code, parentId: parent }
  draft.tasks.splice(placeFor(draft, parent, afterId ?? null), 0, task)
  draft.isRearranged = true
  return [{ op: 'remove', id }]
}

export const update: Apply<'update'> = (draft, { id, fields }) => {
  const index = draft.indexOf(id)
  const task = draft.tasks[index]!
  draft.tasks[index] = { ...task, ...fields }
  draft.touched.add(id)
  if (fields.kind !== undefined) draft.isRearranged = true
  const before = Object.fromEntries(
    Object.keys(fields).map((name) => [name, task[name as keyof TaskFields]])
  )
  return [{ op: 'update', id, fields: before }]
}

export const move: Apply<'move'> = (draft, { id, parentId, afterId }) => {
  const index = draft.indexOf(id)
  const { parentId: from } = draft.tasks[index]!
  const before = siblingBefore(draft.tasks, index)
  const branch = draft.tasks.splice(index, endOfBranch(draft.tasks, index) - index)
  const parent = parentId === null ? null : draft.task(parentId).id
  draft.tasks.splice(placeFor(draft, parent, afterId), 0, { ...branch[0]!, parentId: parent })
  const at = draft.indexOf(id)
  draft.tasks.splice(at + 1, 0, ...branch.slice(1))
  draft.isRearranged = true
  return [{ op: 'move', id, parentId: from, afterId: before?.id ?? null }]
}

export const remove: Apply<'remove'> = (draft, { id }) => {
  const index = draft.indexOf(id)
  const before = siblingBefore(draft.tasks, index)
  const tasks = draft.tasks.splice(index, endOfBranch(draft.tasks, index) - index)
  const gone = new Set(tasks.map((task) => task.id))
  const isGone = (link: { fromId: number; toId: number }) =>
    gone.has(link.fromId) || gone.has(link.toId)
  draft.removed.set(id, {
    tasks,
    afterId: before?.id ?? null,
    links: draft.links.filter(isGone),
    assignments: draft.assignments.filter(({ taskId }) => gone.has(taskId)),
  })
  draft.links = draft.links.filter((link) => !isGone(link))
  draft.assignments = draft.assignments.filter(({ taskId }) => !gone.has(taskId))
  draft.isRearranged = true
  return [{ op: 'restore', id }]
}

/** @throws AbsentTask for a task that this page has not removed */
export const restore: Apply<'restore'> = (draft, { id }): Change[] => {
  const branch = draft.removed.get(id)
  if (!branch) throw new AbsentTask(String(id))
  const { parentId } = branch.tasks[0]!
  const isThere = draft.tasks.some((task) => task.id === branch.afterId)
  draft.tasks.splice(placeFor(draft, parentId, isThere ? branch.afterId : null), 0, ...branch.tasks)
  const there = new Set(draft.tasks.map((task) => task.id))
  const links = branch.links.filter(({ fromId, toId }) => there.has(fromId) && there.has(toId))
  draft.links = [...draft.links, ...links]
  draft.assignments = [...draft.assignments, ...branch.assignments]
  draft.isRearranged = true
  return [{ op: 'remove', id }]
}

/** Where a child of `parentId` goes that stands behind `afterId`, or first. */
function placeFor(draft: Draft, parentId: number | null, afterId: number | string | null): number {
  if (afterId !== null) return endOfBranch(draft.tasks, draft.indexOf(afterId))
  return parentId === null ? 0 : draft.indexOf(parentId) + 1
}
