import type { Change } from './change.js'
import { checkCodes } from './activity_codes.js'
import type { Draft } from './draft.js'
import { LINK_CHANGES } from './link_changes.js'
import { settings } from './settings_change.js'
import { TASK_CHANGES } from './task_changes.js'

const OPERATIONS = { ...TASK_CHANGES, ...LINK_CHANGES, settings }

/**
 * Applies changes in their order to a schedule in memory.
 * @throws AppError 422 naming the change and its member
 */
export function applyChanges(draft: Draft, changes: readonly Change[]) {
  changes.forEach((change, index) => OPERATIONS[change.op](draft, change, index))
  draft.settle()
  checkCodes(draft)
}
