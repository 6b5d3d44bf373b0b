import { column } from '@adonisjs/lucid/orm'
import { EquipmentReadingSchema } from '#database/schema'
import type { ReadingSource } from '#procurement/enums/equipment'

/** What a meter showed on a day, and what the piece had run in all by then. */
export default class EquipmentReading extends EquipmentReadingSchema {
  @column()
  declare source: ReadingSource
}
