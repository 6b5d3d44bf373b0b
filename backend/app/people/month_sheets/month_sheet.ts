import { column } from '@adonisjs/lucid/orm'
import { MonthSheetSchema } from '#database/schema'
import type { MonthSheetStatus } from '#people/enums/month_sheets'

/** What payroll is handed for a month. */
export default class MonthSheet extends MonthSheetSchema {
  @column()
  declare status: MonthSheetStatus

  /** Who must not lock it: who has checked it, beside who began it. */
  get authors(): number[] {
    return this.checkedBy === null ? [] : [this.checkedBy]
  }

  /** What the audit log compares: no amounts, which not everyone who reads the log may see. */
  toAudit() {
    const { month, status, people, warnings, reason } = this
    return { month, status, people, warnings, reason }
  }
}
