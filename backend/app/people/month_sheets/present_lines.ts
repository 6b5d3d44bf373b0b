import { baseMoney } from '#core/exchange_rates/at_rate'
import { DEDUCTIONS, PAY_PARTS } from '#engines/labour/month_pay'
import { formatDecimal4 } from '#engines/money/money'
import type MonthSheetLine from './month_sheet_line.js'
import type { MonthLineDetails } from './month_sheet_line.js'

/** A line as its table and its figures show it; the account stays in the file for payroll. */
export function presentLine(line: MonthSheetLine) {
  const { id, employeeId, employeeNumber, employeeName, employeeNameAr, fromOn, toOn } = line
  const { calendarDays, workingDays, workedMinutes, overtimeMinutes, details } = line
  const { attendedDays, lateMinutes, earlyMinutes } = line
  const { rate, monthDays, overtimePercent, joinedOn, leftOn, settlement } = details
  return {
    ...{ id, employeeId, employeeNumber, employeeName, employeeNameAr, fromOn, toOn },
    ...{ calendarDays, workingDays, workedMinutes, overtimeMinutes },
    ...{ attendedDays, lateMinutes, earlyMinutes },
    ...{ monthDays, overtimePercent, joinedOn, leftOn, settlement },
    absenceDays: formatDecimal4(line.absenceDaysE4),
    leaveDays: formatDecimal4(line.leaveDaysE4),
    sickDays: formatDecimal4(line.sickDaysE4),
    paidLeaveDays: formatDecimal4(line.paidLeaveDaysE4),
    partPaidDays: formatDecimal4(line.partPaidDaysE4),
    unpaidDays: formatDecimal4(line.unpaidDaysE4),
    unpaidLeaveDays: formatDecimal4(line.unpaidDaysE4 - unpaidIllness(details)),
    basic: baseMoney(line.basicMinor),
    housing: baseMoney(line.housingMinor),
    transport: baseMoney(line.transportMinor),
    other: baseMoney(line.otherMinor),
    wages: baseMoney(line.wagesMinor),
    overtime: baseMoney(line.overtimeMinor),
    deducted: baseMoney(line.deductedMinor),
    net: baseMoney(line.netMinor),
    rate: rate && Object.fromEntries(PAY_PARTS.map((part) => [part, baseMoney(rate[part])])),
    leave: details.leave.map(({ name, nameAr, daysE4 }) => ({
      ...{ name, nameAr, days: formatDecimal4(daysE4) },
    })),
    sick: details.sick.map(({ percent, daysE4 }) => ({ percent, days: formatDecimal4(daysE4) })),
    deductions: Object.fromEntries(
      DEDUCTIONS.map((kind) => [kind, baseMoney(details.deductions[kind])])
    ),
    warnings: line.warnings,
  }
}

/** Illness beyond what is paid; deducted as illness, not as leave without pay. */
const unpaidIllness = ({ sick }: MonthLineDetails) =>
  sick.reduce((sum, { percent, daysE4 }) => (percent === 0 ? sum + daysE4 : sum), 0)
