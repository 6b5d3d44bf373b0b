import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'
import { NONE } from '../display/none'
import { useFormats } from '../display/use-formats'
import { useAnyChoiceLabel } from '../inputs/use-choices'
import { isMonth, kindOf, majorUnits } from './value-kinds'

/** What an entry of a history says about its values beside the values. */
type Context = Pick<Schema<'HistoryEntry'>, 'currency' | 'names'>

const CODE = /^[a-z][a-z_]*$/

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function useFieldName(resource: string) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (field: string): string => {
    if (isMonth(field)) return formats.month(field)
    // permissions have one list of words, whichever record holds them
    const keys = [`${resource}.fields`, 'kit.history.fields', 'administration.users.permission']
    return t(
      keys.map((key) => `${key}.${field}`),
      { defaultValue: field }
    )
  }
}

/** One stored text or number in words. */
function useWord(resource: string) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const choiceLabel = useAnyChoiceLabel()
  /** A code of the resource itself, such as a role, else of one of the lists. */
  const codeOf = (field: string, code: string): string => {
    const key = `${resource}.${field}.${code}`
    return CODE.test(code) && i18n.exists(key) ? t(key) : choiceLabel(field, code)
  }
  return (field: string, text: string, { currency, names }: Context): string => {
    const name = names[field]?.[text]
    if (name) return name
    const major = majorUnits(field, text, currency)
    if (major) return formats.money(major, currency)
    const [kind, plain] = kindOf(resource, field, text)
    if (kind === 'money') return formats.money(plain, currency)
    if (kind === 'percent') return formats.percent(plain, 2)
    if (kind === 'day') return formats.day(plain)
    if (kind === 'instant') return formats.instant(plain)
    if (kind === 'state') return t(`kit.status.${text.toLowerCase()}`, { defaultValue: text })
    return codeOf(field, text)
  }
}

/** Writes fields and values of a history as people read them: names, amounts, days, states. */
export function useValueText(resource: string) {
  const { t } = useTranslation()
  const fieldOf = useFieldName(resource)
  const wordOf = useWord(resource)

  const textOf = (field: string, value: unknown, context: Context): string => {
    if (value === null || value === undefined || value === '') return NONE
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
    if (!isObject(value)) return wordOf(field, String(value), context)
    const items = Object.values(value)
    if (!Array.isArray(value) || items.some(isObject))
      return t('kit.history.entries', { count: items.length })
    return items.map((item) => textOf(field, item, context)).join(t('kit.history.comma')) || NONE
  }

  /** The same with every member of a list of objects, one line for each object. */
  const linesOf = (field: string, value: unknown, context: Context): string[] => {
    if (Array.isArray(value) && value.some(isObject))
      return value.flatMap((item) => linesOf(field, item, context))
    if (!isObject(value) || Array.isArray(value)) return [textOf(field, value, context)]
    const members = Object.entries(value).filter(([, member]) => member !== null)
    const texts = members.map(([name, member]) =>
      member === true ? fieldOf(name) : `${fieldOf(name)}: ${textOf(name, member, context)}`
    )
    return [texts.join(' · ') || NONE]
  }

  return { fieldOf, textOf, linesOf }
}
