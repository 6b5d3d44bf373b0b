import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { SettlementSchema } from '#database/schema'
import type { ServiceEnd } from '#engines/labour/end_of_service'
import Employee from '#people/employees/employee'
import type { NoticePayer, SettlementStatus } from '#people/enums/settlements'
import type { SettlementEntry, SettlementFigures } from './figures.js'

/** What someone who leaves is paid, with how it was reckoned. */
export default class Settlement extends SettlementSchema {
  @column()
  declare status: SettlementStatus

  @column()
  declare serviceEnd: ServiceEnd

  @column()
  declare noticeBy: NoticePayer | null

  declare figures: SettlementFigures

  declare entries: SettlementEntry[]

  @belongsTo(() => Employee)
  declare employee: BelongsTo<typeof Employee>

  /** Who must not decide on it: who wrote it, and whom it is about. */
  get authors(): number[] {
    return [this.createdBy, this.employee.userId].filter((id) => id !== null)
  }

  /** What the audit log compares; amounts are hidden there. */
  toAudit(): Record<string, unknown> {
    const { employeeId, lastDayOn, serviceEnd, resignedOn, eventOn, isCompensated } = this
    const { paysMonth, noticeDays, noticeBy, note, status, reason, paidOn } = this
    return {
      ...{ employeeId, lastDayOn, serviceEnd, resignedOn, eventOn },
      ...{ isCompensated: Boolean(isCompensated), paysMonth: Boolean(paysMonth) },
      ...{ noticeDays, noticeBy, note, status, reason, paidOn },
      award: baseMoney(this.awardMinor),
      deducted: baseMoney(this.deductedMinor),
      net: baseMoney(this.netMinor),
      entries: this.entries
        .map(({ kind, text, amountMinor }) => `${kind} ${text} ${amountMinor ?? ''}`)
        .join('; '),
    }
  }
}
