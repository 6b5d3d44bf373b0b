import { Carry } from './carry.js'
import { DAY_E4 } from './leave_days.js'
import type { SickPart } from './sick_leave.js'
import { parseDay } from '#engines/scheduling/moment'
import { TIME_RULES, type TimeRules } from './working_time.js'

/**
 * What a month's work is paid, line by line: a line for each rate of pay that held in it. A day is worth
 * the month's pay over the days of that month; overtime is paid by article 107, from a month of thirty
 * days of eight hours. Days are ten-thousandths, amounts minor units.
 */

export const PAY_PARTS = ['basic', 'housing', 'transport', 'other'] as const
export type PayPart = (typeof PAY_PARTS)[number]

/** Monthly pay, or what of it a line is paid. */
export type Pay = Record<PayPart, number>

/** What is known of one day of service. */
export interface MonthDay {
  on: string
  /** Neither a day of rest nor a public holiday. */
  works: boolean
  workedMinutes: number
  /** Approved before it was worked. */
  overtimeMinutes: number
  /** Has checked in where attendance is taken. */
  attended: boolean
  /** Minutes that the day began late and ended early: shown to payroll, not deducted. */
  lateMinutes: number
  earlyMinutes: number
  absenceE4: number
  /** Leave of any kind, illness and unpaid leave among it. */
  leaveE4: number
  unpaidE4: number
  sick: SickPart[]
  /** A settlement pays it: here it earns nothing but its overtime. */
  isSettled: boolean
}

/** Pay from a day on; null where none is agreed yet. */
export interface RateFrom {
  from: string
  pay: Pay | null
}

export interface MonthLine {
  fromOn: string
  toOn: string
  /** The monthly pay that holds on its days. */
  rate: Pay | null
  /** Its days are paid by a settlement: it has no pay and no deductions. */
  isSettled: boolean
  calendarDays: number
  workingDays: number
  workedMinutes: number
  overtimeMinutes: number
  attendedDays: number
  lateMinutes: number
  earlyMinutes: number
  absenceE4: number
  leaveE4: number
  sickE4: number
  /** Of kinds without pay. */
  unpaidE4: number
  sick: SickPart[]
  parts: Pay
  wages: number
  overtime: number
  deductions: Record<Deduction, number>
  deducted: number
  net: number
}

/**
 * The days of leave of a line by how they are paid; they come to its leave. Illness is paid in steps, so
 * some of it is in full, some in part and some unpaid.
 */
export function leaveByPay({ leaveE4, unpaidE4, sick }: Counted) {
  const stepsOf = (isStep: (percent: number) => boolean) =>
    sumOf(sick.map(({ percent, daysE4 }) => (isStep(percent) ? daysE4 : 0)))
  const partE4 = stepsOf((percent) => percent > 0 && percent < WHOLE_PERCENT)
  const noneE4 = unpaidE4 + stepsOf((percent) => percent === 0)
  return { fullE4: leaveE4 - partE4 - noneE4, partE4, noneE4 }
}

type Counted = Pick<MonthLine, 'leaveE4' | 'unpaidE4' | 'sick'>

export const DEDUCTIONS = ['unpaid', 'absence', 'sick'] as const
export type Deduction = (typeof DEDUCTIONS)[number]

const WHOLE_PERCENT = 100
const NOTHING: Pay = { basic: 0, housing: 0, transport: 0, other: 0 }

/**
 * The lines of somebody's month: days that follow each other at one rate, paid here or by a settlement.
 * @param days the days of service in order; none where they did not work here in the month
 * @param rates in the order of their days; the last one up to a day holds on it
 * @param monthDays days of the whole month
 */
export function monthLines(
  days: readonly MonthDay[],
  rates: readonly RateFrom[],
  monthDays: number,
  rules: TimeRules = TIME_RULES
): MonthLine[] {
  const bottom = BigInt(monthDays) * BigInt(DAY_E4) * BigInt(WHOLE_PERCENT)
  const carries = { wages: perPart(bottom), deducted: perPart(bottom) }
  const overtime = new Carry(BigInt(WHOLE_PERCENT * rules.monthDays * rules.dayMinutes))
  return stretches(days, rates).map(({ rate, isSettled, days: own }) => {
    const pay = rate ?? NOTHING
    const due = isSettled ? NOTHING : pay
    const parts = shareOf(carries.wages, due, own.length * DAY_E4 * WHOLE_PERCENT)
    const counts = countsOf(own)
    const deductions = deductionsOf(carries.deducted, due, counts)
    const wages = sumOf(PAY_PARTS.map((part) => parts[part]))
    const deducted = sumOf(DEDUCTIONS.map((kind) => deductions[kind]))
    const extra = overtime.take(overtimeTop(counts.overtimeMinutes, pay, rules))
    return {
      ...{ fromOn: own[0]!.on, toOn: own.at(-1)!.on, rate, isSettled },
      ...{ ...counts, parts, wages },
      ...{ overtime: extra, deductions, deducted, net: wages + extra - deducted },
    }
  })
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const perPart = (bottom: bigint) =>
  Object.fromEntries(PAY_PARTS.map((part) => [part, new Carry(bottom)])) as Record<PayPart, Carry>

/** Of each part so many ten-thousandths of a day, times a percentage. */
const shareOf = (carries: Record<PayPart, Carry>, pay: Pay, weight: number) =>
  Object.fromEntries(
    PAY_PARTS.map((part) => [part, carries[part].take(BigInt(pay[part]) * BigInt(weight))])
  ) as Pay

/** Days without pay take from every part what the same days would have earned. */
function deductionsOf(carries: Record<PayPart, Carry>, pay: Pay, counts: Counts) {
  const sickWeight = sumOf(
    counts.sick.map(({ percent, daysE4 }) => (WHOLE_PERCENT - percent) * daysE4)
  )
  const weights: Record<Deduction, number> = {
    unpaid: counts.unpaidE4 * WHOLE_PERCENT,
    absence: counts.absenceE4 * WHOLE_PERCENT,
    sick: sickWeight,
  }
  const amounts = DEDUCTIONS.map((kind) => {
    const share = shareOf(carries, pay, weights[kind])
    return [kind, sumOf(PAY_PARTS.map((part) => share[part]))]
  })
  return Object.fromEntries(amounts) as Record<Deduction, number>
}

/** Article 107: the hour's wage, and a share of the basic hour on top. */
function overtimeTop(minutes: number, pay: Pay, rules: TimeRules): bigint {
  const wage = sumOf(PAY_PARTS.map((part) => pay[part]))
  return BigInt(minutes) * BigInt(wage * WHOLE_PERCENT + pay.basic * rules.overtimePercent)
}

type Counts = ReturnType<typeof countsOf>

function countsOf(days: readonly MonthDay[]) {
  const sick = days.flatMap((day) => day.sick)
  const percents = [...new Set(sick.map(({ percent }) => percent))].sort((a, b) => b - a)
  return {
    calendarDays: days.length,
    workingDays: days.filter(({ works }) => works).length,
    workedMinutes: sumOf(days.map((day) => day.workedMinutes)),
    overtimeMinutes: sumOf(days.map((day) => day.overtimeMinutes)),
    attendedDays: days.filter(({ attended }) => attended).length,
    lateMinutes: sumOf(days.map((day) => day.lateMinutes)),
    earlyMinutes: sumOf(days.map((day) => day.earlyMinutes)),
    absenceE4: sumOf(days.map((day) => day.absenceE4)),
    leaveE4: sumOf(days.map((day) => day.leaveE4)),
    unpaidE4: sumOf(days.map((day) => day.unpaidE4)),
    sickE4: sumOf(sick.map(({ daysE4 }) => daysE4)),
    sick: percents.map((percent) => ({
      percent,
      daysE4: sumOf(sick.filter((part) => part.percent === percent).map(({ daysE4 }) => daysE4)),
    })),
  }
}

/** The days, cut where one is missing, another rate begins to hold, or a settlement pays. */
function stretches(days: readonly MonthDay[], rates: readonly RateFrom[]) {
  const found: { at: number; rate: Pay | null; isSettled: boolean; days: MonthDay[] }[] = []
  for (const day of days) {
    const { on, isSettled } = day
    const at = rates.findLastIndex(({ from }) => from <= on)
    const last = found.at(-1)
    const isNext = last && parseDay(last.days.at(-1)!.on) + 1 === parseDay(on)
    if (isNext && last.at === at && last.isSettled === isSettled) last.days.push(day)
    else found.push({ at, rate: at < 0 ? null : rates[at]!.pay, isSettled, days: [day] })
  }
  return found
}
