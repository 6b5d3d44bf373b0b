import { fold } from '#engines/text/fold'
import type { CardLine } from './card_line.js'
import { LEGAL_FORMS, TRADE_WORDS } from '#commercial/business_cards/reading/lexicon/companies'
import {
  ARABIC_FIRST_NAMES,
  FIRST_NAMES,
} from '#commercial/business_cards/reading/lexicon/first_names'
import {
  ADDRESS_WORDS,
  ARABIC_ADDRESS_WORDS,
  DISTRICTS,
} from '#commercial/business_cards/reading/lexicon/places'
import { LABELS } from '#commercial/business_cards/reading/lexicon/labels'
import {
  DEPARTMENTS,
  HONORIFICS,
  TITLE_HEADS,
  TITLE_WORDS,
} from '#commercial/business_cards/reading/lexicon/titles'
import { ownerLabel } from './internet.js'
import { cityIn, countryIn, isCountry } from './places.js'

/** Words in lower case, Arabic folded, dots inside abbreviations removed (`W.L.L.` → `wll`). */
export function plainWords(text: string): string[] {
  const joined = fold(text).replace(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))|(?<=\p{L})\./gu, '')
  return joined.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []
}

const isHead = (word: string) => TITLE_HEADS.has(word)

/** A word of titles; in Arabic also behind an "and": "المبيعات والتسويق". */
const isTitleWord = (word: string) =>
  isHead(word) || TITLE_WORDS.has(word) || DEPARTMENTS.has(word) || isJoinedOn(word)

const isJoinedOn = (word: string) =>
  word.startsWith('و') && (TITLE_WORDS.has(word.slice(1)) || DEPARTMENTS.has(word.slice(1)))

/** How surely a text is a job title, 0–1. English titles end with their noun, Arabic ones open. */
export function titleScore(text: string): number {
  const words = plainWords(text)
  if (words.length === 0 || words.length > 8 || /\d{3}/.test(text)) return 0
  if (!words.some(isHead)) return departmentScore(words, text)
  const share = words.filter(isTitleWord).length / words.length
  const arabic = /[\u0620-\u064A]/.test(text)
  const placed = arabic ? isHead(words[0]) : isHead(words.at(-1)!) || isHead(words[0])
  const legal = words.some((word) => LEGAL_FORMS.has(word) && !isTitleWord(word))
  return (placed ? 0.75 : 0.4) + 0.25 * share - (legal ? 0.5 : 0)
}

/** "Business Development", "الموارد البشرية": what a person does, without a word for the person. */
function departmentScore(words: string[], text: string): number {
  if (words.length > 5 || !words.some((word) => DEPARTMENTS.has(word))) return 0
  if (!words.every(isTitleWord)) return 0
  // a motto is set in small letters: "quality and safety"
  return /^\p{Ll}/u.test(text) ? 0 : 0.68
}

/** How surely a text is a company's name, 0–1.5. `hosts` are the card's web and mail domains. */
export function companyScore(text: string, hosts: string[]): number {
  const words = plainWords(text)
  if (words.length === 0 || words.length > 10) return 0
  const arabic = /[\u0620-\u064A]/.test(text)
  const legal = arabic
    ? LEGAL_FORMS.has(words[0]) || LEGAL_FORMS.has(words.at(-1)!)
    : words.slice(1).some((word) => LEGAL_FORMS.has(word))
  const trade = words.filter((word) => TRADE_WORDS.has(word)).length
  const domain = companyDomain(text, hosts)
  const score = (legal ? 0.6 : 0) + Math.min(0.5, trade * 0.35)
  const digits = /\d{4}/.test(text) ? 0.3 : 0
  // a part of the name says its trade and form as well as the whole; the domain is made of the whole
  return Math.min(1, score) + domain * 0.5 - digits
}

/** How far one of the domains is made of a text's words, 0–1; an "&" may be spelled out in it. */
export function companyDomain(text: string, hosts: string[]): number {
  const words = [plainWords(text), plainWords(text.replace(/&/g, ' and '))]
  return Math.max(
    0,
    ...hosts.flatMap((host) => words.map((list) => domainMatch(ownerLabel(host), list)))
  )
}

/** Arabic names of firms open with what the firm is: شركة, مؤسسة, مكتب. */
export const opensCompany = (text: string) =>
  /[\u0620-\u064A]/.test(text) && LEGAL_FORMS.has(plainWords(text)[0])

/**
 * 1 when a domain label is made of the words' beginnings in order (`rmfacades` = Riyadh Modern
 * Facades, `alnoorco` = Al Noor Co), less when only a part of it is.
 */
export function domainMatch(label: string, words: string[]): number {
  const wanted = label.replace(/[^\p{L}\d]/gu, '')
  if (wanted.length < 3) return 0
  const longest = consume(
    wanted,
    words.map((word) => word.replace(/[^\p{L}\d]/gu, '')),
    0
  )
  const share = longest / wanted.length
  return share === 1 ? 1 : share >= 0.6 && longest >= 5 ? 0.6 : 0
}

/** Letters of `wanted` that the words' beginnings, each used at most once in order, can spell. */
function consume(wanted: string, words: string[], from: number): number {
  const best = new Array<number>(words.length + 1).fill(from)
  let reached = from
  for (let i = 0; i < words.length; i++) {
    let at = reached
    for (let k = 0; k < words[i].length && at < wanted.length && words[i][k] === wanted[at]; k++)
      at++
    best[i + 1] = Math.max(best[i], at)
    reached = best[i + 1]
  }
  return reached
}

/** How surely a text is part of a postal address, 0–1. */
export function addressScore(text: string): number {
  const folded = fold(text)
  let score = 0
  if (namesPlace(text, folded) || ARABIC_ADDRESS_WORDS.test(folded)) score += 0.5
  else if (NUMBERED_STREET.test(text)) score += 0.5
  if (DISTRICTS.test(folded)) score += 0.35
  if (cityIn(text)) score += 0.4
  if (countryIn(text) || endsInCountry(text)) score += 0.3
  if (POSTAL_CODE.test(text)) score += 0.3
  if (/\d/.test(folded)) score += 0.15
  if (/[,،]/.test(text)) score += 0.15
  if (score > 0 && LABELS.address.test(text)) score += 0.2
  return Math.min(1, score)
}

/** "Storgata 15, 0155 Oslo": street and number, postal code and place, with no word of our lists. */
const NUMBERED_STREET =
  /\p{Lu}[\p{L}.'’-]+ \d{1,4} ?[a-z]?\s*[,–-]\s*(?:[A-Z]{1,2}-)?\d{4,6} \p{Lu}\p{L}+/u

/** A postal code beside its place: "80-755 Gdansk", "1100-053 Lisboa", "Jeddah 23434", "E14 9QT". */
const POSTAL_CODE =
  /(?<![\d-])\d{2,6}(?:[- ]\d{2,4})? \p{Lu}\p{Ll}{2,}|\p{Lu}\p{Ll}{2,} \d{5,6}(?!\d)|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u

/** "…, Poland": the last of several parts is a country. */
const endsInCountry = (text: string) => {
  const parts = text.split(/[,،]/)
  return parts.length > 1 && isCountry(parts.at(-1)!)
}

/**
 * A word of streets and buildings that names one: with a number or a capital beside it. In a motto,
 * "Building trust since 1974", it stands at the head of words in small letters.
 */
function namesPlace(text: string, folded: string): boolean {
  if (!ADDRESS_WORDS.test(folded) || /\b(?:since|established|est\.?) (?:19|20)\d\d\b/i.test(text))
    return false
  const words = text.match(/\p{L}{4,}/gu) ?? []
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !ADDRESS_WORDS.test(word))
  return small.length < 2 || small.length * 2 < words.length
}

/** How much a text looks like a person's name, 0–1, by its shape and by known given names. */
export function nameScore(text: string): number {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.length > 6 || /[\d@:/]/.test(text)) return 0
  if (!words.every((word) => /^[\p{L}\p{M}'’.\-–]+,?$/u.test(word))) return 0
  const plain = plainWords(text)
  const person = plain.filter((word) => !HONORIFICS.has(word))
  if (person.length === 0) return 0
  if (person.some((word) => TITLE_HEADS.has(word) || LEGAL_FORMS.has(word))) return 0
  if (isCountry(text)) return 0
  if (person.some((word) => TRADE_WORDS.has(word))) return 0.1
  const arabic = /[\u0620-\u064A]/.test(text)
  const capital = arabic || words.every((word) => /^[\p{Lu}('’]/u.test(word) || PARTICLE.test(word))
  const known = person.some((word) => FIRST_NAMES.has(word) || ARABIC_FIRST_NAMES.has(word))
  const count = person.length >= 2 && person.length <= 4 ? 0.35 : 0.15
  const titled = HONORIFICS.has(plain[0]) && plain.length > 1 ? 0.15 : 0
  return Math.min(1, count + (capital ? 0.2 : 0) + (known ? 0.4 : 0) + titled)
}

const PARTICLE = /^(?:al|el|bin|bint|ibn|abu|de|da|van|von|der|la|le|y|i)-?/i

/** Type height relative to the tallest text line, 0–1; 0.5 when heights are unknown. */
export function relativeHeight(line: CardLine, lines: CardLine[]): number {
  const tallest = Math.max(...lines.map((other) => other.height))
  return tallest > 0 ? line.height / tallest : 0.5
}
