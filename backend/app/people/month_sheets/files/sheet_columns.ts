import type { Language } from '#core/base/language'
import type { Cell, CsvColumn } from '#engines/csv/csv_line'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { DEDUCTIONS, PAY_PARTS } from '#engines/labour/month_pay'
import { BASE_CURRENCY, formatDecimal4, formatScaled } from '#engines/money/money'
import type MonthSheet from '../month_sheet.js'
import type MonthSheetLine from '../month_sheet_line.js'

interface SheetColumn extends CsvColumn {
  label: Record<Language, string>
  value(line: MonthSheetLine, sheet: MonthSheet, language: Language): Cell
}

const column = (
  en: string,
  ar: string,
  value: SheetColumn['value'],
  type?: SheetColumn['type']
): SheetColumn => ({ label: { en, ar }, value, ...(type && { type }) })

const number = (en: string, ar: string, value: SheetColumn['value']) =>
  column(en, ar, value, 'number')

/** Minutes as hours of two decimals. */
const hours = (minutes: number) => formatScaled(Math.round((minutes * 100) / 60), 2)

const PARTS = {
  basic: ['Basic', 'الأساسي'],
  housing: ['Housing', 'السكن'],
  transport: ['Transport', 'النقل'],
  other: ['Other', 'بدلات أخرى'],
} as const
const PART_COLUMNS = PAY_PARTS.map((part) =>
  number(PARTS[part][0], PARTS[part][1], (line) => baseMoney(line[`${part}Minor`]))
)

const TAKEN = {
  unpaid: ['Unpaid leave deduction', 'خصم الإجازة دون أجر'],
  absence: ['Absence deduction', 'خصم الغياب'],
  sick: ['Sick leave deduction', 'خصم الإجازة المرضية'],
} as const
const DEDUCTION_COLUMNS = DEDUCTIONS.map((kind) =>
  number(TAKEN[kind][0], TAKEN[kind][1], ({ details }) => baseMoney(details.deductions[kind]))
)

/** What payroll gets, in the order of docs/month-sheets.md. */
export const SHEET_COLUMNS: SheetColumn[] = [
  column('Month', 'الشهر', (_, { month }) => month),
  column('Employee number', 'رقم الموظف', (line) => line.employeeNumber),
  column('Name', 'الاسم', (line) => line.employeeName),
  column('Arabic name', 'الاسم بالعربية', (line) => line.employeeNameAr),
  column('From', 'من', (line) => line.fromOn, 'day'),
  column('To', 'إلى', (line) => line.toOn, 'day'),
  number('Calendar days', 'الأيام', (line) => line.calendarDays),
  number('Working days', 'أيام العمل', (line) => line.workingDays),
  number('Hours worked', 'ساعات العمل', (line) => hours(line.workedMinutes)),
  number('Overtime hours', 'ساعات العمل الإضافي', (line) => hours(line.overtimeMinutes)),
  number('Days attended', 'أيام الحضور', (line) => line.attendedDays),
  number('Late minutes', 'دقائق التأخير', (line) => line.lateMinutes),
  number('Early minutes', 'دقائق الخروج المبكر', (line) => line.earlyMinutes),
  number('Absence days', 'أيام الغياب', (line) => formatDecimal4(line.absenceDaysE4)),
  number('Leave days', 'أيام الإجازة', (line) => formatDecimal4(line.leaveDaysE4)),
  number('Sick days', 'أيام المرض', (line) => formatDecimal4(line.sickDaysE4)),
  number('Paid leave days', 'أيام إجازة بأجر كامل', (line) => formatDecimal4(line.paidLeaveDaysE4)),
  number('Part-paid leave days', 'أيام إجازة بأجر جزئي', (line) =>
    formatDecimal4(line.partPaidDaysE4)
  ),
  number('Unpaid leave days', 'أيام إجازة دون أجر', (line) => formatDecimal4(line.unpaidDaysE4)),
  column('Leave by kind', 'الإجازات حسب النوع', ({ details }, _, language) =>
    details.leave
      .map(({ name, nameAr, daysE4 }) => {
        return `${language === 'ar' ? nameAr : name}: ${formatDecimal4(daysE4)}`
      })
      .join('; ')
  ),
  ...PART_COLUMNS,
  number('Wages', 'الأجور', (line) => baseMoney(line.wagesMinor)),
  number('Overtime pay', 'أجر العمل الإضافي', (line) => baseMoney(line.overtimeMinor)),
  ...DEDUCTION_COLUMNS,
  number('Deductions', 'الخصومات', (line) => baseMoney(line.deductedMinor)),
  number('Net', 'الصافي', (line) => baseMoney(line.netMinor)),
  column('Currency', 'العملة', () => BASE_CURRENCY),
  column('Bank', 'البنك', (line) => line.bankName),
  column('IBAN', 'الآيبان', (line) => line.iban),
  column('Warnings', 'تنبيهات', (line) => line.warnings.join('; ')),
  column('Sheet status', 'حالة الكشف', (_, { status }) => status),
]
