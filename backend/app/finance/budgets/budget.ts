import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { CostOwner } from '#core/budgets/cost_sources'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { searchText } from '#engines/text/fold'
import { BudgetSchema } from '#database/schema'
import BudgetLine from './budget_line.js'

export const BUDGET_STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'cancelled',
  'superseded',
] as const
export type BudgetStatus = (typeof BUDGET_STATUSES)[number]

/** What a project or a department may spend over some months, by cost head. */
export default class Budget extends BudgetSchema {
  @column()
  declare status: BudgetStatus

  @column()
  declare owner: CostOwner

  @hasMany(() => BudgetLine, { onQuery: (query) => void query.orderBy('position') })
  declare lines: HasMany<typeof BudgetLine>

  get ownerId(): number {
    return (this.projectId ?? this.departmentId)!
  }

  /** Its number with the revision that it is. */
  get label(): string {
    return this.revision ? `${this.number}-R${this.revision}` : this.number
  }

  refreshSearchText() {
    const { number, title, ownerName, ownerNameAr } = this
    this.searchText = searchText(number, title, ownerName, ownerNameAr)
  }

  /** What the audit log compares. Needs its lines. */
  toAudit(): Record<string, unknown> {
    const { title, owner, projectId, departmentId, fromMonth, toMonth, status, reason } = this
    return {
      ...{ title, owner, projectId, departmentId, fromMonth, toMonth, status, reason },
      ...{ details: this.details, approvedOn: this.approvedOn, total: baseMoney(this.totalMinor) },
      lines: this.lines?.map(({ costHead, amountMinor, months, note }) => ({
        ...{ costHead, amount: baseMoney(amountMinor), note },
        ...(months && { months: months.map(baseMoney) }),
      })),
    }
  }
}
