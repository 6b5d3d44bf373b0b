import type { CardLine, Script } from './card_line.js'
import { fieldOf, joinFields } from './field.js'
import {
  addressScore,
  companyDomain,
  companyScore,
  nameScore,
  opensCompany,
  plainWords,
  relativeHeight,
  titleScore,
} from './line_scores.js'
import { LEGAL_FORMS, TRADE_WORDS } from '#commercial/business_cards/reading/lexicon/companies'
import { LABELS } from '#commercial/business_cards/reading/lexicon/labels'
import { mendArabicWords, mendGivenName, mendLatinQ } from './mend_words.js'
import type { CardField } from './types.js'
import { wrappedPassages, type Passage } from './wrapped_lines.js'

export interface Roles {
  name?: CardField
  jobTitle?: CardField
  company?: CardField
  /** Lines that were used. */
  used: CardLine[]
}

/** A passage with how surely it is each of the three, about 0–1.5. */
interface Candidate extends Passage {
  name: number
  title: number
  company: number
}

interface Context {
  /** All lines of the same script. */
  own: CardLine[]
  hosts: string[]
  mailbox: string
}

/** Letters that OCR puts around words: quotes, bullets, rules. */
const trim = (text: string) => text.replace(/^[^\p{L}\d(&]+|[^\p{L}\p{M}\d).-]+$/gu, '')

/**
 * Chooses name, job title and company among the lines of one script that are no contact data.
 * @param hosts domains of the card's e-mail and website
 * @param mailbox the part of the e-mail before the at sign, which often spells the name
 */
export function findRoles(
  lines: CardLine[],
  script: Script,
  hosts: string[],
  mailbox: string
): Roles {
  const own = lines.filter((line) => line.script === script)
  const context = { own, hosts, mailbox }
  const singles = own.flatMap(splitNameAndTitle)
  const passages = [
    ...singles,
    ...wrappedPassages(singles, (upper, lower) => isCompanyTail(upper, lower, hosts)),
  ]
  const candidates = passages.map((passage) => score(passage, context))
  const title = pick(candidates, (item) => item.title, 0.5)
  const rest = candidates.filter((item) => !overlap(item, title))
  const company = pick(rest, (item) => item.company, 0.3)
  const free = rest.filter((item) => !overlap(item, company))
  const name = pick(free, (item) => item.name + nearTitle(item, title), 0.45)
  const placed = title ?? titleByPlace(own, free, name)
  return {
    ...(name && { name: givenMended(toField(name, name.name)) }),
    ...(placed && { jobTitle: mended(toField(placed, placed.title), placed) }),
    ...(company && { company: mended(withLetters(toField(company, company.company)), company) }),
    used: [placed, company, name].flatMap((item) => item?.lines ?? []),
  }
}

/**
 * The line below a name, in type that is no larger: what a person does is often said in words of no list.
 * It stays doubtful.
 */
function titleByPlace(
  own: readonly CardLine[],
  free: readonly Candidate[],
  name: Candidate | undefined
) {
  const last = name?.lines.at(-1)
  if (!last) return undefined
  const next = own[own.indexOf(last) + 1]
  const below = free.find(({ lines: [line, second], text }) => {
    if (second || line !== next || line!.side !== last.side) return false
    if (line!.height > last.height * 1.1 || /[\d@:/]/.test(text)) return false
    const words = plainWords(text)
    if (words.length === 0 || words.length > MOST_TITLE_WORDS) return false
    return companyScore(text, []) <= 0 && addressScore(text) < 0.3 && isHeading(text)
  })
  return below && { ...below, title: Math.min(below.title, BY_PLACE) }
}

const MOST_TITLE_WORDS = 5
const BY_PLACE = 0.2

/** Every long word begins large: a motto does not. Arabic knows no such difference. */
const isHeading = (text: string) =>
  (text.match(/\p{L}{4,}/gu) ?? []).every((word) => !/^\p{Ll}/u.test(word))

/**
 * What a company does stands in smaller type below its name: "Acacia Timber" over "Structures
 * Limited", "مكتب رواسي" over "للاستشارات الهندسية". The name is known by the card's domain or by
 * its legal form; a person's is none.
 */
function isCompanyTail(upper: Passage, lower: Passage, hosts: string[]): boolean {
  if (nameScore(upper.text) >= 0.75 || titleScore(lower.text) >= 0.5) return false
  if (companyDomain(lower.text, hosts) > 0 || companyScore(lower.text, []) <= 0) return false
  return companyDomain(upper.text, hosts) === 1 || opensCompany(upper.text)
}

/** "Ahmed Ali – Project Manager" on one line is a name and a title. */
function splitNameAndTitle(line: CardLine): Passage[] {
  const text = trim(line.text.replace(LABELS.name, ''))
  const parts = text.split(/\s+[-–—]\s+|\s*[,،]\s+/)
  const second = parts.slice(1).join(', ')
  if (parts.length >= 2 && nameScore(parts[0]) >= 0.5 && titleScore(second) >= 0.6) {
    return [
      { lines: [line], text: trim(parts[0]) },
      { lines: [line], text: trim(second) },
    ]
  }
  return [{ lines: [line], text }]
}

/** Two readings of the same line as two fields are allowed only where the line was split. */
function overlap(a: Candidate, b: Candidate | undefined): boolean {
  if (!b) return false
  const shared = a.lines.some((line) => b.lines.includes(line))
  return shared && (a.lines.length > 1 || b.lines.length > 1 || a.text.includes(b.text))
}

function score(passage: Passage, { own, hosts, mailbox }: Context): Candidate {
  const { text, lines } = passage
  const title = titleScore(text)
  const company = companyScore(text, hosts)
  const address = addressScore(text)
  const size = Math.min(...lines.map((line) => relativeHeight(line, own))) * 0.25
  const readable = 0.4 + 0.6 * Math.min(...lines.map((line) => line.confidence))
  // a country or a street has the shape of a name; a given name outweighs that
  const shape = nameScore(text)
  const name = (address >= 0.3 && shape < 0.75) || address >= SURELY_PLACE ? 0 : shape
  const mailed = name > 0 ? mailboxMatch(mailbox, text) * 0.45 : 0
  const wrapped = (lines.length - 1) * wrapBonus(passage)
  const person = lines.slice(1).some(isPerson) ? 0.3 : 0
  const place = lines.slice(1).some((line) => addressScore(line.text) >= LIKELY_PLACE) ? 0.4 : 0
  const isLong = lines.length > MOST_OF_PERSON
  const tail = lines.length > 1 && lines.slice(1).every(isTail) ? 0.15 : 0
  return {
    ...passage,
    title: isLong
      ? 0
      : (title - (company > title ? 0.4 : 0) + (title > 0.9 ? wrapped : 0)) * readable,
    company:
      company > 0.1
        ? (company +
            size +
            tail -
            title * 0.5 -
            (address >= LIKELY_PLACE ? 0.4 : 0) -
            person -
            place +
            wrapped / 4) *
          readable
        : 0,
    name:
      name === 0 || isLong || isWholeAbove(passage)
        ? 0
        : (name + mailed + size + wrapped - title * 0.5 - address * 0.4 - company * 0.3) * readable,
  }
}

/** Lines of a name or a title at most; a firm may have more. */
const MOST_OF_PERSON = 3

/** Two words with the shape of a name, above two words or more that are no person's: a whole name, and no part of one. */
function isWholeAbove({ lines: [first, second] }: Passage): boolean {
  if (!second || plainWords(first!.text).length < 2 || nameScore(first!.text) < 0.5) return false
  const below = plainWords(second.text)
  return below.length >= 2 && !PARTICLES.has(below[0]!) && !isPerson(second)
}

const PARTICLES = new Set([
  'al',
  'el',
  'bin',
  'bint',
  'ibn',
  'abu',
  'de',
  'da',
  'van',
  'von',
  'der',
])

/** From here on a text is more of an address than of a firm's name. */
const LIKELY_PLACE = 0.65
/** With a street and its city a text is no name, though streets are named after people. */
const SURELY_PLACE = 0.75

/** A name that stands below a firm's is no part of it. */
const isPerson = ({ text }: CardLine) => nameScore(text) >= 0.75 && companyScore(text, []) <= 0

/** "Ltd", "والزجاج": nothing but what a firm does or its legal form. */
const isTail = ({ text }: CardLine) => {
  const words = plainWords(text)
  return words.length > 0 && words.every((word) => spellingsOf(word).some(isOfFirms))
}

/** The list has "للزجاج"; behind an "and" it is "والزجاج". */
const spellingsOf = (word: string) => [word, word.replace(/^وال/, 'ال'), word.replace(/^وال/, 'لل')]
const isOfFirms = (word: string) => LEGAL_FORMS.has(word) || TRADE_WORDS.has(word)

/** Lines of one size may be one text; those of clearly different size are two. */
function wrapBonus({ lines }: Passage): number {
  const heights = lines.map((line) => line.height)
  const least = Math.min(...heights)
  if (least === 0) return -0.1
  return least / Math.max(...heights) >= 0.78 ? 0.06 : -0.15
}

/** Share of a mailbox that a name's words or initials spell: `o.haddad`, `sara`, `jwhitfield`. */
export function mailboxMatch(mailbox: string, name: string): number {
  const letters = mailbox.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length < 3) return 0
  const words = plainWords(name).map((word) => word.replace(/[^a-z]/g, ''))
  const covered = words.filter((word) => word.length >= 3 && letters.includes(word))
  const share = covered.join('').length / letters.length
  return Math.min(1, share * 1.2)
}

function pick(
  candidates: Candidate[],
  value: (item: Candidate) => number,
  least: number
): Candidate | undefined {
  let best: Candidate | undefined
  for (const item of candidates) {
    if (value(item) >= least && (!best || value(item) > value(best))) best = item
  }
  return best
}

/** The name usually stands right above the title. */
function nearTitle(item: Candidate, title: Candidate | undefined): number {
  if (!title || item.name === 0) return 0
  if (item.lines.some((line) => title.lines.includes(line))) return 0.3
  const distance = (a: CardLine, b: CardLine) => Math.abs(a.index - b.index)
  const steps = Math.min(
    distance(item.lines.at(-1)!, title.lines[0]),
    distance(item.lines[0], title.lines.at(-1)!)
  )
  return steps === 1 ? 0.2 : steps === 2 ? 0.1 : 0
}

/** "Sp. z 0.0." is "Sp. z o.o.": an abbreviation behind letters has no noughts. "Co. Lid" is "Co. Ltd". */
const withLetters = (field: CardField): CardField => ({
  ...field,
  value: field.value
    .replace(/(?<=\p{L}\.? ?)(?:0\.)+0\b/gu, (found) => found.replace(/0/g, 'o'))
    .replace(/(?<=\S )L[il1]d(?=\.?$)/, 'Ltd'),
})

const givenMended = (field: CardField): CardField => ({
  ...field,
  value: mendLatinQ(mendGivenName(field.value)),
})

const mended = (field: CardField, { lines }: Candidate): CardField => ({
  ...field,
  value: mendLatinQ(mendArabicWords(field.value, lines, 'work')),
})

/** A wrapped text gets the mean of its lines. */
function toField({ lines, text }: Candidate, score: number): CardField {
  const strength = Math.min(1, 0.55 + score * 0.45)
  return {
    ...joinFields(
      lines.map((line) => fieldOf(line, '', strength)),
      ''
    ),
    value: trimEnd(text),
  }
}

/** A dash is only kept while lines are joined, a dot only for Latin abbreviations. */
const trimEnd = (text: string) =>
  text.replace(/[\s-]+$/u, '').replace(/([\u0620-\u064A])\.+$/u, '$1')
