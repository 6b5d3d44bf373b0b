import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { VendorCreditSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'
import type { VendorCreditKind, VendorCreditStatus } from '#procurement/enums/vendor_credits'
import VendorCreditCharge from './vendor_credit_charge.js'
import VendorCreditLine from './vendor_credit_line.js'

/** Goods that go back to a vendor with a debit note, or a credit note of the vendor. */
export default class VendorCredit extends VendorCreditSchema {
  @column()
  declare kind: VendorCreditKind

  @column()
  declare status: VendorCreditStatus

  @hasMany(() => VendorCreditLine, { onQuery: (query) => void query.orderBy('position') })
  declare lines: HasMany<typeof VendorCreditLine>

  @hasMany(() => VendorCreditCharge, { onQuery: (query) => void query.orderBy('position') })
  declare charges: HasMany<typeof VendorCreditCharge>

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { kind, status, vendorName, vendorNumber, creditedOn, replaced, reason } = this
    return {
      ...{ kind, status, vendorName, vendorNumber, creditedOn, replaced, reason },
      rejectionReason: this.rejectionReason,
      total: formatMoney(this.totalMinor, this.currency),
      credited: formatMoney(this.creditedMinor, this.currency),
    }
  }
}
