import { column } from '@adonisjs/lucid/orm'
import type { VatCategory } from '#core/money/vat'
import { PurchaseOrderLineSchema } from '#database/schema'

export default class PurchaseOrderLine extends PurchaseOrderLineSchema {
  @column()
  declare vatCategory: VatCategory
}
