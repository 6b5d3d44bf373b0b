import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PriceListLineSchema } from '#database/schema'
import Material from '#procurement/materials/models/material'

/** What a material costs by a unit, from a quantity on. */
export default class PriceListLine extends PriceListLineSchema {
  @belongsTo(() => Material)
  declare material: BelongsTo<typeof Material>
}
