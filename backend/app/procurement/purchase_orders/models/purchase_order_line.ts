import { column } from '@adonisjs/lucid/orm'
import type { VatCategory } from '#engines/money/vat'
import type { CostHead } from '#core/budgets/cost_heads'
import { PurchaseOrderLineSchema } from '#database/schema'

export default class PurchaseOrderLine extends PurchaseOrderLineSchema {
  @column()
  declare vatCategory: VatCategory

  @column()
  declare costHead: CostHead | null
}
