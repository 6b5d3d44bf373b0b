import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { RESOURCES, type Period } from './schedule-resource'

/** "1 June – 30 June: 12 units · second crew". */
export function usePeriodText() {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ from, to, units, note }: Period) => {
    const days = [...new Set([from, to])].map((day) => formats.day(day)).join(' – ')
    const count = Number(units)
    const text = t(`${RESOURCES}.period.text`, { days, count, units: formats.number(count) })
    return note ? `${text} · ${note}` : text
  }
}
