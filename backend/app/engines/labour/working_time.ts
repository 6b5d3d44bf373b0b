import { divideHalfUp } from '#engines/money/money'

/** Hours of work and what is more than them: articles 98 and 107. */

export interface TimeRules {
  weekMinutes: number
  ramadanWeekMinutes: number
  /** Days over which a full week is spread. */
  weekDays: number
  /** A month's wage is for so many days of so many minutes. */
  monthDays: number
  dayMinutes: number
  /** What an hour of overtime earns on top of the hour, in hundredths of the basic one. */
  overtimePercent: number
}

/** Article 98: 48 hours a week, 36 in Ramadan; 107: the hour and half of the basic hour. */
export const TIME_RULES: TimeRules = {
  weekMinutes: 48 * 60,
  ramadanWeekMinutes: 36 * 60,
  weekDays: 6,
  monthDays: 30,
  dayMinutes: 8 * 60,
  overtimePercent: 50,
}

/** Minutes that days of work ask for: a week that Ramadan begins in is partly long, partly short. */
export function requiredMinutes(
  days: { ordinary: number; ramadan: number },
  rules = TIME_RULES
): number {
  const long = BigInt(days.ordinary) * BigInt(rules.weekMinutes)
  const short = BigInt(days.ramadan) * BigInt(rules.ramadanWeekMinutes)
  return Number(divideHalfUp(long + short, BigInt(rules.weekDays)))
}

/** What was worked beyond what the days ask for. */
export const overtimeMinutes = (worked: number, required: number): number =>
  Math.max(0, worked - required)

/** Overtime that counts on a day: what was worked beyond what it asks for, at most what was approved before. */
export const countedOvertime = (day: { approved: number; worked: number; required: number }) =>
  Math.min(day.approved, overtimeMinutes(day.worked, day.required))

/** Monthly wages in minor units: the whole wage, and the basic one that the supplement is of. */
export interface Wages {
  wageMinor: number
  basicMinor: number
}

/** Pay of overtime: the hour's wage and half of the basic hour, rounded once. */
export function overtimePayMinor(minutes: number, wages: Wages, rules = TIME_RULES): number {
  const hundredths = wages.wageMinor * 100 + wages.basicMinor * rules.overtimePercent
  return Number(
    divideHalfUp(
      BigInt(minutes) * BigInt(hundredths),
      BigInt(100 * rules.monthDays * rules.dayMinutes)
    )
  )
}

/** What so many days are worth of a month's wage, rounded once: leave that is left, or days without pay. */
export function daysPayMinor(daysE4: number, wageMinor: number, rules = TIME_RULES): number {
  return Number(divideHalfUp(BigInt(wageMinor) * BigInt(daysE4), BigInt(10_000 * rules.monthDays)))
}
