import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { VatCategory } from '#engines/money/vat'
import { PurchaseBillLineSchema } from '#database/schema'
import PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'

export default class VendorBillLine extends PurchaseBillLineSchema {
  static table = 'purchase_bill_lines'

  @column()
  declare vatCategory: VatCategory

  @belongsTo(() => PurchaseOrderLine, { foreignKey: 'orderLineId' })
  declare orderLine: BelongsTo<typeof PurchaseOrderLine>
}
