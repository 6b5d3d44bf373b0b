import { belongsTo, column, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { BudgetGap } from '#core/budgets/budget_keeper'
import { storedJson } from '#core/database/stored_json'
import { PurchaseOrderSchema } from '#database/schema'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import type { VatCategory } from '#engines/money/vat'
import { termTexts, type Terms as Clauses } from '#core/terms/term'
import { searchText } from '#engines/text/fold'
import type { PurchaseOrderStatus } from '#procurement/enums/purchase_order_statuses'
import PaymentTerm from '#procurement/payment_terms/models/payment_term'
import PurchaseOrderLine from './purchase_order_line.js'

/** What people write about an order, its lines aside. */
export const PURCHASE_ORDER_FIELDS = [
  'vendorId',
  'projectId',
  'departmentId',
  'orderedOn',
  'requiredOn',
  'currency',
  'paymentTermId',
  'deliveryLocation',
  'warehouseId',
  'vendorReference',
  'incoterm',
  'incotermPlace',
  'siteContact',
  'penalty',
  'terms',
  'notes',
] as const

/** Its terms in figures, as they are stored. */
export const PURCHASE_ORDER_TERMS = [
  'retentionBp',
  'warrantyMonths',
  'taxBorne',
  'penaltyBp',
  'penaltyCapBp',
  'freightMinor',
  'freightVatCategory',
  'freightVatBp',
  'chargesMinor',
  'chargesVatCategory',
  'chargesVatBp',
] as const

export default class PurchaseOrder extends PurchaseOrderSchema {
  @column()
  declare status: PurchaseOrderStatus

  @column()
  declare freightVatCategory: VatCategory

  @column()
  declare chargesVatCategory: VatCategory

  declare clauses: Clauses | null

  /** What it was approved with beyond its budget. */
  @column({
    prepare: (gaps: BudgetGap[] | null) => (gaps ? JSON.stringify(gaps) : null),
    consume: (stored: unknown) => (stored === null ? null : storedJson<BudgetGap[]>(stored)),
  })
  declare overBudget: any

  @hasMany(() => PurchaseOrderLine, { onQuery: (query) => void query.orderBy('position') })
  declare lines: HasMany<typeof PurchaseOrderLine>

  @belongsTo(() => PaymentTerm)
  declare paymentTerm: BelongsTo<typeof PaymentTerm>

  /** What the audit log compares. Needs `lines` loaded. */
  toAudit(): Record<string, unknown> {
    return {
      ...Object.fromEntries(PURCHASE_ORDER_FIELDS.map((name) => [name, this[name] ?? null])),
      clauses: termTexts(this.clauses),
      status: this.status,
      rejectionReason: this.rejectionReason ?? null,
      cancelReason: this.cancelReason ?? null,
      ...shownTerms(this),
      total: formatMoney(this.totalMinor, this.currency),
      lines: this.lines.map(
        ({
          description,
          quantityE4,
          costHead,
          unit,
          unitPriceE4,
          discountBp,
          vatCategory,
          vatRateBp,
        }) => ({
          description,
          costHead,
          quantity: formatDecimal4(quantityE4),
          unit,
          unitPrice: formatDecimal4(unitPriceE4),
          discount: formatDecimal4(discountBp * 100),
          vatCategory,
          vatRate: formatDecimal4(vatRateBp * 100),
        })
      ),
    }
  }

  /** Needs `lines` loaded. */
  refreshSearchText() {
    const descriptions = this.lines.flatMap((line) => [line.description, line.descriptionAr])
    this.searchText = searchText(
      this.number,
      this.vendorName,
      this.projectName,
      this.projectNameAr,
      this.deliveryLocation,
      ...descriptions
    )
  }
}

type Terms = Pick<PurchaseOrder, (typeof PURCHASE_ORDER_TERMS)[number] | 'currency'>

const percentOrNone = (basisPoints: number | null) =>
  basisPoints === null ? null : formatDecimal4(basisPoints * 100)

/** The terms in figures as the wire names them: percent and major units. */
export function shownTerms(order: Terms) {
  return {
    retention: formatDecimal4(order.retentionBp * 100),
    ...{ warrantyMonths: order.warrantyMonths, taxBorne: !!order.taxBorne },
    penaltyRate: percentOrNone(order.penaltyBp),
    penaltyCap: percentOrNone(order.penaltyCapBp),
    freight: formatMoney(order.freightMinor, order.currency),
    freightVatCategory: order.freightVatCategory,
    freightVatRate: formatDecimal4(order.freightVatBp * 100),
    otherCharges: formatMoney(order.chargesMinor, order.currency),
    otherChargesVatCategory: order.chargesVatCategory,
    otherChargesVatRate: formatDecimal4(order.chargesVatBp * 100),
  }
}
