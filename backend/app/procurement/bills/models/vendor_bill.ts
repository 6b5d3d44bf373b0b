import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PurchaseBillSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'
import VendorBillCharge from './vendor_bill_charge.js'
import VendorBillLine from './vendor_bill_line.js'

/** A vendor's invoice on an order. */
export default class VendorBill extends PurchaseBillSchema {
  static table = 'purchase_bills'

  /** `blocked` until it matches or another person has released it. */
  @column()
  declare status: 'matched' | 'blocked' | 'released' | 'cancelled'

  @hasMany(() => VendorBillLine, {
    foreignKey: 'purchaseBillId',
    onQuery: (query) => void query.orderBy('position'),
  })
  declare lines: HasMany<typeof VendorBillLine>

  @hasMany(() => VendorBillCharge, {
    foreignKey: 'purchaseBillId',
    onQuery: (query) => void query.orderBy('position').orderBy('id'),
  })
  declare charges: HasMany<typeof VendorBillCharge>

  /** Whether a vendor has credited anything of it, be it goods that cost nothing. Needs `lines` loaded. */
  get isCredited(): boolean {
    return this.creditedMinor > 0 || this.lines.some(({ creditedE4 }) => creditedE4 > 0)
  }

  /** What the audit log compares. Needs `lines` and `charges` loaded. */
  toAudit(): Record<string, unknown> {
    return {
      bill: this.vendorNumber,
      billedOn: this.billedOn,
      billStatus: this.status,
      releaseReason: this.releaseReason,
      billTotal: formatMoney(this.totalMinor, this.currency),
      advanceRecovered: formatMoney(this.advanceMinor, this.currency),
      printedTotal:
        this.printedTotalMinor === null ? null : formatMoney(this.printedTotalMinor, this.currency),
      matches: [...this.lines, ...this.charges].map(({ match }) => match),
    }
  }
}
