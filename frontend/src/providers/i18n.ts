import i18next, { type FormatterModule, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { I18nProvider } from '@refinedev/core'
import type { Language } from '../api/types'
import { toArabicDigits } from '../kit/digits'
import { loadAntdLocale } from '../theme/antd-locale'
import { setDayjsLocale } from './dates'
import { getPreferences, setPreferences } from './preferences'

export type Locale = 'en' | 'ar'
export type Messages = Record<string, unknown>
/** Loads the messages of one language; each language is a chunk of its own. */
export type MessageLoaders = Record<Locale, () => Promise<Messages>>

export const localeOf = (language: Language): Locale => (language === 'arabic' ? 'ar' : 'en')
export const languageOf = (locale: string): Language => (locale === 'ar' ? 'arabic' : 'english')
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'arabic' ? 'rtl' : 'ltr'

/** The languages that each set of messages has been loaded in. */
const loaded = new Map<MessageLoaders, Set<Locale>>()

/** Numbers within texts follow the choice of digits; texts and codes stay as they are. */
const digitFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => {
    if (typeof value !== 'number') return value as string
    return getPreferences().digits === 'arabic' ? toArabicDigits(String(value)) : String(value)
  },
}

async function load(locale: Locale): Promise<void> {
  const missing = [...loaded].filter(([, locales]) => !locales.has(locale))
  await Promise.all([
    loadAntdLocale(languageOf(locale)),
    ...missing.map(async ([loaders, locales]) => {
      i18next.addResourceBundle(locale, 'translation', await loaders[locale](), true, true)
      locales.add(locale)
    }),
  ])
  setDayjsLocale(locale)
}

function markDocument(language: Language): void {
  document.documentElement.lang = localeOf(language)
  document.documentElement.dir = directionOf(language)
}

/** Starts i18next with the stored language. Resolves when its messages are there. */
export async function startI18n(messageLoaders: MessageLoaders): Promise<void> {
  loaded.clear()
  loaded.set(messageLoaders, new Set())
  const { language } = getPreferences()
  const resources: Resource = {}
  await i18next
    .use(initReactI18next)
    .use(digitFormatter)
    .init({
      lng: localeOf(language),
      fallbackLng: false,
      resources,
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
      // words that come later are shown by what already stands
      react: { useSuspense: false, bindI18nStore: 'added' },
    })
  await load(localeOf(language))
  markDocument(language)
}

/** Adds a set of messages, in the present language now and in others when they are chosen. */
export async function addMessages(messageLoaders: MessageLoaders): Promise<void> {
  if (!loaded.has(messageLoaders)) loaded.set(messageLoaders, new Set())
  await load(localeOf(getPreferences().language))
}

/** Switches the interface language, here and for the next visit in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(localeOf(language))
  markDocument(language)
  setPreferences({ language })
  await i18next.changeLanguage(localeOf(language))
}

/** Refine asks for the name of a resource as `<name>.<name>`; ours is `<name>.singular`. */
function resourceNameKey(key: string): string {
  return key.replace(/^(.+)\.\1$/, '$1.singular')
}

export const i18nProvider: I18nProvider = {
  translate: (key, options, defaultMessage) => {
    const fallback = typeof options === 'string' ? options : defaultMessage
    const values = typeof options === 'object' && options !== null ? options : {}
    const name = resourceNameKey(key)
    if (fallback !== undefined && !i18next.exists(name)) return fallback
    return String(i18next.t(name, values))
  },
  changeLocale: (locale: string) => changeLanguage(languageOf(locale)),
  getLocale: () => i18next.language,
}
