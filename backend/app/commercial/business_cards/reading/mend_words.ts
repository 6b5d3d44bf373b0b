import { fold } from '#engines/text/fold'
import type { CardLine } from './card_line.js'
import { LEGAL_FORMS, TRADE_WORDS } from '#commercial/business_cards/reading/lexicon/companies'
import { ARABIC_PLACE_WORDS } from '#commercial/business_cards/reading/lexicon/places'
import {
  DEPARTMENTS,
  TITLE_HEADS,
  TITLE_WORDS,
} from '#commercial/business_cards/reading/lexicon/titles'
import { ARABIC_FIRST_NAMES } from '#commercial/business_cards/reading/lexicon/first_names'
import { Q_WORDS } from '#commercial/business_cards/reading/lexicon/q_words'
import { editDistance } from './similar.js'

/** Words read more surely than this stay as they are, however near to a known one. */
const SURE = 0.85
const LEAST_LETTERS = 5
/** Of words as long as this no other is one letter off a known one. */
const LONG = 7

/** Spellings that folding cannot undo: an alef that may carry a hamza, a hamza written as ya. */
const UNCLEAR = /^(?:ال)?ا(?!ل)|يي|وو|^موسس/

const isArabic = (text: string) => /^[\u0620-\u064A]+$/.test(text)

/** The Arabic words of a lexicon by their folded form, whose usual spelling is certain. */
const certain = (...lists: Iterable<string>[]) =>
  [...new Set(lists.flatMap((list) => [...list]))].filter(
    (word) => isArabic(word) && word.length >= LEAST_LETTERS && !UNCLEAR.test(word)
  )

const WORK = certain(TITLE_HEADS, TITLE_WORDS, DEPARTMENTS, TRADE_WORDS, LEGAL_FORMS)
/** "النور" is a firm, and no "الدور" that was misread. */
const PLACES = certain(ARABIC_PLACE_WORDS)

/** What a text is about: only its own words are looked for in it. */
type Subject = 'work' | 'place'
const KNOWN: Record<Subject, string[]> = { work: WORK, place: PLACES }

/**
 * Puts right the Arabic words of a title, a firm or an address that were read badly: one letter off
 * a known word ("مبيعاث"), also where its end was taken for a word of its own ("مبيعا تت").
 */
export function mendArabicWords(text: string, lines: CardLine[], subject: Subject): string {
  const known = KNOWN[subject]
  const doubtful = new Set(
    lines.flatMap(({ words }) =>
      words.filter(({ confidence }) => confidence < SURE).map((word) => bare(word.text))
    )
  )
  const mended: string[] = []
  for (const word of text.split(' ')) {
    const before = mended.at(-1)
    const joined =
      before && word.length <= LONGEST_END ? joinedWord(before, word, doubtful, known) : null
    if (joined) mended[mended.length - 1] = joined
    else if (doubtful.has(bare(word))) mended.push(mendedWord(word, known))
    else mended.push(bare(word).length >= LONG ? mendedWord(word, known, isOneReplaced) : word)
  }
  return mended.join(' ')
}

type Likeness = (known: string, read: string) => boolean

const isOneOff: Likeness = (known, read) => editDistance(known, read, 1) === 1

/** In a word that was read surely: an end of its own makes another word, "الهندسي" and "الهندسية". */
const isOneReplaced: Likeness = (known, read) =>
  known.length === read.length && known.at(-1) === read.at(-1) && isOneOff(known, read)

/** An end of a word that was set apart has no more letters. */
const LONGEST_END = 4

/** What two words are together: a known word, or one letter off it where the second was read badly. */
function joinedWord(
  before: string,
  end: string,
  doubtful: Set<string>,
  known: string[]
): string | null {
  if (known.includes(fold(before)) || fold(before).length < 3) return null
  if (known.includes(fold(before + bare(end)))) return before + end
  return doubtful.has(bare(end)) && end.length <= 3 ? near(before + end, known) : null
}

const bare = (word: string) => word.replace(/^[^\u0620-\u064A]+|[^\u0620-\u064A]+$/g, '')

const mendedWord = (word: string, known: string[], isLike = isOneOff) => {
  const core = bare(word)
  return word.replace(core, near(core, known, isLike) ?? core)
}

/** "والرجاج" is "والزجاج": behind an "and" the lists have "للزجاج" or "الزجاج". */
const AND_THE = /^وال/

/** The one known word that is the same but for one letter. */
function near(word: string, known: string[], isLike = isOneOff): string | null {
  if (AND_THE.test(word) && !known.includes(fold(word))) {
    const rest = word.slice(AND_THE_LETTERS)
    if (known.includes(fold(`لل${rest}`)) || known.includes(fold(`ال${rest}`))) return null
    const found = nearest(`لل${rest}`, known, isLike) ?? nearest(`ال${rest}`, known, isLike)
    if (found) return `وال${found.slice(2)}`
  }
  return nearest(word, known, isLike)
}

const AND_THE_LETTERS = 3

function nearest(word: string, known: string[], isLike: Likeness): string | null {
  const folded = fold(word)
  if (folded.length < LEAST_LETTERS || known.includes(folded)) return null
  const found = known.filter((other) => isLike(other, folded))
  return found.length === 1 ? found[0].replace(/ه$/, 'ة') : null
}

/** Given names with a hamza that folding takes away. */
const HAMZA = /^ا(?=(?:براهيم|سماعيل|سحاق|دريس|يمان|سلام)$)/

/**
 * A given name with one wrong letter: "ادراهيم". Only letters replaced count, because "حمداني" is a
 * family and no "حمدان".
 */
export function mendGivenName(name: string): string {
  const [first, ...rest] = name.split(' ')
  const folded = fold(first)
  if (folded.length < LEAST_LETTERS || ARABIC_FIRST_NAMES.has(folded)) return name
  const found = [...ARABIC_FIRST_NAMES].filter(
    (known) => known.length === folded.length && editDistance(known, folded, 1) === 1
  )
  if (found.length !== 1) return name
  return [found[0].replace(HAMZA, 'إ').replace(/ه$/, 'ة'), ...rest].join(' ')
}

const SPELLED_WITH_G = [...Q_WORDS]
  .filter((word) => word.length >= LEAST_LETTERS)
  .map((word) => [word.replaceAll('q', 'g'), word] as const)

/** `tuwaigbuilding` is `tuwaiqbuilding`: words run together in a domain. */
export const mendDomainQ = (label: string): string =>
  SPELLED_WITH_G.reduce((text, [read, meant]) => text.replace(read, meant), label)

/** "Al Gahtani", "Tarig", "Guarry": a g where only the word with a q exists. */
export const mendLatinQ = (text: string): string =>
  text.replace(/[A-Za-z]{4,}/g, (word) => {
    if (!/g/i.test(word) || Q_WORDS.has(word.toLowerCase())) return word
    const spelled = word.replace(/g/g, 'q').replace(/G/g, 'Q')
    return Q_WORDS.has(spelled.toLowerCase()) ? spelled : word
  })
