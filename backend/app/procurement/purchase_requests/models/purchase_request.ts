import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PurchaseRequestLineSchema, PurchaseRequestSchema } from '#database/schema'
import { termTexts, type Terms } from '#core/terms/term'
import { formatDecimal4 } from '#engines/money/money'
import { searchText } from '#engines/text/fold'
import type { PurchaseRequestStatus } from '#procurement/enums/purchase_request_statuses'
import PurchaseRequestQuote from './purchase_request_quote.js'

export class PurchaseRequestLine extends PurchaseRequestLineSchema {}

/** What people write about a request, its lines aside. */
export const PURCHASE_REQUEST_FIELDS = [
  'title',
  'projectId',
  'warehouseId',
  'deliveryLocation',
  'requiredOn',
  'notes',
] as const

/** What a request for quotation says beside its lines. */
export const RFQ_FIELDS = [
  'quotesDueOn',
  'quotesDueTime',
  'replyContact',
  'replyEmail',
  'replyPhone',
  'rfqTerms',
] as const

export default class PurchaseRequest extends PurchaseRequestSchema {
  @column()
  declare status: PurchaseRequestStatus

  declare rfqClauses: Terms | null

  @hasMany(() => PurchaseRequestLine, { onQuery: (query) => void query.orderBy('position') })
  declare lines: HasMany<typeof PurchaseRequestLine>

  @hasMany(() => PurchaseRequestQuote, { onQuery: (query) => void query.orderBy('id') })
  declare quotes: HasMany<typeof PurchaseRequestQuote>

  /** What the audit log compares. Needs `lines` loaded. */
  toAudit(): Record<string, unknown> {
    return {
      ...Object.fromEntries(PURCHASE_REQUEST_FIELDS.map((name) => [name, this[name] ?? null])),
      status: this.status,
      reason: this.reason,
      rfqNumber: this.rfqNumber,
      ...Object.fromEntries(RFQ_FIELDS.map((name) => [name, this[name] ?? null])),
      rfqClauses: termTexts(this.rfqClauses),
      lines: this.lines.map(({ description, quantityE4, unit, needByOn }) => ({
        description,
        quantity: formatDecimal4(quantityE4),
        unit,
        needByOn,
      })),
    }
  }

  /** Needs `lines` loaded. */
  refreshSearchText() {
    const descriptions = this.lines.flatMap((line) => [line.description, line.descriptionAr])
    this.searchText = searchText(
      this.number,
      this.rfqNumber,
      this.title,
      this.projectName,
      this.projectNameAr,
      this.deliveryLocation,
      ...descriptions
    )
  }
}
