import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PaymentRunSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'
import type { PaymentRunStatus } from '#procurement/enums/payment_runs'
import PaymentRunItem from './payment_run_item.js'
import PaymentRunVendor from './payment_run_vendor.js'

/** Bills of many vendors that are paid together, in one currency and on one day. */
export default class PaymentRun extends PaymentRunSchema {
  @column()
  declare status: PaymentRunStatus

  @hasMany(() => PaymentRunItem, { onQuery: (query) => void query.orderBy('position') })
  declare items: HasMany<typeof PaymentRunItem>

  @hasMany(() => PaymentRunVendor, { onQuery: (query) => void query.orderBy('position') })
  declare vendors: HasMany<typeof PaymentRunVendor>

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { status, currency, executeOn, dueThroughOn, note, rejectionReason, paidOn } = this
    return {
      ...{ status, currency, executeOn, dueThroughOn, nextRunOn: this.nextRunOn },
      ...{ note, rejectionReason, paidOn, bankAccountId: this.bankAccountId },
      total: formatMoney(this.totalMinor, currency),
      discount: formatMoney(this.discountMinor, currency),
      ...(this.withheldMinor && { withheld: formatMoney(this.withheldMinor, currency) }),
      bills: this.itemCount,
      vendors: this.vendorCount,
    }
  }
}
