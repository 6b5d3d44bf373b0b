import { translatorIn, type Language } from './language.js'

/**
 * What is stated in the language of the viewer: a key of the language files and its values. A value
 * that is a reason itself is stated in the same language.
 */
export interface Reason {
  key: string
  params?: Record<string, string | number | Reason>
}

export function reasonText({ key, params = {} }: Reason, language: Language): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    value instanceof Object ? reasonText(value, language) : value,
  ])
  return translatorIn(language)(key, Object.fromEntries(values))
}
