interface Dated<At extends string | number> {
  deadline: At | null
  earlyFinish: At | null
  totalFloat: number | null
  actualFinish: At | null
}

/** Whether a task misses its deadline, or the plan what it must be finished by. */
export function isLate<At extends string | number>(task: Dated<At>): boolean {
  const { deadline, earlyFinish, totalFloat, actualFinish } = task
  if (deadline !== null && earlyFinish !== null && earlyFinish > deadline) return true
  return actualFinish === null && totalFloat !== null && totalFloat < 0
}
