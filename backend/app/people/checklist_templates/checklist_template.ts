import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ChecklistTemplateSchema } from '#database/schema'
import type { ChecklistKind } from '#people/enums/checklists'
import ChecklistTemplateItem from './checklist_template_item.js'

/** What is to be done for everyone of a department or position who joins or leaves. */
export default class ChecklistTemplate extends ChecklistTemplateSchema {
  declare kind: ChecklistKind

  @hasMany(() => ChecklistTemplateItem, {
    foreignKey: 'templateId',
    onQuery: (query) => void query.orderBy('sequence'),
  })
  declare items: HasMany<typeof ChecklistTemplateItem>
}
