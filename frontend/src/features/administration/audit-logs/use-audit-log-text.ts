import { useTranslation } from 'react-i18next'
import { AUDIT_LOGS, RESOURCE_OF_KIND } from './audit-log'

/** Actions, kinds of records and their fields in words; what has none is shown as it is written. */
export function useAuditLogText() {
  const { t } = useTranslation()
  return {
    actionOf: (action: string) =>
      t([`${AUDIT_LOGS}.actions.${action}`, `kit.history.action.${action}`], {
        defaultValue: action,
      }),
    kindOf: (kind: string) => t(`${AUDIT_LOGS}.kinds.${kind}`, { defaultValue: kind }),
    fieldOf: (kind: string, field: string) =>
      t(
        [`${RESOURCE_OF_KIND[kind] ?? AUDIT_LOGS}.fields.${field}`, `kit.history.fields.${field}`],
        {
          defaultValue: field,
        }
      ),
  }
}
