const DIGITS: Record<string, string> = {}
for (let i = 0; i < 10; i++) {
  DIGITS[String.fromCharCode(0x0660 + i)] = String(i)
  DIGITS[String.fromCharCode(0x06f0 + i)] = String(i)
}

/** Arabic-Indic and Persian digits and separators as Latin ones: `١٢٫٥` → `12.5`. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => DIGITS[digit] ?? digit)
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, '')
}

/**
 * A text as search and duplicate checks compare it: lower case, no accents or Arabic vowel marks,
 * alef, ya, ta marbuta and hamza carriers unified, Latin digits.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return PLAIN.test(text) ? text.toLowerCase().replace(VARIANTS, unified) : foldAny(text)
}

// eslint-disable-next-line no-control-regex -- all of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/
/** ASCII and the letters, marks and digits of Arabic as it is typed: what most texts consist of. */
// eslint-disable-next-line no-control-regex -- all of ASCII is meant
const PLAIN = /^[\x00-\x7f\u0621-\u063a\u0640-\u0652\u0660-\u0669]*$/
const VARIANTS = /[\u064b-\u0652\u0622-\u0626\u0629\u0640\u0649\u0660-\u0669]/g
const UNIFIED: Record<string, string> = {
  ...DIGITS,
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ة: 'ه',
}

/** A mark or the stretch of a word becomes nothing. */
const unified = (letter: string) => UNIFIED[letter] ?? ''

/** The same for every text there is, at three times the cost. */
export function foldAny(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/ة/g, 'ه')
    .normalize('NFC')
}

/** The words of a folded text; everything but letters and digits parts them. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * A text as search compares it: folded, and without the hamza that stands by itself, which many leave
 * out: `قراءة` is found by `قراة`. Names are told apart by it, so `fold` keeps it.
 */
export const searchFold = (text: string): string => fold(text).replaceAll('ء', '')

/** The words of a search, as `searchText` has them. */
export const searchWords = (text: string): string[] =>
  words(text)
    .map((word) => word.replaceAll('ء', ''))
    .filter(Boolean)

/** What is stored for full-text search over several fields. */
export function searchText(...values: (string | null | undefined)[]): string {
  return values
    .filter(Boolean)
    .map((value) => searchFold(value!))
    .join(' ')
    .slice(0, 8000)
}

/** A name as duplicates compare it: words in order, without the Arabic article. */
export function nameKey(name: string): string {
  return words(name)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .join(' ')
}
