import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { searchText } from '#engines/text/fold'
import { ManualJournalSchema } from '#database/schema'
import ManualJournalLine from './manual_journal_line.js'

export const JOURNAL_STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'cancelled',
  'reversed',
] as const
export type JournalStatus = (typeof JOURNAL_STATUSES)[number]

/** An entry that a person writes; it counts in the books once another has approved it. */
export default class ManualJournal extends ManualJournalSchema {
  declare status: JournalStatus

  @hasMany(() => ManualJournalLine, { onQuery: (query) => void query.orderBy('position') })
  declare lines: HasMany<typeof ManualJournalLine>

  refreshSearchText() {
    const { number, title, titleAr, details } = this
    this.searchText = searchText(number, title, titleAr, details)
  }

  /** What the audit log compares. Needs its lines. */
  toAudit(): Record<string, unknown> {
    const { number, journalOn, title, titleAr, details, reversesOn, status, reason } = this
    return {
      ...{ number, journalOn, title, titleAr, details, reversesOn, status, reason },
      approvedOn: this.approvedOn,
      reversedOn: this.reversedOn,
      lines: this.lines?.map(
        ({ accountId, amountMinor, projectId, departmentId, costHead, memo }) => ({
          ...{ accountId, amount: baseMoney(amountMinor), projectId, departmentId, costHead, memo },
        })
      ),
    }
  }
}
