import { divideHalfUp } from '#engines/money/money'
import { parseDay } from '#engines/scheduling/moment'
import { addMonths } from './service_years.js'

/**
 * Sick leave (article 117): within a year from the first day of illness 30 days with full pay, 60 with
 * three quarters and 30 without, in one piece or many.
 */

export interface SickStep {
  days: number
  /** Hundredths of the wage. */
  percent: number
}

export interface SickRules {
  steps: SickStep[]
  /** A month's wage is for so many days. */
  monthDays: number
}

export const SICK_RULES: SickRules = {
  steps: [
    { days: 30, percent: 100 },
    { days: 60, percent: 75 },
    { days: 30, percent: 0 },
  ],
  monthDays: 30,
}

const DAY_E4 = 1_0000

/** The days of an illness at one rate of pay. */
export interface SickPart {
  percent: number
  daysE4: number
}

/** The first day of the sick year that a day belongs to; the day itself where it opens one. */
export function sickYearStart(sickDays: string[], on: string): string {
  let start: string | null = null
  for (const day of [...sickDays].sort()) {
    if (day > on) break
    if (start === null || isYearAfter(start, day)) start = day
  }
  return start === null || isYearAfter(start, on) ? on : start
}

const isYearAfter = (start: string, on: string) => parseDay(on) >= addMonths(parseDay(start), 12)

/** How new days of illness are paid after so many in the same year; `over` is more than the law grants. */
export function sickParts(usedE4: number, newE4: number, rules = SICK_RULES) {
  let before = usedE4
  let left = newE4
  const parts: SickPart[] = []
  for (const { days, percent } of rules.steps) {
    const room = Math.max(0, days * DAY_E4 - before)
    const here = Math.min(room, left)
    if (here > 0) parts.push({ percent, daysE4: here })
    before = Math.max(0, before - days * DAY_E4)
    left -= here
  }
  return { parts, overE4: left }
}

/** Pay of the days of illness out of a month's wage, rounded once. */
export function sickPayMinor(parts: SickPart[], wageMinor: number, rules = SICK_RULES): number {
  const weighted = parts.reduce((sum, { percent, daysE4 }) => sum + percent * daysE4, 0)
  return Number(
    divideHalfUp(BigInt(wageMinor) * BigInt(weighted), BigInt(100 * DAY_E4 * rules.monthDays))
  )
}
