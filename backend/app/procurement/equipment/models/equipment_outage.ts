import { column } from '@adonisjs/lucid/orm'
import { EquipmentOutageSchema } from '#database/schema'
import type { OutageKind } from '#procurement/enums/equipment'

/** Days on which a piece of equipment can't be used, from the first to the one before it is back. */
export default class EquipmentOutage extends EquipmentOutageSchema {
  @column()
  declare kind: OutageKind
}
