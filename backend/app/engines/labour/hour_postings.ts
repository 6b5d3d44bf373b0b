/** What hours or pay cost a project or a department, passed on so that no one's rate or pay follows from it. */

/** Fewer people than these are not passed on alone: they wait for more. */
export const LEAST_PEOPLE = 3
/** Amounts are passed on in whole thousands; what is left goes with a later one. */
export const POSTING_STEP_MINOR = 1_000_00
/** Pay is passed on in larger ones: that of a month differs little from the month before, but for who joined or left. */
export const PAY_STEP_MINOR = 10_000_00

/** What the approved hours of one person on a project, or what they are paid, cost in one month. */
export interface MonthOfHours {
  /** `YYYY-MM`. */
  month: string
  employeeId: number
  costMinor: number
}

/** What was passed on before. */
export interface Posted {
  /** The last month; null where there is none. */
  month: string | null
  amountMinor: number
}

/**
 * The amount to pass on for a project or department at the end of a month: all of its cost until then, less what was
 * passed on, in whole steps. Hours that were approved late, or reopened, are in the difference.
 * @returns null while those who worked since the last posting are too few, or nothing is to pass on
 */
export function nextPosting(
  hours: readonly MonthOfHours[],
  posted: Posted,
  month: string,
  stepMinor = POSTING_STEP_MINOR
): number | null {
  if (posted.month !== null && posted.month >= month) return null
  const until = hours.filter((one) => one.month <= month)
  const recent = until.filter((one) => posted.month === null || one.month > posted.month)
  const people = new Set(recent.map(({ employeeId }) => employeeId))
  if (people.size < LEAST_PEOPLE) return null
  const total = until.reduce((sum, { costMinor }) => sum + costMinor, 0)
  const steps = Math.trunc((total - posted.amountMinor) / stepMinor)
  return steps === 0 ? null : steps * stepMinor
}
