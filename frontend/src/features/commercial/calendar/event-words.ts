import { useTranslation } from 'react-i18next'
import { CALENDAR } from './calendar'

/** The names of an event's fields, and of the values that one of them takes. */
export function useEventWords() {
  const { t } = useTranslation()
  const label = (name: string) => t(`${CALENDAR}.fields.${name}`)
  const options = (group: string, values: readonly (string | number)[]) =>
    values.map((value) => ({ value, label: t(`${CALENDAR}.${group}.${value}`) }))
  return { label, options }
}
