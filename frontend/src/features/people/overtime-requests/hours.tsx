import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { OVERTIME_REQUESTS } from './overtime-request'

/** Minutes in words, as hours: `2.5 hours`. */
export function Hours({ minutes }: { minutes: number }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const count = Math.round((minutes / 60) * 100) / 100
  const text = formats.number(String(count))
  return <span>{t(`${OVERTIME_REQUESTS}.hours`, { count, text })}</span>
}
