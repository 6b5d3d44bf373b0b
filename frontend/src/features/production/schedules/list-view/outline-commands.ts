import { pathTo, siblingAfter, siblingBefore } from '../plan/outline'
import { newRef } from '../plan/refs'
import type { Change, SchedulePlan, ScheduleTask } from '../plan/types'

type Tasks = readonly ScheduleTask[]
type Shown = Pick<SchedulePlan, 'schedule' | 'byId'>

const indexOf = (tasks: Tasks, id: number) => tasks.findIndex((task) => task.id === id)

/** The given tasks without those that lie below another of them, in outline order. */
export function topmost({ schedule, byId }: Shown, ids: readonly number[]): ScheduleTask[] {
  const chosen = new Set(ids)
  return schedule.tasks.filter(
    ({ id }) =>
      chosen.has(id) &&
      !pathTo(byId, id)
        .slice(0, -1)
        .some((above) => chosen.has(above.id))
  )
}

const lastChild = (tasks: Tasks, parentId: number | null) =>
  tasks.findLast((task) => task.parentId === parentId)?.id ?? null

/** Each below the sibling before it. */
export function indent(plan: Shown, ids: readonly number[]): Change[] {
  const { tasks } = plan.schedule
  const moving = topmost(plan, ids)
  const movingIds = new Set(moving.map(({ id }) => id))
  const lastIn = new Map<number, number | null>()
  return moving.flatMap((task) => {
    // siblings that move along have the same new parent
    let above = siblingBefore(tasks, indexOf(tasks, task.id))
    while (above && movingIds.has(above.id)) above = siblingBefore(tasks, indexOf(tasks, above.id))
    if (!above) return []
    const parentId = above.id
    const afterId = lastIn.has(parentId) ? lastIn.get(parentId)! : lastChild(tasks, parentId)
    lastIn.set(parentId, task.id)
    return [{ op: 'move', id: task.id, parentId, afterId } satisfies Change]
  })
}

/** Each behind its parent, one level further out. */
export function outdent(plan: Shown, ids: readonly number[]): Change[] {
  const lastBehind = new Map<number, number>()
  return topmost(plan, ids).flatMap((task) => {
    const parent = plan.byId.get(task.parentId ?? NaN)
    if (!parent) return []
    const afterId = lastBehind.get(parent.id) ?? parent.id
    lastBehind.set(parent.id, task.id)
    return [{ op: 'move', id: task.id, parentId: parent.parentId, afterId } satisfies Change]
  })
}

/** The tasks, which stand side by side, one sibling up or down. */
export function shift(plan: Shown, ids: readonly number[], by: -1 | 1): Change[] {
  const { tasks } = plan.schedule
  const moving = topmost(plan, ids)
  const [first, last] = [moving[0], moving.at(-1)]
  if (!first || !last || moving.some(({ parentId }) => parentId !== first.parentId)) return []
  const { parentId } = first
  if (by > 0) {
    const next = siblingAfter(tasks, indexOf(tasks, last.id))
    if (!next) return []
    const before = siblingBefore(tasks, indexOf(tasks, first.id))
    return [{ op: 'move', id: next.id, parentId, afterId: before?.id ?? null }]
  }
  const before = siblingBefore(tasks, indexOf(tasks, first.id))
  return before ? [{ op: 'move', id: before.id, parentId, afterId: last.id }] : []
}

export const removal = (plan: Shown, ids: readonly number[]): Change[] =>
  topmost(plan, ids).map(({ id }) => ({ op: 'remove', id }))

/** A task behind another one at its level, or as the last of all. */
export function insertion(
  plan: Shown,
  after: ScheduleTask | null,
  fields: Extract<Change, { op: 'add' }>['fields']
): { change: Change; id: number } {
  const ref = newRef()
  const afterId = after?.id ?? lastChild(plan.schedule.tasks, null)
  const change: Change = { op: 'add', ref, parentId: after?.parentId ?? null, afterId, fields }
  return { change, id: Number(ref) }
}

export type Where = 'before' | 'inside' | 'after'

/** Dragged tasks put before, behind or below another one; none where they would lie inside themselves. */
export function drop(plan: Shown, ids: readonly number[], onto: number, where: Where): Change[] {
  const { tasks } = plan.schedule
  const moving = topmost(plan, ids)
  const path = pathTo(plan.byId, onto)
  const target = path.at(-1)
  if (!target || moving.some(({ id }) => path.some((above) => above.id === id))) return []
  const parentId = where === 'inside' ? target.id : target.parentId
  const isMoving = (task: ScheduleTask) => moving.some(({ id }) => id === task.id)
  let before = siblingBefore(tasks, indexOf(tasks, onto))
  while (before && isMoving(before)) before = siblingBefore(tasks, indexOf(tasks, before.id))
  const first = where === 'before' ? (before?.id ?? null) : target.id
  let afterId = where === 'inside' ? lastChild(tasks, target.id) : first
  return moving.flatMap(({ id }) => {
    if (id === afterId) return []
    const change: Change = { op: 'move', id, parentId, afterId }
    afterId = id
    return [change]
  })
}
