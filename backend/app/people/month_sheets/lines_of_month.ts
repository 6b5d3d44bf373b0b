import { setting } from '#core/settings/settings'
import { leaveByPay, monthLines, type MonthLine } from '#engines/labour/month_pay'
import { TIME_RULES, type TimeRules } from '#engines/labour/working_time'
import { daysOfService } from './days_of_service.js'
import type { PersonMonth } from './facts/facts_of_month.js'
import type { MonthLineDetails } from './month_sheet_line.js'
import { warningsOf } from './warnings_of.js'

/** The law's hour of overtime, at what the firm pays for it. */
export function overtimeRules(): TimeRules {
  const factor = Number(setting('overtimeFactor', '1.5'))
  return { ...TIME_RULES, overtimePercent: Math.round((factor - 1) * 100) }
}

export type LineRow = ReturnType<typeof rowOf>

/** The lines of somebody's month as they are stored, one for each rate of pay. */
export function linesOfMonth(facts: PersonMonth, today: string): LineRow[] {
  const days = daysOfService(facts, today)
  const rules = overtimeRules()
  return monthLines(days, facts.rates, facts.month.days, rules).map((line) =>
    rowOf(facts, line, {
      details: detailsOf(facts, line, rules),
      warnings: warningsOf(facts, line, days, today),
    })
  )
}

function rowOf(
  { person, account }: PersonMonth,
  line: MonthLine,
  { details, warnings }: { details: MonthLineDetails; warnings: string[] }
) {
  return {
    employee_id: person.id,
    employee_number: person.number,
    employee_name: person.name,
    employee_name_ar: person.nameAr,
    department_id: person.departmentId,
    ...timeOf(line),
    basic_minor: line.parts.basic,
    housing_minor: line.parts.housing,
    transport_minor: line.parts.transport,
    other_minor: line.parts.other,
    wages_minor: line.wages,
    overtime_minor: line.overtime,
    deducted_minor: line.deducted,
    net_minor: line.net,
    details: JSON.stringify(details),
    warnings: JSON.stringify(warnings),
    warning_count: warnings.length,
    bank_name: account.bankName,
    bank_seal: account.bankSeal,
    iban_sealed: account.ibanSealed,
  }
}

function timeOf(line: MonthLine) {
  const leave = leaveByPay(line)
  return {
    from_on: line.fromOn,
    to_on: line.toOn,
    calendar_days: line.calendarDays,
    working_days: line.workingDays,
    worked_minutes: line.workedMinutes,
    overtime_minutes: line.overtimeMinutes,
    attended_days: line.attendedDays,
    late_minutes: line.lateMinutes,
    early_minutes: line.earlyMinutes,
    absence_days_e4: line.absenceE4,
    leave_days_e4: line.leaveE4,
    sick_days_e4: line.sickE4,
    paid_leave_days_e4: leave.fullE4,
    part_paid_days_e4: leave.partE4,
    unpaid_days_e4: leave.noneE4,
  }
}

function detailsOf(facts: PersonMonth, line: MonthLine, rules: TimeRules): MonthLineDetails {
  const { services, settlements, month } = facts
  const isIn = (on: string | null) => on !== null && on >= line.fromOn && on <= line.toOn
  const paidBy = settlements.find(({ to, isDecided }) => isDecided && line.fromOn <= to)
  return {
    rate: line.rate,
    monthDays: month.days,
    overtimePercent: rules.overtimePercent,
    leave: leaveByKind(facts, line),
    sick: line.sick,
    deductions: line.deductions,
    joinedOn: services.map(({ joinedOn }) => joinedOn).find(isIn) ?? null,
    leftOn: services.map(({ endedOn }) => endedOn).find(isIn) ?? null,
    settlement: line.isSettled && paidBy ? { id: paidBy.id, number: paidBy.number } : null,
  }
}

function leaveByKind({ leave }: PersonMonth, { fromOn, toOn }: MonthLine) {
  const kinds = new Map<number, MonthLineDetails['leave'][number]>()
  for (const { on, daysE4, leaveTypeId, name, nameAr } of leave.days) {
    if (on < fromOn || on > toOn) continue
    const before = kinds.get(leaveTypeId)?.daysE4 ?? 0
    kinds.set(leaveTypeId, { leaveTypeId, name, nameAr, daysE4: before + daysE4 })
  }
  return [...kinds.values()]
}
