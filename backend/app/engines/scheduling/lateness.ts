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

interface Waiting {
  earlyStart: string | null
  actualStart: string | null
  actualFinish: string | null
}

/** Whether the material of a task that has not begun comes after the day on which it is to start. */
export const isMaterialLate = (
  { earlyStart, actualStart, actualFinish }: Waiting,
  readyOn: string | null | undefined
): boolean =>
  readyOn != null &&
  actualStart === null &&
  actualFinish === null &&
  earlyStart !== null &&
  readyOn > earlyStart.slice(0, 10)
