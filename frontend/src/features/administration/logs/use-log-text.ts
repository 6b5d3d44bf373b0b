import { useTranslation } from 'react-i18next'
import { LOGS, RESOURCE_OF_KIND } from './log'

/** Actions, kinds of records and their fields in words; what has none is shown as it is written. */
export function useLogText() {
  const { t } = useTranslation()
  return {
    actionOf: (action: string) =>
      t([`${LOGS}.actions.${action}`, `kit.history.action.${action}`], { defaultValue: action }),
    kindOf: (kind: string) => t(`${LOGS}.kinds.${kind}`, { defaultValue: kind }),
    fieldOf: (kind: string, field: string) =>
      t([`${RESOURCE_OF_KIND[kind] ?? LOGS}.fields.${field}`, `${LOGS}.values.${field}`], {
        defaultValue: field,
      }),
  }
}
