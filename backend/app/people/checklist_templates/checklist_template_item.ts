import { ChecklistTemplateItemSchema } from '#database/schema'
import type { ItemOwner } from '#people/enums/checklists'

export default class ChecklistTemplateItem extends ChecklistTemplateItemSchema {
  declare owner: ItemOwner
}
