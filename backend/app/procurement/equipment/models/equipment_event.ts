import { column } from '@adonisjs/lucid/orm'
import { EquipmentEventSchema } from '#database/schema'
import type { EquipmentEventKind } from '#procurement/enums/equipment'

/** A service, a reading, a breakdown … */
export default class EquipmentEvent extends EquipmentEventSchema {
  @column()
  declare kind: EquipmentEventKind
}
