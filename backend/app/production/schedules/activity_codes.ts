import type { Task } from '#production/tasks/task'
import { refused, type Draft } from './draft.js'

const FIRST = 1000
const STEP = 10
const NUMBERED = /^A(\d{1,9})$/

/** The next activity id as planners number them: A1000, A1010, A1020 … */
export function nextCode(tasks: Iterable<Task>): string {
  let last = FIRST - STEP
  for (const { code } of tasks) {
    const number = Number(NUMBERED.exec(code)?.[1] ?? 0)
    if (number > last) last = number
  }
  return `A${Math.floor(last / STEP) * STEP + STEP}`
}

/** @throws AppError 422 where two tasks share an activity id, at the change that made it so */
export function checkCodes({ state, statedBy }: Draft) {
  const holders = new Map<string, Task>()
  for (const task of state.tasks.values()) {
    if (task.removedIn !== null) continue
    const other = holders.get(task.code)
    holders.set(task.code, task)
    if (!other) continue
    const index = Math.max(statedBy.get(task.id) ?? -1, statedBy.get(other.id) ?? -1)
    if (index >= 0) throw refused(`changes.${index}.fields.code`, 'taken')
  }
}
