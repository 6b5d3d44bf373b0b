import { fold } from './fold.js'

/** A country by its code (`SA`), or a name that is none, with what it is called in both languages. */
export interface Country {
  key: string
  en: string
  ar: string
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const NAMES = {
  en: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
  ar: new Intl.DisplayNames(['ar'], { type: 'region', fallback: 'none' }),
}

let known: Map<string, Country> | null = null

/** Every country by its folded names. */
function countries(): Map<string, Country> {
  if (known) return known
  known = new Map()
  for (const key of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const [en, ar] = [NAMES.en.of(key), NAMES.ar.of(key)]
    if (!en || !ar) continue
    for (const name of [en, ar]) known.set(fold(name), { key, en, ar })
  }
  return known
}

/** The country that people mean by a name in either language; another text stands for itself. */
export function countryOf(name: string): Country {
  const folded = fold(name)
  return countries().get(folded) ?? { key: folded, en: name.trim(), ar: name.trim() }
}
