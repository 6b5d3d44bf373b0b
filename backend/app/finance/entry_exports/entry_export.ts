import { EntryExportSchema } from '#database/schema'
import { baseMoney } from '#core/exchange_rates/at_rate'

export const EXPORT_STATUSES = ['queued', 'ready', 'cancelled'] as const

/** Entries that were handed over to books kept elsewhere. */
export default class EntryExport extends EntryExportSchema {
  static table = 'entry_exports'

  declare status: (typeof EXPORT_STATUSES)[number]
  declare language: 'en' | 'ar'

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { number, fromOn, toOn, status, entryCount, lineCount, reason } = this
    return {
      ...{ number, fromOn, toOn, status, entryCount, lineCount, reason },
      ...{ total: baseMoney(this.totalMinor), csvHash: this.csvHash, xlsxHash: this.xlsxHash },
    }
  }
}
