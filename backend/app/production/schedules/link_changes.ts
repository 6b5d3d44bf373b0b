import { formatDecimal4, parseDecimal } from '#engines/money/money'
import type { TaskAssignment } from '#production/tasks/task'
import type { Change } from './change.js'
import { pairKey, refused, type Draft } from './draft.js'

/** Changes between tasks, and of who works on them. */
export const LINK_CHANGES = { link, unlink, assign, unassign }

type Members = [draft: Draft, change: Change, index: number]

function link(...[draft, change, index]: Members) {
  const { from, to } = endsOf(draft, change, index)
  if (from === to) throw refused(`changes.${index}.toId`, 'linkToItself')
  const key = pairKey(from.id, to.id)
  const known = draft.links.get(key)
  const { type = 'FS', lag = 0 } = change
  const before = known ? { predecessor: textOf(from.code, known) } : {}
  if (known) Object.assign(known, { type, lag })
  else draft.links.set(key, { fromId: from.id, toId: to.id, type, lag })
  draft.linksTouched = true
  const after = { predecessor: textOf(from.code, { type, lag }) }
  draft.record({ kind: 'task', action: 'update', task: to, before, after })
}

function unlink(...[draft, change, index]: Members) {
  const { from, to } = endsOf(draft, change, index)
  const key = pairKey(from.id, to.id)
  const gone = draft.links.get(key)
  if (!gone) throw refused(`changes.${index}.fromId`, 'absent')
  draft.links.delete(key)
  draft.linksTouched = true
  const before = { predecessor: textOf(from.code, gone) }
  draft.record({ kind: 'task', action: 'update', task: to, before, after: {} })
}

function assign(...[draft, change, index]: Members) {
  const task = draft.task(change.taskId, `changes.${index}.taskId`)
  const { resourceId, units = '1' } = change
  if (!resourceId || !draft.resources.has(resourceId))
    throw refused(`changes.${index}.resourceId`, resourceId ? 'absent' : 'required')
  const key = pairKey(task.id, resourceId)
  const known = draft.assignments.get(key)
  const before = known ? resourceText(draft, known) : {}
  const assignment = known ?? { taskId: task.id, resourceId, unitsE4: 0 }
  assignment.unitsE4 = Number(parseDecimal(units, 4))
  draft.assignments.set(key, assignment)
  draft.assignmentsTouched = true
  const after = resourceText(draft, assignment)
  draft.record({ kind: 'task', action: 'update', task, before, after })
}

function unassign(...[draft, change, index]: Members) {
  const task = draft.task(change.taskId, `changes.${index}.taskId`)
  const key = pairKey(task.id, change.resourceId ?? 0)
  const gone = draft.assignments.get(key)
  if (!gone) throw refused(`changes.${index}.resourceId`, 'absent')
  draft.assignments.delete(key)
  draft.assignmentsTouched = true
  const before = resourceText(draft, gone)
  draft.record({ kind: 'task', action: 'update', task, before, after: {} })
}

function endsOf(draft: Draft, { fromId, toId }: Change, index: number) {
  return {
    from: draft.task(fromId, `changes.${index}.fromId`),
    to: draft.task(toId, `changes.${index}.toId`),
  }
}

const textOf = (code: string, { type, lag }: { type: string; lag: number }) =>
  `${code} ${type}${lag ? ` ${lag > 0 ? '+' : ''}${lag} min` : ''}`

const resourceText = ({ resources }: Draft, { resourceId, unitsE4 }: TaskAssignment) => ({
  resource: `${resources.get(resourceId) ?? resourceId} × ${formatDecimal4(unitsE4)}`,
})
