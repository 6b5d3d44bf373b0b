import type { Locale } from 'antd/es/locale'
import enUS from 'antd/es/locale/en_US'
import type { Language } from '../api/types'

const loaded: Partial<Record<Language, Locale>> = { english: enUS }

/** Fetches antd's own texts; Arabic is a chunk of its own. */
export async function loadAntdLocale(language: Language): Promise<void> {
  if (language === 'arabic') loaded.arabic ??= (await import('./ar-sa')).default
}

export function antdLocale(language: Language): Locale {
  return loaded[language] ?? enUS
}
