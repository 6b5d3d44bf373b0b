import { InvoiceWriteOffSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'

export const WRITE_OFF_STATUSES = [
  'submitted',
  'approved',
  'rejected',
  'cancelled',
  'reversed',
] as const

/** What of an invoice is given up. */
export default class WriteOff extends InvoiceWriteOffSchema {
  static table = 'invoice_write_offs'
  declare status: (typeof WRITE_OFF_STATUSES)[number]

  money(minor: number): string {
    return formatMoney(minor, this.currency)
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { number, invoiceId, clientName, currency, reason, status } = this
    return {
      ...{ number, invoiceId, clientName, currency, amount: this.money(this.amountMinor) },
      ...{ reason, status, writtenOffOn: this.writtenOffOn ?? null },
      ...{ reversedOn: this.reversedOn ?? null, comment: this.comment ?? null },
    }
  }
}
