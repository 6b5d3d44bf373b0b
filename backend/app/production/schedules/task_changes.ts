import { NEW_TASK, type Task } from '#production/tasks/task'
import type { Change } from './change.js'
import { refused, type Draft } from './draft.js'
import { nextCode } from './activity_codes.js'
import { presentFacts } from './present_task.js'
import { rankAfter } from './ranks.js'
import { checkFacts, factsOf } from './task_fields.js'

/** Changes of single tasks. Each takes its place in the request for the errors it may have. */
export const TASK_CHANGES = { add, update, move, remove, restore }

type Members = [draft: Draft, change: Change, index: number]

function add(...[draft, change, index]: Members) {
  const at = `changes.${index}`
  const fields = change.fields ?? {}
  if (!fields.name) throw refused(`${at}.fields.name`, 'required')
  const parentId = change.parentId == null ? null : draft.task(change.parentId, `${at}.parentId`).id
  const facts = factsOf(fields, draft.currency, `${at}.fields`)
  const task: Task = {
    ...NEW_TASK,
    ...facts,
    code: facts.code ?? nextCode(draft.state.tasks.values()),
    id: draft.nextId(),
    parentId,
    position: 0,
    removedIn: null,
  }
  checkFacts(task, `${at}.fields`)
  placeAfter(draft, task, change, index)
  draft.state.tasks.set(task.id, task)
  draft.seat(task, parentId)
  if (change.ref) draft.refs.set(change.ref, task.id)
  draft.statedBy.set(task.id, index)
  draft.record({ kind: 'task', action: 'create', task, before: {}, after: fields })
}

function update(...[draft, change, index]: Members) {
  const task = draft.task(change.id, `changes.${index}.id`)
  const at = `changes.${index}.fields`
  const before = { ...task }
  const facts = factsOf(change.fields ?? {}, draft.currency, at)
  Object.assign(task, facts)
  checkFacts(task, at)
  draft.statedBy.set(task.id, index)
  const shown = (of: Task) => presentFacts(of, draft.currency)
  draft.record({ kind: 'task', action: 'update', task, before: shown(before), after: shown(task) })
}

function move(...[draft, change, index]: Members) {
  const at = `changes.${index}`
  const task = draft.task(change.id, `${at}.id`)
  const parentId = change.parentId == null ? null : draft.task(change.parentId, `${at}.parentId`).id
  const { tasks } = draft.state
  for (let above = parentId; above !== null; above = tasks.get(above)!.parentId)
    if (above === task.id) throw refused(`${at}.parentId`, 'taskInsideItself')
  const before = task.parentId
  task.parentId = parentId
  placeAfter(draft, task, change, index)
  draft.seat(task, before)
  const nameOf = (id: number | null) => (id === null ? null : tasks.get(id)!.name)
  const moved = { before: { parent: nameOf(before) }, after: { parent: nameOf(parentId) } }
  if (before !== parentId) draft.record({ kind: 'task', action: 'update', task, ...moved })
}

function remove(...[draft, change, index]: Members) {
  const task = draft.task(change.id, `changes.${index}.id`)
  const open = [task]
  for (const each of open) {
    each.removedIn = draft.state.settings.version + 1
    open.push(...draft.childrenOf(each.id))
  }
  draft.record({
    kind: 'task',
    action: 'delete',
    task,
    before: { code: task.code, name: task.name },
    after: {},
  })
  draft.touchAll()
}

/** @throws AppError 422 for a task that is not removed, or whose parent is */
function restore(...[draft, change, index]: Members) {
  const { tasks } = draft.state
  const task = tasks.get(change.id ?? 0)
  const at = `changes.${index}.id`
  if (!task || task.removedIn === null) throw refused(at, 'absent')
  if (task.parentId !== null && tasks.get(task.parentId)!.removedIn !== null)
    throw refused(at, 'parentRemoved')
  const version = task.removedIn
  const back = [task]
  for (const each of back) {
    each.removedIn = null
    draft.statedBy.set(each.id, index)
    for (const child of tasks.values())
      if (child.parentId === each.id && child.removedIn === version) back.push(child)
  }
  draft.record({
    kind: 'task',
    action: 'restore',
    task,
    before: {},
    after: { code: task.code, name: task.name },
  })
  draft.touchAll()
}

function placeAfter(draft: Draft, task: Task, { afterId }: Change, index: number) {
  const siblings = draft.childrenOf(task.parentId).filter(({ id }) => id !== task.id)
  const at = `changes.${index}.afterId`
  // not stated: behind all siblings; null: before them
  const after = afterId == null ? null : draft.task(afterId, at)
  if (after && after.parentId !== task.parentId) throw refused(at, 'otherParent')
  task.position = rankAfter(siblings, afterId === undefined ? (siblings.at(-1) ?? null) : after)
}
