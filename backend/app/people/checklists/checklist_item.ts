import { column } from '@adonisjs/lucid/orm'
import { ChecklistItemSchema } from '#database/schema'
import type { ItemOwner } from '#people/enums/checklists'

export default class ChecklistItem extends ChecklistItemSchema {
  @column()
  declare owner: ItemOwner
}
