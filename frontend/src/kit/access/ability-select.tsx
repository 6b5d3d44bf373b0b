import { TreeSelect } from 'antd'
import { withoutAriaRequired } from '../inputs/plain-select'
import { useAbilityName } from './use-ability-name'

interface AbilitySelectProps {
  id?: string
  value?: string[]
  onChange?: (value: string[]) => void
  /** What there is to choose from. */
  abilities: string[]
  /** Shown above that as a number. */
  maxTagCount?: number
}

/** Picks abilities, listed below the area that they belong to. */
export function AbilitySelect({ abilities, maxTagCount = 8, ...rest }: AbilitySelectProps) {
  const tree = useTree(abilities)
  return (
    <TreeSelect
      {...withoutAriaRequired(rest)}
      treeData={tree}
      treeCheckable
      allowClear
      maxTagCount={maxTagCount}
      treeNodeFilterProp="title"
      showCheckedStrategy={TreeSelect.SHOW_CHILD}
    />
  )
}

/** Abilities below their area, in the order of their words. */
function useTree(abilities: string[]) {
  const { areaName, actionName, abilityName } = useAbilityName()
  const areas = Map.groupBy(abilities, (ability) => ability.split('.')[0]!)
  return [...areas]
    .map(([area, own]) => ({
      value: `area ${area}`,
      title: areaName(area),
      children: own.map((ability) => ({
        value: ability,
        title: own.length > 1 ? actionName(ability.split('.')[1]!) : abilityName(ability),
        // the tag of a chosen one stands alone
        label: abilityName(ability),
      })),
    }))
    .sort((a, b) => a.title.localeCompare(b.title))
}
