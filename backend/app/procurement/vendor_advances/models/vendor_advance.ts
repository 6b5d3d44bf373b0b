import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { VendorAdvanceSchema } from '#database/schema'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import type { VendorAdvanceStatus } from '#procurement/enums/vendor_advances'
import VendorAdvanceRecovery from './vendor_advance_recovery.js'

/** Money that a vendor gets before it delivers, against a guarantee of its bank. */
export default class VendorAdvance extends VendorAdvanceSchema {
  @column()
  declare status: VendorAdvanceStatus

  @hasMany(() => VendorAdvanceRecovery, { onQuery: (query) => void query.orderBy('id') })
  declare recoveries: HasMany<typeof VendorAdvanceRecovery>

  /** What of it the vendor still owes in goods, once it is paid. */
  get leftMinor(): number {
    return this.amountMinor - this.recoveredMinor
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { status, vendorName, note, rejectionReason, paidOn, currency } = this
    return {
      ...{ status, vendorName, note, rejectionReason, paidOn },
      amount: formatMoney(this.amountMinor, currency),
      recovery: formatDecimal4(this.recoveryBp * 100),
      guaranteeNumber: this.guaranteeNumber,
      guaranteeBank: this.guaranteeBank,
      guaranteeAmount:
        this.guaranteeMinor === null ? null : formatMoney(this.guaranteeMinor, currency),
      guaranteeExpiresOn: this.guaranteeExpiresOn,
    }
  }
}
