import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { LEAVE_REQUESTS } from './leave-request'

/** A number of days in words: `2.5 days`. */
export function Days({ value }: { value: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const count = Number(value)
  return <span>{t(`${LEAVE_REQUESTS}.days`, { count, text: formats.number(value) })}</span>
}
