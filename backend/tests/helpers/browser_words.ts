import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inTurn } from '../../scripts/turns.mjs'

export type Language = 'english' | 'arabic'
const BOTH: Language[] = ['english', 'arabic']
/** What is done in each language, in CI by turns in one of them. */
export const LANGUAGES = inTurn(BOTH, BOTH.length)
type Texts = { [key: string]: string | Texts }

const PAGES = fileURLToPath(new URL('../../../frontend/src/', import.meta.url))
const read = new Map<Language, Texts>()

function textsOf(language: Language): Texts {
  const known = read.get(language)
  if (known) return known
  const texts: Texts = {}
  for (const path of globSync(`**/locales/${language.slice(0, 2)}.json`, { cwd: PAGES }))
    merge(texts, JSON.parse(readFileSync(PAGES + path, 'utf8')) as Texts)
  read.set(language, texts)
  return texts
}

function merge(into: Texts, more: Texts) {
  for (const [key, value] of Object.entries(more)) {
    if (typeof value === 'string') into[key] = value
    else merge((into[key] ??= {}) as Texts, value)
  }
}

/** What the screens write in a language, by the key of the text. @throws Error on an unknown key */
export function words(language: Language) {
  return (key: string, values: Record<string, string | number> = {}): string => {
    let found: string | Texts | undefined = textsOf(language)
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
    if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`)
    return found.replaceAll(/{{(\w+)}}/g, (_, name: string) => String(values[name]))
  }
}
