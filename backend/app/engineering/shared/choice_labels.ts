import { choiceLabels, type ChoiceLabel } from '#core/settings/choice_labels'
import { ENGINEERING_LISTS, type EngineeringList } from '#engineering/enums/lists'

export type LabelOf = ChoiceLabel<EngineeringList>

/** Labels of choice values of these lists in both languages. */
export function labelsOf(lists: EngineeringList[]): Promise<LabelOf> {
  const chosen = Object.fromEntries(lists.map((list) => [list, ENGINEERING_LISTS[list]]))
  return choiceLabels(chosen as typeof ENGINEERING_LISTS)
}
