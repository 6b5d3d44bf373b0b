import { divideHalfUp } from '#engines/money/money'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { DAY_E4 } from './leave_days.js'
import { addMonths, type Service } from './service_years.js'
import { daysPayMinor, TIME_RULES } from './working_time.js'

/** What is due at the end of a contract beside the award: the month that has begun, and article 77. */

export interface LastMonth {
  joinedOn: string
  lastOn: string
  /** Days of leave without pay in this month, in ten-thousandths. */
  unpaidE4: number
}

/**
 * The days of the last month and their pay. A month's wage is for thirty days: a whole month is thirty,
 * however many it has, and no part of one is more (article 90 with the firm's month of thirty days).
 */
export function lastMonthPay(
  { joinedOn, lastOn, unpaidE4 }: LastMonth,
  wageMinor: number,
  rules = TIME_RULES
) {
  const last = parseDay(lastOn)
  const first = parseDay(`${lastOn.slice(0, 7)}-01`)
  const from = Math.max(first, parseDay(joinedOn))
  const isWhole = from === first && last === addMonths(first, 1) - 1
  const days = isWhole ? rules.monthDays : Math.min(rules.monthDays, last - from + 1)
  const daysE4 = Math.max(0, days * DAY_E4 - unpaidE4)
  return {
    from: formatDay(from),
    to: lastOn,
    daysE4,
    minor: daysPayMinor(daysE4, wageMinor, rules),
  }
}

export interface CompensationRules {
  /** Days of wage for each year of an indefinite contract. */
  daysPerYear: number
  /** Months of wage that it is never less than. */
  leastMonths: number
}

/** Article 77, where the contract itself states no other compensation. */
export const COMPENSATION_RULES: CompensationRules = { daysPerYear: 15, leastMonths: 2 }

export interface Dismissal {
  service: Service
  wageMinor: number
  lastOn: string
  /** Last day of a contract for a term; null where it is for none. */
  contractEndsOn: string | null
}

/** What the compensation was reckoned by; `least` where it would have been less than two months. */
export type CompensationBasis = 'years' | 'remaining' | 'least'

/** Compensation of a dismissal without a valid reason, rounded once. */
export function dismissalCompensation(
  { service, wageMinor, lastOn, contractEndsOn }: Dismissal,
  rules = COMPENSATION_RULES
): { basis: CompensationBasis; minor: number } {
  const isTerm = contractEndsOn !== null && contractEndsOn > lastOn
  const minor = isTerm
    ? daysPayMinor((parseDay(contractEndsOn) - parseDay(lastOn)) * DAY_E4, wageMinor)
    : yearsPay(service, wageMinor, rules)
  const least = wageMinor * rules.leastMonths
  if (minor < least) return { basis: 'least', minor: least }
  return { basis: isTerm ? 'remaining' : 'years', minor }
}

/** So many days' wages for each year, part years by their days. */
function yearsPay(
  { years, days, yearDays }: Service,
  wageMinor: number,
  { daysPerYear }: CompensationRules
): number {
  const served = BigInt(years * yearDays + days)
  const top = BigInt(wageMinor) * BigInt(daysPerYear) * served
  return Number(divideHalfUp(top, BigInt(TIME_RULES.monthDays * yearDays)))
}
