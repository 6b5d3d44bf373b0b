import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PurchaseBillLineSchema } from '#database/schema'
import PurchaseOrderLine from '#procurement/models/purchase_order_line'

export default class PurchaseBillLine extends PurchaseBillLineSchema {
  @belongsTo(() => PurchaseOrderLine, { foreignKey: 'orderLineId' })
  declare orderLine: BelongsTo<typeof PurchaseOrderLine>
}
