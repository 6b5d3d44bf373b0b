import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { StockMovementLineSchema } from '#database/schema'
import type { StockStatus } from '#procurement/enums/stock'
import Material from '#procurement/materials/models/material'

export default class StockMovementLine extends StockMovementLineSchema {
  @column()
  declare stockStatus: StockStatus

  @belongsTo(() => Material)
  declare material: BelongsTo<typeof Material>
}
