import type { Apply } from './draft'
import type { ScheduleSettings } from './types'

/** Changes between tasks, of who works on them and of the settings. Each returns what takes it back. */

export const link: Apply<'link'> = (draft, change) => {
  const [fromId, toId] = [draft.task(change.fromId).id, draft.task(change.toId).id]
  const isPair = (one: { fromId: number; toId: number }) =>
    one.fromId === fromId && one.toId === toId
  const before = draft.links.find(isPair)
  const now = { fromId, toId, type: change.type, lag: change.lag }
  draft.links = before ? draft.links.map((one) => (isPair(one) ? now : one)) : [...draft.links, now]
  draft.isRearranged = true
  return [before ? { op: 'link', ...before } : { op: 'unlink', fromId, toId }]
}

export const unlink: Apply<'unlink'> = (draft, change) => {
  const [fromId, toId] = [draft.idOf(change.fromId), draft.idOf(change.toId)]
  const before = draft.links.find((one) => one.fromId === fromId && one.toId === toId)
  draft.links = draft.links.filter((one) => one !== before)
  draft.isRearranged = true
  return before ? [{ op: 'link', ...before }] : []
}

export const assign: Apply<'assign'> = (draft, { taskId: place, resourceId, units }) => {
  const taskId = draft.task(place).id
  const isPair = (one: { taskId: number; resourceId: number }) =>
    one.taskId === taskId && one.resourceId === resourceId
  const before = draft.assignments.find(isPair)
  const now = { taskId, resourceId, units }
  draft.assignments = before
    ? draft.assignments.map((one) => (isPair(one) ? now : one))
    : [...draft.assignments, now]
  return [before ? { op: 'assign', ...before } : { op: 'unassign', taskId, resourceId }]
}

export const unassign: Apply<'unassign'> = (draft, { taskId: place, resourceId }) => {
  const taskId = draft.idOf(place)
  const before = draft.assignments.find(
    (one) => one.taskId === taskId && one.resourceId === resourceId
  )
  draft.assignments = draft.assignments.filter((one) => one !== before)
  return before ? [{ op: 'assign', ...before }] : []
}

export const settings: Apply<'settings'> = (draft, { fields }) => {
  const before = Object.fromEntries(
    Object.keys(fields).map((name) => [name, draft.settings[name as keyof ScheduleSettings]])
  )
  draft.settings = { ...draft.settings, ...fields }
  draft.isRearranged = true
  return [{ op: 'settings', fields: before }]
}
