import { ChoiceText } from '../../../kit/inputs/choice-select'
import type { ChecklistItem } from './checklist'

/** Who does an item: someone by name, or all who hold a right. */
export function OwnerText({ item }: { item: Pick<ChecklistItem, 'owner' | 'ownerName'> }) {
  if (item.ownerName) return <bdi>{item.ownerName}</bdi>
  return <ChoiceText list="checklist-owners" value={item.owner} />
}
