import type { CardLine } from './card_line.js'
import { fieldOf } from './field.js'
import { DEPARTMENTS, TITLE_WORDS } from '#commercial/business_cards/reading/lexicon/titles'
import { addressScore } from './line_scores.js'
import { cityIn, countryIn } from './places.js'
import type { CardField } from './types.js'

interface NamedByMailbox {
  line: CardLine
  name: CardField
}

const DOUBTFUL = 0.7
/** Mailboxes that many read: `sales.jeddah`, `riyadh.branch`. */
const SHARED = new Set([
  'info',
  'sales',
  'contact',
  'hello',
  'mail',
  'office',
  'branch',
  'admin',
  'support',
])

const isOfFirms = (word: string) =>
  SHARED.has(word) || DEPARTMENTS.has(word) || TITLE_WORDS.has(word)
/** A number alone makes a little of an address. */
const LIKELY = 0.3
const isPlace = (text: string) =>
  addressScore(text) >= LIKELY || Boolean(cityIn(text) ?? countryIn(text))

/** `irene_quigley`, `irene.quigley` */
const TWO_NAMES = /^([a-z]{3,})[._-]([a-z]{4,})$/

/**
 * Where the first name can't be read ("2 Quigley"), the mailbox says it: a line that ends with the family of
 * `irene_quigley` is Irene Quigley. It stays doubtful.
 */
export function nameByMailbox(
  lines: readonly CardLine[],
  mailbox: string
): NamedByMailbox | undefined {
  const [, given, family] = TWO_NAMES.exec(mailbox) ?? []
  if (!given || !family || [given, family].some(isOfFirms)) return undefined
  for (const line of lines) {
    const words = line.text.trim().split(/\s+/)
    const last = words.at(-1) ?? ''
    if (words.length > 2 || last.toLowerCase() !== family || isPlace(line.text)) continue
    const name = `${given[0]!.toUpperCase()}${given.slice(1)} ${last}`
    return { line, name: fieldOf(line, name, DOUBTFUL) }
  }
  return undefined
}
