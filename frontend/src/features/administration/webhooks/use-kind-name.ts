import { useTranslation } from 'react-i18next'
import { resourceAt } from '../../../providers/endpoints'

/** Kinds of records in words, as their lists are called. */
export function useKindName() {
  const { t } = useTranslation()
  return (endpoint: string): string => {
    const resource = resourceAt(endpoint)
    return resource ? t(`${resource}.title`) : endpoint
  }
}
