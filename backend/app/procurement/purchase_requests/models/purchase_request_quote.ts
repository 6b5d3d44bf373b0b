import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PurchaseRequestQuoteLineSchema, PurchaseRequestQuoteSchema } from '#database/schema'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import type { VatCategory } from '#engines/money/vat'
import type { RequestQuoteStatus } from '#procurement/enums/purchase_request_statuses'

export class PurchaseRequestQuoteLine extends PurchaseRequestQuoteLineSchema {
  @column()
  declare vatCategory: VatCategory
}

/** The invitation of one vendor, and its quote. */
export default class PurchaseRequestQuote extends PurchaseRequestQuoteSchema {
  @column()
  declare status: RequestQuoteStatus

  @hasMany(() => PurchaseRequestQuoteLine, {
    foreignKey: 'quoteId',
    onQuery: (query) => void query.orderBy('lineId'),
  })
  declare lines: HasMany<typeof PurchaseRequestQuoteLine>

  /** What the audit log compares. Needs `lines` loaded. */
  toAudit(): Record<string, unknown> {
    const { vendorName, status, currency, vendorNumber, quotedOn, validUntilOn, leadDays } = this
    return {
      ...{ vendorName, quoteStatus: status, currency, vendorNumber, quotedOn, validUntilOn },
      ...{ leadDays, freight: formatMoney(this.freightMinor, currency) },
      prices: this.lines.map(({ lineId, unitPriceE4 }) => ({
        lineId,
        unitPrice: formatDecimal4(unitPriceE4),
      })),
    }
  }
}
