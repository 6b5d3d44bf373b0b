import { divideHalfUp } from '#engines/money/money'
import { formatDay, parseDay, type Day } from '#engines/scheduling/moment'
import { addMonths } from './service_years.js'

/**
 * Annual leave as it is earned month by month (article 109): 21 days a year, 30 from the day after five
 * years of service. Days are ten-thousandths, so that 1.75 a month is exact.
 */

export interface AccrualRules {
  /** From so many years of service on, a year earns so many days. */
  steps: { afterYears: number; daysE4: number }[]
}

export const ANNUAL_LEAVE: AccrualRules = {
  steps: [
    { afterYears: 0, daysE4: 21_0000 },
    { afterYears: 5, daysE4: 30_0000 },
  ],
}

/** One service: who leaves and comes back begins another, and its years count anew. */
export interface Employed {
  joinedOn: string
  /** Last day of the contract; null while it goes on. */
  endedOn: string | null
}

const MONTHS = 12

/**
 * What one month has earned, `2026-11`. A month that was worked in part earns by its days. What is
 * rounded off is carried within the year, so that twelve months are the year's days exactly.
 */
export function accrualOfMonth(
  month: string,
  services: readonly Employed[],
  rules = ANNUAL_LEAVE
): number {
  const year = month.slice(0, 4)
  const last = Number(month.slice(5, 7))
  const until = (count: number) =>
    rounded(
      Array.from({ length: count }, (_, at) =>
        exactOfMonth(`${year}-${String(at + 1).padStart(2, '0')}`, services, rules)
      )
    )
  return until(last) - until(last - 1)
}

/** What the months from the first to the last have earned together. */
export function accrualBetween(
  first: string,
  last: string,
  services: readonly Employed[],
  rules = ANNUAL_LEAVE
) {
  let total = 0
  for (let month = first; month <= last; month = nextMonth(month))
    total += accrualOfMonth(month, services, rules)
  return total
}

/** `2026-12` → `2027-01`. */
export const nextMonth = (month: string): string =>
  formatDay(addMonths(parseDay(`${month}-01`), 1)).slice(0, 7)

interface Fraction {
  top: bigint
  bottom: bigint
}

/** Days of the month at each rate, over the days that it has. */
function exactOfMonth(month: string, services: readonly Employed[], rules: AccrualRules): Fraction {
  const first = parseDay(`${month}-01`)
  const next = addMonths(first, 1)
  const top = services.reduce((sum, who) => sum + earnedIn([first, next], who, rules), 0n)
  return { top, bottom: BigInt(MONTHS * (next - first)) }
}

/** Days of one service in a month, each by what a year grants on it. */
function earnedIn([first, next]: [Day, Day], who: Employed, rules: AccrualRules): bigint {
  const joined = parseDay(who.joinedOn)
  const ended = who.endedOn === null ? next : parseDay(who.endedOn) + 1
  const span = [Math.max(first, joined), Math.min(next, ended)] as const
  const steps = [...rules.steps].sort((a, b) => a.afterYears - b.afterYears)
  return steps.reduce((sum, step, at) => {
    const from = addMonths(joined, MONTHS * step.afterYears)
    const following = steps[at + 1]
    const to = following ? addMonths(joined, MONTHS * following.afterYears) : next
    return sum + BigInt(step.daysE4) * BigInt(overlap(span, [from, to]))
  }, 0n)
}

const overlap = ([a, b]: readonly [Day, Day], [from, to]: [Day, Day]) =>
  Math.max(0, Math.min(b, to) - Math.max(a, from))

/** A sum of fractions, rounded once. */
function rounded(parts: Fraction[]): number {
  const sum = parts.reduce(
    (all, { top, bottom }) => ({
      top: all.top * bottom + top * all.bottom,
      bottom: all.bottom * bottom,
    }),
    { top: 0n, bottom: 1n }
  )
  return Number(divideHalfUp(sum.top, sum.bottom))
}
