import type { ScheduleTask } from '../plan/types'

/** Whether a task misses its deadline, or the plan what it must be finished by. */
export function isLate(task: ScheduleTask): boolean {
  const { deadline, earlyFinish, totalFloat, actualFinish } = task
  if (deadline !== null && earlyFinish !== null && earlyFinish > deadline) return true
  return actualFinish === null && totalFloat !== null && totalFloat < 0
}
