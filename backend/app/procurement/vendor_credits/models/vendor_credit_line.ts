import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { VendorCreditLineSchema } from '#database/schema'
import type { StockStatus } from '#procurement/enums/stock'
import type { VatCategory } from '#engines/money/vat'
import PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'

export default class VendorCreditLine extends VendorCreditLineSchema {
  @column()
  declare vatCategory: VatCategory

  @column()
  declare stockStatus: StockStatus

  @belongsTo(() => PurchaseOrderLine, { foreignKey: 'orderLineId' })
  declare orderLine: BelongsTo<typeof PurchaseOrderLine>
}
