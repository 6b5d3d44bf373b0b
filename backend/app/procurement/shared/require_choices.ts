import { choicesOf } from '#core/settings/require_choices'
import { PROCUREMENT_LISTS } from '#procurement/enums/lists'

/** Which of the portal's lists each field takes its values from. */
const LIST_OF_FIELD = {
  type: 'vendor-types',
  group: 'vendor-groups',
  documentType: 'vendor-document-types',
  category: 'material-categories',
  equipmentCategory: 'equipment-categories',
} as const

export const requireChoices = choicesOf({ listOf: LIST_OF_FIELD, builtIn: PROCUREMENT_LISTS })
