import { Draft, type Apply } from './draft'
import { assign, link, settings, unassign, unlink } from './pair-changes'
import type { RemovedBranch } from './removed'
import { add, move, remove, restore, update } from './task-changes'
import type { Change, ScheduleAnswer } from './types'

const OPERATIONS: { [Op in Change['op']]: Apply<Op> } = {
  add,
  update,
  move,
  remove,
  restore,
  link,
  unlink,
  assign,
  unassign,
  settings,
}

export interface Applied {
  /** With the dates as they were. */
  schedule: ScheduleAnswer
  /** What takes the changes back. */
  inverse: Change[]
  /** Tasks whose facts changed; all that changed unless `isRearranged`. */
  touched: ReadonlySet<number>
  isRearranged: boolean
}

/**
 * Makes changes to a schedule in the browser, as the server makes them.
 * @param removed branches that were taken out, to which more are added
 * @throws AbsentTask
 */
export function applyChanges(
  from: ScheduleAnswer,
  changes: readonly Change[],
  removed: Map<number, RemovedBranch>
): Applied {
  const draft = new Draft(from, removed)
  const inverse: Change[] = []
  for (const change of changes) {
    const operation = OPERATIONS[change.op] as (draft: Draft, change: Change) => Change[]
    inverse.unshift(...operation(draft, change))
  }
  const { touched, isRearranged } = draft
  return { schedule: draft.schedule(), inverse, touched, isRearranged }
}
