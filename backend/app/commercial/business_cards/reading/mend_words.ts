import { fold } from '#engines/text/fold'
import type { CardLine } from './card_line.js'
import { TRADE_WORDS } from '#commercial/business_cards/reading/lexicon/companies'
import { TITLE_HEADS, TITLE_WORDS } from '#commercial/business_cards/reading/lexicon/titles'
import { editDistance } from './similar.js'

/** Words read more surely than this stay as they are, however near to a known one. */
const SURE = 0.85
const LEAST_LETTERS = 5

/** Spellings that folding cannot undo: an alef that may carry a hamza, a hamza written as ya. */
const UNCLEAR = /^(?:ال)?ا|يي|وو|^موسس/

const isArabic = (text: string) => /^[\u0620-\u064A]+$/.test(text)

/** Arabic words of titles and trades by their folded form, whose usual spelling is certain. */
const KNOWN = [...new Set([...TITLE_HEADS, ...TITLE_WORDS, ...TRADE_WORDS])].filter(
  (word) => isArabic(word) && word.length >= LEAST_LETTERS && !UNCLEAR.test(word)
)

/**
 * Puts right the Arabic words of a title that were read badly: one letter off a known word
 * ("مبيعاث"), also where its end was taken for a word of its own ("مبيعا تت").
 */
export function mendArabicWords(text: string, lines: CardLine[]): string {
  const doubtful = new Set(
    lines.flatMap(({ words }) =>
      words.filter(({ confidence }) => confidence < SURE).map((word) => word.text)
    )
  )
  const mended: string[] = []
  for (const word of text.split(' ')) {
    const before = mended.at(-1)
    const joined = doubtful.has(word) && word.length <= 3 && before ? near(before + word) : null
    if (joined) mended[mended.length - 1] = joined
    else mended.push((doubtful.has(word) && near(word)) || word)
  }
  return mended.join(' ')
}

/** The one known word that is the same but for one letter. */
function near(word: string): string | null {
  const folded = fold(word)
  if (folded.length < LEAST_LETTERS || KNOWN.includes(folded)) return null
  const found = KNOWN.filter((known) => editDistance(known, folded, 1) === 1)
  return found.length === 1 ? found[0].replace(/ه$/, 'ة') : null
}
