import { formatDecimal4, parseDecimal } from '#engines/money/money'
import type { TaskAssignment } from '#production/tasks/task'
import type { Change } from './change.js'
import { refused, type Draft } from './draft.js'

/** Changes between tasks, and of who works on them. */
export const LINK_CHANGES = { link, unlink, assign, unassign }

type Members = [draft: Draft, change: Change, index: number]

function link(...[draft, change, index]: Members) {
  const { from, to } = endsOf(draft, change, index)
  if (from === to) throw refused(`changes.${index}.toId`, 'linkToItself')
  const { links } = draft.state
  const known = links.find(({ fromId, toId }) => fromId === from.id && toId === to.id)
  const { type = 'FS', lag = 0 } = change
  const before = known ? { predecessor: textOf(from.code, known) } : {}
  if (known) Object.assign(known, { type, lag })
  else links.push({ fromId: from.id, toId: to.id, type, lag })
  draft.linksTouched = true
  const after = { predecessor: textOf(from.code, { type, lag }) }
  draft.record({ kind: 'task', action: 'update', task: to, before, after })
}

function unlink(...[draft, change, index]: Members) {
  const { from, to } = endsOf(draft, change, index)
  const { links } = draft.state
  const at = links.findIndex(({ fromId, toId }) => fromId === from.id && toId === to.id)
  if (at < 0) throw refused(`changes.${index}.fromId`, 'absent')
  const [gone] = links.splice(at, 1)
  draft.linksTouched = true
  const before = { predecessor: textOf(from.code, gone!) }
  draft.record({ kind: 'task', action: 'update', task: to, before, after: {} })
}

function assign(...[draft, change, index]: Members) {
  const task = draft.task(change.taskId, `changes.${index}.taskId`)
  const { resourceId, units = '1' } = change
  if (!resourceId || !draft.resources.has(resourceId))
    throw refused(`changes.${index}.resourceId`, resourceId ? 'absent' : 'required')
  const { assignments } = draft.state
  const known = assignments.find(
    (each) => each.taskId === task.id && each.resourceId === resourceId
  )
  const before = known ? resourceText(draft, known) : {}
  const assignment = known ?? { taskId: task.id, resourceId, unitsE4: 0 }
  assignment.unitsE4 = Number(parseDecimal(units, 4))
  if (!known) assignments.push(assignment)
  draft.assignmentsTouched = true
  const after = resourceText(draft, assignment)
  draft.record({ kind: 'task', action: 'update', task, before, after })
}

function unassign(...[draft, change, index]: Members) {
  const task = draft.task(change.taskId, `changes.${index}.taskId`)
  const { assignments } = draft.state
  const at = assignments.findIndex(
    ({ taskId, resourceId }) => taskId === task.id && resourceId === change.resourceId
  )
  if (at < 0) throw refused(`changes.${index}.resourceId`, 'absent')
  const [gone] = assignments.splice(at, 1)
  draft.assignmentsTouched = true
  const before = resourceText(draft, gone!)
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
