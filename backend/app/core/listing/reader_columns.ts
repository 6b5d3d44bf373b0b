import { languageNow, type Language } from '#core/base/language'
import type { Listing } from './definition.js'

const arabic = new WeakMap<Listing, Listing>()

/** The listing as someone of this language sees it: names are filtered and sorted as they are shown. */
export function inLanguage(listing: Listing, language: Language = languageNow()): Listing {
  if (language !== 'ar') return listing
  const known = arabic.get(listing)
  if (known) return known
  const fields = Object.entries(listing.fields).map(([name, { arabic: column, ...field }]) => [
    name,
    column ? { ...field, column, sortBy: undefined } : field,
  ])
  const read = { ...listing, fields: Object.fromEntries(fields) }
  arabic.set(listing, read)
  return read
}
