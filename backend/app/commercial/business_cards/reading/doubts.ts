import { fold } from '#engines/text/fold'
import { ARABIC_FAMILIES } from '#commercial/business_cards/reading/lexicon/families'
import { DOUBTFUL_BELOW, round } from './field.js'
import { hostOf } from './internet.js'
import { companyDomain } from './line_scores.js'
import { editDistance } from './similar.js'
import type { CardField, CardFields } from './types.js'

/** What a value that the rest of the card speaks against is worth at most. */
const SPOKEN_AGAINST = 0.7

/**
 * Firms and addresses are long, and one wrong word is enough: by count, of those at 0.8 a third is wrong. Not so a firm that spells
 * its domain.
 */
const OF_LONG_TEXT = 0.93

/**
 * Marks what was read surely and is wrong all the same by what else the card says: a firm that its own
 * domain knows no word of, a family one letter off a common one, a name that begins small.
 */
export function withDoubts(fields: CardFields): CardFields {
  const { name, company, address } = fields
  return {
    ...fields,
    ...(company && { company: weighed(company, hostsOf(fields)) }),
    ...(address && { address: lessSure(address, OF_LONG_TEXT) }),
    ...(name && isOddName(name.value) && { name: doubted(name) }),
  }
}

function weighed(company: CardField, hosts: string[]): CardField {
  if (companyDomain(company.value, hosts) === 1) return company
  return isForeignTo(company, hosts) ? doubted(company) : lessSure(company, OF_LONG_TEXT)
}

const doubted = (field: CardField) =>
  withConfidence(field, Math.min(field.confidence, SPOKEN_AGAINST))

const lessSure = (field: CardField, factor: number) =>
  withConfidence(field, round(field.confidence * factor))

const withConfidence = (field: CardField, confidence: number): CardField => ({
  ...field,
  confidence,
  doubtful: confidence < DOUBTFUL_BELOW,
})

/** Mailboxes that anyone may have say nothing of a firm. */
const FOR_ANYONE =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|proton(?:mail)?|gmx|mail)\./

function hostsOf({ email, website }: CardFields): string[] {
  const hosts = [email?.value.split('@')[1], website && hostOf(website.value)]
  return hosts.filter((host) => host !== undefined).filter((host) => !FOR_ANYONE.test(host))
}

/** A domain is made of its firm's words or of their first letters; a word that was lost leaves nothing of it. */
function isForeignTo({ value }: CardField, hosts: string[]): boolean {
  if (hosts.length === 0 || !/[a-z]/i.test(value)) return false
  return companyDomain(value, hosts) === 0
}

const LEAST_FAMILY = 5

function isOddName(name: string): boolean {
  const words = name.split(/\s+/)
  if (/[\u0620-\u064A]/.test(name)) return isNearFamily(fold(words.at(-1)!))
  // its first letter was lost: "ishari Al-Juhani"
  return words.length > 1 && /^\p{Ll}/u.test(words[0]!) && /^\p{Lu}/u.test(words.at(-1)!)
}

const isNearFamily = (word: string) =>
  word.length >= LEAST_FAMILY &&
  !ARABIC_FAMILIES.has(word) &&
  [...ARABIC_FAMILIES].some((known) => known.length >= LEAST_FAMILY && isNear(known, word))

/** Of long names two letters may be off: "القيمي" for "التميمي". */
const isNear = (known: string, word: string) =>
  editDistance(known, word, 2) <= (Math.min(known.length, word.length) >= 6 ? 2 : 1)
