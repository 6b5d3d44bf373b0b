import { formatDay, parseDay } from '#engines/scheduling/moment'
import { addMonths, compareYears, type Service } from './service_years.js'

/** Leave that is granted for an occasion: the pilgrimage, a birth, and leave without pay. */

export interface HajjRules {
  leastDays: number
  mostDays: number
  afterYears: number
}

/** Article 114: once, after two years, ten to fifteen days with those of the feast. */
export const HAJJ_RULES: HajjRules = { leastDays: 10, mostDays: 15, afterYears: 2 }

export type HajjRefusal = 'taken' | 'too_early' | 'too_short' | 'too_long'

/** Why leave for the pilgrimage is refused; null when it may be granted. */
export function hajjRefusal(
  request: { service: Service; takenBefore: boolean; days: number },
  rules = HAJJ_RULES
): HajjRefusal | null {
  if (request.takenBefore) return 'taken'
  if (compareYears(request.service, rules.afterYears) < 0) return 'too_early'
  if (request.days < rules.leastDays) return 'too_short'
  return request.days > rules.mostDays ? 'too_long' : null
}

export interface MaternityRules {
  weeks: number
  /** Of them, weeks before the expected birth at most … */
  mostWeeksBefore: number
  /** … and weeks after the birth in which she may not work. */
  weeksAfterBirth: number
  /** For a child that is ill or disabled: a month more with pay, and one without. */
  moreMonths: number
}

/** Article 151 since February 2025; before it was ten weeks. */
export const MATERNITY_RULES: MaternityRules = {
  weeks: 12,
  mostWeeksBefore: 4,
  weeksAfterBirth: 6,
  moreMonths: 1,
}

export interface Maternity {
  from: string
  to: string
  /** The days after the birth that are not hers to give up. */
  restFrom: string
  restTo: string
}

const WEEK = 7

/**
 * Maternity leave around a birth: whole weeks from the day she chooses, and never less than the weeks
 * of rest after the birth. Null when it would start earlier than the law allows.
 */
export function maternityLeave(
  { bornOn, startsOn, childIsIll = false }: Birth,
  rules = MATERNITY_RULES
): Maternity | null {
  const born = parseDay(bornOn)
  const starts = Math.min(parseDay(startsOn ?? bornOn), born)
  if (starts < born - rules.mostWeeksBefore * WEEK) return null
  const rest = born + rules.weeksAfterBirth * WEEK
  const whole = Math.max(starts + rules.weeks * WEEK, rest)
  const until = childIsIll ? addMonths(whole, rules.moreMonths) : whole
  return {
    from: formatDay(starts),
    to: formatDay(until - 1),
    restFrom: formatDay(born),
    restTo: formatDay(rest - 1),
  }
}

interface Birth {
  /** The day of the birth, or the day on which it is expected. */
  bornOn: string
  /** The birth itself where not given. */
  startsOn?: string
  childIsIll?: boolean
}

/** Article 116: leave without pay suspends the contract for what is longer than so many days. */
export const UNPAID_DAYS_IN_SERVICE = 20

export const suspendedDays = (unpaidDays: number, inService = UNPAID_DAYS_IN_SERVICE): number =>
  Math.max(0, unpaidDays - inService)
