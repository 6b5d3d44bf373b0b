import { fold, nameKey } from '#engines/text/fold'
import type { MatchItem } from './items.js'

/** An item with what is compared of it, worked out once. */
export interface Traits {
  item: MatchItem
  /** References without blanks and marks. */
  references: string[]
  /** All that is written of it, in the same way. */
  written: string
  /** The words of the names, and of the text where there is no name. */
  nameWords: Set<string>
}

/** Shorter ones stand in too many texts. */
const SHORTEST_REFERENCE = 4
const SHORTEST_WORD = 3
/** Words of names that tell no firm from another. */
const COMMON = new Set(
  [
    ...[
      'company',
      'est',
      'establishment',
      'trading',
      'contracting',
      'group',
      'limited',
      'ltd',
      'llc',
    ],
    ...['for', 'and', 'the', 'co', 'general', 'factory', 'transfer', 'payment', 'invoice'],
    ...['شركة', 'مؤسسة', 'مصنع', 'مجموعة', 'المحدودة', 'للتجارة', 'للمقاولات', 'تجارة', 'مقاولات'],
    ...['حوالة', 'دفعة', 'فاتورة'],
  ].map((word) => nameKey(word))
)

export function traitsOf(item: MatchItem): Traits {
  const references = item.references.map(plain).filter((text) => text.length >= SHORTEST_REFERENCE)
  const named = item.names.length ? item.names.join(' ') : item.text
  return {
    item,
    references,
    written: plain([...item.references, item.text].join(' ')),
    nameWords: wordsOf(named),
  }
}

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

function wordsOf(text: string): Set<string> {
  const words = nameKey(text).split(' ')
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD && !COMMON.has(word)))
}

/** Whether a reference of one is written in the other. */
export function sharesReference(a: Traits, b: Traits): boolean {
  return (
    a.references.some((reference) => b.written.includes(reference)) ||
    b.references.some((reference) => a.written.includes(reference))
  )
}

/** Whether the names have most of their words in common, of the shorter one at least half. */
export function sharesName(a: Traits, b: Traits): boolean {
  const [few, many] =
    a.nameWords.size <= b.nameWords.size ? [a.nameWords, b.nameWords] : [b.nameWords, a.nameWords]
  if (!few.size) return false
  let shared = 0
  for (const word of few) if (many.has(word)) shared++
  return shared * 2 >= few.size && shared > 0
}
