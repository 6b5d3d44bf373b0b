import type { Change, ScheduleTask } from '../../plan/types'

/** Adds to changes that wait to be applied: of each fact and pair only the last counts. */
export function withChange(pending: readonly Change[], change: Change): Change[] {
  if (change.op === 'update') {
    const same = pending.find((other) => other.op === 'update' && other.id === change.id)
    const fields = same?.op === 'update' ? { ...same.fields, ...change.fields } : change.fields
    return [...pending.filter((other) => other !== same), { ...change, fields }]
  }
  if (change.op === 'link' || change.op === 'unlink') {
    const isPair = (other: Change) =>
      (other.op === 'link' || other.op === 'unlink') &&
      other.fromId === change.fromId &&
      other.toId === change.toId
    return [...pending.filter((other) => !isPair(other)), change]
  }
  return [...pending, change]
}

/** A task as it is with the facts that wait. */
export function withPending(task: ScheduleTask, pending: readonly Change[]): ScheduleTask {
  return pending.reduce(
    (made, change) =>
      change.op === 'update' && change.id === task.id ? { ...made, ...change.fields } : made,
    task
  )
}
