import { percentOf } from '#engines/money/money'
import { dayOf, formatDay, MINUTES_OF_DAY, parseDay, type Moment } from '#engines/scheduling/moment'
import type { MilestoneStatus } from '#production/enums/milestones'

/** What a contract sets for a milestone. */
interface Terms {
  contractOn: string
  /** When it was reached, where no task says so. */
  reachedOn: string | null
  damagesMinor: number | null
  damagesCapBp: number | null
}

/** Where its task lies in the schedule. */
export interface TaskDay {
  earlyFinish: Moment | null
  actualFinish: Moment | null
}

interface Circumstances {
  task: TaskDay | null
  today: string
  /** What the contract is worth, before VAT; the cap is a share of it. */
  contractMinor: number
  /** Working minutes between two moments of the schedule's calendar. */
  between(from: Moment, to: Moment): number
}

export interface Outlook {
  status: MilestoneStatus
  reachedOn: string | null
  /** What the schedule says; null without a task, and once it is reached. */
  forecastOn: string | null
  /** Calendar days after the contract day, below zero before it; null where nothing is known yet. */
  varianceDays: number | null
  /** Working minutes until the end of the contract day, below zero when it is missed. */
  floatMinutes: number | null
  /** What the delay costs within the cap; null where no damages are agreed. */
  exposureMinor: number | null
}

/** When a milestone is reached, how that compares with the contract, and what it costs. */
export function outlookOf(terms: Terms, circumstances: Circumstances): Outlook {
  const { task, today, between } = circumstances
  const reachedOn = task ? dayText(task.actualFinish) : terms.reachedOn
  const finish = reachedOn === null ? (task?.earlyFinish ?? null) : null
  const forecastOn = dayText(finish)
  const varianceDays = varianceOf(terms.contractOn, { reachedOn, forecastOn, today })
  const due = endOf(terms.contractOn)
  return {
    status: statusOf(reachedOn, forecastOn, varianceDays),
    reachedOn,
    forecastOn,
    varianceDays,
    floatMinutes: finish === null ? null : between(finish, due),
    exposureMinor: exposureOf(terms, varianceDays, circumstances.contractMinor),
  }
}

const dayText = (moment: Moment | null) => (moment === null ? null : formatDay(dayOf(moment)))

/** A day counts to its end. */
export const endOf = (day: string): Moment => (parseDay(day) + 1) * MINUTES_OF_DAY

interface Days {
  reachedOn: string | null
  forecastOn: string | null
  today: string
}

function varianceOf(contractOn: string, { reachedOn, forecastOn, today }: Days): number | null {
  if (reachedOn !== null) return parseDay(reachedOn) - parseDay(contractOn)
  // what is not reached by today can be reached today at the earliest, whatever an old schedule says
  const expectedOn = forecastOn !== null && forecastOn > today ? forecastOn : today
  if (forecastOn === null && expectedOn <= contractOn) return null
  return parseDay(expectedOn) - parseDay(contractOn)
}

function statusOf(
  reachedOn: string | null,
  forecastOn: string | null,
  varianceDays: number | null
): MilestoneStatus {
  if (reachedOn !== null) return 'reached'
  if (varianceDays !== null && varianceDays > 0) return 'late'
  return forecastOn === null ? 'open' : 'on_track'
}

function exposureOf(terms: Terms, varianceDays: number | null, contractMinor: number) {
  const { damagesMinor, damagesCapBp } = terms
  if (damagesMinor === null) return null
  const damages = Math.max(0, varianceDays ?? 0) * damagesMinor
  return damagesCapBp === null ? damages : Math.min(damages, percentOf(contractMinor, damagesCapBp))
}
