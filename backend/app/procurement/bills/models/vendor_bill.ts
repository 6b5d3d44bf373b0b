import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PurchaseBillSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'
import type { VatCategory } from '#engines/money/vat'
import VendorBillLine from './vendor_bill_line.js'

/** A vendor's invoice on an order. */
export default class VendorBill extends PurchaseBillSchema {
  static table = 'purchase_bills'

  /** `blocked` until it matches or another person has released it. */
  @column()
  declare status: 'matched' | 'blocked' | 'released' | 'cancelled'

  /** Of its freight and other charges, as the order had it when the bill was recorded. */
  @column()
  declare freightVatCategory: VatCategory

  @column()
  declare chargesVatCategory: VatCategory

  @hasMany(() => VendorBillLine, {
    foreignKey: 'purchaseBillId',
    onQuery: (query) => void query.orderBy('position'),
  })
  declare lines: HasMany<typeof VendorBillLine>

  /** What the audit log compares. Needs `lines` loaded. */
  toAudit(): Record<string, unknown> {
    return {
      bill: this.vendorNumber,
      billedOn: this.billedOn,
      billStatus: this.status,
      releaseReason: this.releaseReason,
      billTotal: formatMoney(this.totalMinor, this.currency),
      matches: this.lines.map(({ match }) => match),
    }
  }
}
