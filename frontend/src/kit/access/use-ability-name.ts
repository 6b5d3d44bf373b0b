import { useTranslation } from 'react-i18next'

/** Abilities in words, e.g. `vendors.view` as "Vendors: view". */
export function useAbilityName() {
  const { t } = useTranslation()
  const areaName = (area: string): string => t(`kit.access.area.${area}`, { defaultValue: area })
  const actionName = (action: string): string =>
    t(`kit.access.action.${action}`, { defaultValue: action })
  const abilityName = (ability: string): string => {
    const [area = '', action = ''] = ability.split('.')
    return t('kit.access.ability', { area: areaName(area), action: actionName(action) })
  }
  return { abilityName, areaName, actionName }
}
