import type { CountryCode } from 'libphonenumber-js/max'
import { fold } from '#engines/text/fold'
import type { CardLine } from './card_line.js'
import { CITIES, COUNTRIES } from '#commercial/business_cards/reading/lexicon/places'
import { editDistance } from './similar.js'

interface Place {
  country: CountryCode
  spelling: string
  /** First spelling of the same place in the same script. */
  standard: string
  pattern: RegExp
}

const isArabic = (text: string) => /[\u0620-\u064A]/.test(text)

/** A whole word, also behind the Arabic prepositions and between Arabic commas. */
function wordPattern(spelling: string): RegExp {
  const escaped = fold(spelling).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'u')
}

function toPlaces(country: string, spellings: string[]): Place[] {
  return spellings.map((spelling) => ({
    country: country as CountryCode,
    spelling,
    standard: spellings.find((other) => isArabic(other) === isArabic(spelling))!,
    pattern: wordPattern(spelling),
  }))
}

/** Longest spellings first, so that "Kuwait City" is not taken for "Kuwait". */
const cities = CITIES.flatMap(({ country, spellings }) => toPlaces(country, spellings)).sort(
  (a, b) => b.spelling.length - a.spelling.length
)
const oneWordCities = cities.filter(({ spelling }) => /^[\p{L}\p{M}]{5,}$/u.test(spelling))
const countries = COUNTRIES.flatMap(([code, spellings]) => toPlaces(code, spellings)).sort(
  (a, b) => b.spelling.length - a.spelling.length
)

const find = (places: Place[], text: string) => {
  const folded = fold(text)
  return places.find((place) => place.pattern.test(folded))
}

export const cityIn = (text: string) => find(cities, text)
export const countryIn = (text: string) => find(countries, text)

/** Names of all countries, folded, as the runtime's language data has them. */
function allCountries(): Set<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Set(
    ['en', 'ar'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      return codes.flatMap((code) => names.of(code) ?? []).map(fold)
    })
  )
}

let countryNames: Set<string> | null = null

/** Whether a text is the name of a country and nothing else. */
export const isCountry = (text: string) => {
  const bare = fold(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  countryNames ??= allCountries()
  return countryNames.has(bare) || countries.some(({ spelling }) => fold(spelling) === bare)
}

/** "Riyadh, Saudi Arabia": city and country as far as the text names them, in its own script. */
export function locationIn(text: string): string | null {
  const city = cityIn(text)
  const country = countryIn(city ? text.replace(city.spelling, ' ') : text)
  const parts = [city?.standard, country?.standard].filter((part): part is string => Boolean(part))
  return parts.length > 0 ? parts.join(isArabic(parts[0]) ? '، ' : ', ') : null
}

/**
 * One misread letter in a city's name ("Dubal", "ابوظي") is put right where no city is named.
 * @param isSure whether a word was read well: "Milano" is no misread "Milan"
 */
export function mendCity(text: string, isSure: (word: string) => boolean = () => false): string {
  if (cityIn(text)) return text
  return text.replace(/[\p{L}\p{M}]{5,}/gu, (word) => {
    if (isSure(word)) return word
    const folded = fold(word)
    const near = oneWordCities.filter(
      (place) => editDistance(fold(place.spelling), folded, 1) === 1
    )
    return near.length === 1 ? near[0].spelling : word
  })
}

/** Country whose dialling rules fit the card's local numbers; Saudi Arabia unless it says else. */
export function countryOf(lines: CardLine[]): CountryCode {
  const dialled = /(?:\+|00)(966|971|974|965|973|968|962|961|20)/.exec(
    lines.map((l) => l.text).join('\n')
  )
  for (const line of [...lines].reverse()) {
    const place = cityIn(line.text) ?? countryIn(line.text)
    if (place) return place.country
  }
  return dialled ? DIALLING[dialled[1]] : 'SA'
}

const DIALLING: Record<string, CountryCode> = {
  '966': 'SA',
  '971': 'AE',
  '974': 'QA',
  '965': 'KW',
  '973': 'BH',
  '968': 'OM',
  '20': 'EG',
  '962': 'JO',
  '961': 'LB',
}
