import { jsonColumn } from '#core/database/columns'
import { MonthSheetLineSchema } from '#database/schema'
import type { Deduction, Pay } from '#engines/labour/month_pay'
import type { SickPart } from '#engines/labour/sick_leave'
import type { MonthLineWarning } from '#people/enums/month_sheets'
import { openIban } from '#people/shared/sealed_iban'

/** What the figures of a line are made of. */
export type MonthLineDetails = {
  /** Pay of a whole month; null where none is agreed. */
  rate: Pay | null
  /** Days of the month: a day is worth that part of the month's pay. */
  monthDays: number
  /** What an hour of overtime earns on top of the hour, in hundredths of the basic one. */
  overtimePercent: number
  leave: { leaveTypeId: number; name: string; nameAr: string; daysE4: number }[]
  sick: SickPart[]
  deductions: Record<Deduction, number>
  /** The day on which they joined or left, where it is in the month. */
  joinedOn: string | null
  leftOn: string | null
  /** What pays its days in place of the sheet. */
  settlement: { id: number; number: string } | null
}

/** What somebody has worked and is paid in a month, at one rate of pay. */
export default class MonthSheetLine extends MonthSheetLineSchema {
  static table = 'month_sheet_lines'

  @jsonColumn()
  declare details: MonthLineDetails

  @jsonColumn()
  declare warnings: MonthLineWarning[]

  /** The account that was on record, as it was sealed. */
  get iban(): string | null {
    if (!this.ibanSealed || !this.bankSeal) return null
    return openIban(this.ibanSealed, this.bankSeal)
  }
}
