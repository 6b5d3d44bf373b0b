import { useTranslation } from 'react-i18next'
import { NONE } from '../display/none'
import { useAnyChoiceLabel } from '../inputs/use-choices'

const STATES = ['status', 'stage', 'recommendationStatus']

/** Writes a value of the history as people read it: texts of choices, states in words, counts. */
export function useValueText(): (field: string, value: unknown) => string {
  const { t } = useTranslation()
  const choiceLabel = useAnyChoiceLabel()
  const textOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return NONE
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
    if (Array.isArray(value)) {
      const isPlain = value.every((item) => typeof item !== 'object')
      if (!isPlain) return t('kit.history.entries', { count: value.length })
      return value.map((item) => textOf(field, item)).join(', ') || NONE
    }
    if (typeof value === 'object')
      return t('kit.history.entries', { count: Object.keys(value).length })
    const text = String(value)
    if (STATES.includes(field)) {
      return t(`kit.status.${text.toLowerCase()}`, { defaultValue: text })
    }
    return choiceLabel(field, text)
  }
  return textOf
}
