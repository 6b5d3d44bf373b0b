import { column } from '@adonisjs/lucid/orm'
import { VendorRefundSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'

/** Money that a vendor has paid back. */
export default class VendorRefund extends VendorRefundSchema {
  static table = 'vendor_refunds'

  @column()
  declare status: 'posted' | 'cancelled'

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { status, receivedOn, reference, bankAccountId, note, cancelReason } = this
    return {
      ...{ status, receivedOn, reference, bankAccountId, note, cancelReason },
      amount: formatMoney(this.amountMinor, this.currency),
    }
  }
}
