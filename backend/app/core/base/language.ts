import i18nManager from '@adonisjs/i18n/services/main'
import { HttpContext } from '@adonisjs/core/http'

export type Language = 'en' | 'ar'

const KEPT = 500
const known = new Map<string, Language>()

/** The language an answer is written in: what the request asks for, else English. */
export function languageOf({ request }: HttpContext): Language {
  const header = request.header('accept-language') ?? ''
  let language = known.get(header)
  if (!language) {
    language = request.language(['en', 'ar']) === 'ar' ? 'ar' : 'en'
    if (known.size >= KEPT) known.clear()
    known.set(header, language)
  }
  return language
}

/** The language of the request that is being answered; English where none is, as in a worker. */
export function languageNow(): Language {
  const ctx = HttpContext.get()
  return ctx ? languageOf(ctx) : 'en'
}

/** The language that a command was asked for; English by default. */
export const languageNamed = (name?: string): Language => (name === 'ar' ? 'ar' : 'en')

/** A function that turns a key of the language files into text, e.g. `say('errors.NOT_FOUND')`. */
export function translatorFor(ctx: HttpContext) {
  return translatorIn(languageOf(ctx))
}

export function translatorIn(language: Language) {
  const i18n = i18nManager.locale(language)
  return (key: string, params?: Record<string, string | number>) => i18n.t(key, params)
}

/** Validation messages of the requested language. */
export function validationMessagesFor(ctx: HttpContext) {
  return i18nManager.locale(languageOf(ctx)).createMessagesProvider('validation.shared')
}
