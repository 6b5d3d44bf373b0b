import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { STAFFING } from './staffing'

/** Minutes as hours are said beside a project. */
export function useHours() {
  const { t } = useTranslation()
  const formats = useFormats()
  return (minutes: number) =>
    t(`${STAFFING}.hours`, { hours: formats.number((minutes / 60).toFixed(1)) })
}
