import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { StockMovementLineSchema } from '#database/schema'
import Material from '#procurement/materials/models/material'

export default class StockMovementLine extends StockMovementLineSchema {
  @belongsTo(() => Material)
  declare material: BelongsTo<typeof Material>
}
