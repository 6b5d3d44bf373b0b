import { column } from '@adonisjs/lucid/orm'
import type { VatCategory } from '#engines/money/vat'
import { PurchaseOrderLineSchema } from '#database/schema'

export default class PurchaseOrderLine extends PurchaseOrderLineSchema {
  @column()
  declare vatCategory: VatCategory
}
