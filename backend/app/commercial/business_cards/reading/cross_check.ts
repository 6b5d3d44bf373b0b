import { DOUBTFUL_BELOW, round } from './field.js'
import { hostOf, isKnownTld, ownerLabel } from './internet.js'
import { domainMatch, plainWords } from './line_scores.js'
import { nearestSpelling } from './domain_spelling.js'
import { letterCost, readingCost } from './letter_costs.js'
import { mendDomainQ } from './mend_words.js'
import { lookAlike, probablySame } from './similar.js'
import type { CardField, CardFields } from './types.js'
import { withDoubts } from './doubts.js'

/**
 * A card says the same thing several times: the domain in e-mail, website and company, the name
 * in the mailbox. Where two readings differ by letters that look alike, the better one is taken
 * for both; agreement raises the confidence.
 */
export function crossCheck(fields: CardFields): CardFields {
  const spelled = { ...fields, ...respelled(fields, mendDomainQ) }
  const corrected = { ...spelled, ...correctByCompany(spelled) }
  return withDoubts(reconcileMailbox({ ...corrected, ...reconcileDomains(corrected) }))
}

function reconcileDomains({ email, website, company }: CardFields): CardFields {
  if (!email || !website) return {}
  const [mailbox, mailHost] = email.value.split('@')
  const host = hostOf(website.value)
  if (mailHost === host) return { email: agree(email), website: agree(website) }
  const cut = host.length >= 8 && mailHost.startsWith(host)
  if (!cut && !probablySame(mailHost, host)) return {}
  const better = cut ? mailHost : betterHost(mailHost, host, { email, website, company })
  return {
    email: { ...email, value: `${mailbox}@${better}`, ...afterRepair(email) },
    website: { ...website, value: website.value.replace(host, better), ...afterRepair(website) },
  }
}

/** The host that the company's name spells, else the one with a real ending, else the surer. */
function betterHost(
  mailHost: string,
  host: string,
  { email, website, company }: CardFields
): string {
  const words = company ? plainWords(company.value) : []
  const spelled = (item: string) => domainMatch(ownerLabel(item), words)
  if (spelled(mailHost) !== spelled(host))
    return spelled(mailHost) > spelled(host) ? mailHost : host
  const real = (item: string) => isKnownTld(item.split('.').at(-1)!)
  if (real(mailHost) !== real(host)) return real(mailHost) ? mailHost : host
  return email!.confidence >= website!.confidence ? mailHost : host
}

/** The company's words tell `lindqvist` from `lindgvist`, also where both addresses are misread. */
function correctByCompany({ email, website, company }: CardFields): CardFields {
  if (!company) return {}
  const words = plainWords(company.value.replace(/&/g, ' and '))
    .flatMap((word) => word.split('-'))
    .filter((word) => /^[a-z]+$/.test(word))
    .concat(DOMAIN_ENDS)
  // what two readings agree on is not put right by a third that was read badly
  const agreed = email && website && labelOf(email) === labelOf(website)
  return respelled({ email, website }, (label, field) => {
    if (label.length < LEAST_LETTERS || (agreed && company.doubtful)) return label
    const found = nearestSpelling(label, words, costLimit(field, label))
    if (!found || found.cost === 0 || found.text.length < LEAST_LETTERS) return label
    return found.text
  })
}

const labelOf = ({ value }: CardField) => ownerLabel(hostOf(value.split('@').at(-1)!))

/** The addresses with the owner's part of their domain as `meantBy` spells it. */
function respelled(
  { email, website }: CardFields,
  meantBy: (label: string, field: CardField) => string
): CardFields {
  const mend = (field: CardField): CardField => {
    const label = labelOf(field)
    const meant = meantBy(label, field)
    if (meant === label) return field
    return { ...field, value: field.value.replace(label, meant), ...afterRepair(field) }
  }
  return { ...(email && { email: mend(email) }), ...(website && { website: mend(website) }) }
}

/** What domains add behind the words of a firm: where it is, what it is. */
const DOMAIN_ENDS = ['ksa', 'sa', 'uae', 'gulf', 'me', 'group', 'co', 'intl', 'arabia']
const LEAST_LETTERS = 5
/** From here on a domain is left as it was read, but for letters that look alike. */
const BADLY_READ = 0.75
/** Two letters read as ones that look alike; in what was read badly also one that does not. */
const ALIKE_LIMIT = 0.4
/** One letter read as one that looks the same in most typefaces. */
const LOOK_ALIKE = 0.2
const BAD_LIMIT = 1.2

const costLimit = (field: CardField, label: string) =>
  field.confidence < BADLY_READ && label.length >= 8 ? BAD_LIMIT : ALIKE_LIMIT

/** Each word of the mailbox is compared with what the words of the name can spell. */
function reconcileMailbox(fields: CardFields): CardFields {
  const { email, name } = fields
  if (!email || !name || !/[a-z]/i.test(name.value)) return fields
  const [mailbox, host] = email.value.split('@')
  const words = name.value.toLowerCase().match(/[a-z]+/g) ?? []
  const spelled = mailboxWords(words)
  const limit =
    email.confidence < BADLY_READ && name.confidence > email.confidence ? 1 : ALIKE_LIMIT
  const mended = withInitial(withoutStray(mailbox, words), words).replace(
    /[a-z0-9]{3,}/g,
    (part) => {
      // `imutairi` of Lamya: the initial too is one of the name
      const isNamed = words.some((word) => part.endsWith(word) || part.startsWith(word))
      if (spelled.includes(part) || name.confidence <= 0.5) return part
      return nearestWord(part, spelled, isNamed ? LOOK_ALIKE : limit) ?? part
    }
  )
  if (mended === mailbox) return fields
  return { ...fields, email: { ...email, value: `${mended}@${host}`, ...afterRepair(email) } }
}

/** `whitfield`, `jwhitfield`, `jameswhitfield`, and words joined across a hyphen: `alqahtani`. */
function mailboxWords(words: string[]): string[] {
  const joined = words.flatMap((word, i) => [word, words.slice(i, i + 2).join('')])
  const initials = words.flatMap((word) => joined.map((other) => word[0] + other))
  return [...new Set([...joined, ...initials])].filter((word) => word.length >= 3)
}

function nearestWord(part: string, words: string[], limit: number): string | null {
  const costs = words.map((word) => ({ word, cost: readingCost(part, word) }))
  const best = costs.reduce((a, b) => (a.cost <= b.cost ? a : b), { word: '', cost: Infinity })
  const fits = best.cost <= (part.length >= 5 ? limit : ALIKE_LIMIT)
  return fits ? best.word : null
}

/** `mw.zielinski` → `w.zielinski`: the picture of an envelope was read as one letter more. */
function withoutStray(mailbox: string, words: string[]): string {
  const named = (part: string) =>
    part !== '' &&
    words.some((word) => word.startsWith(part) || (word.length >= 3 && part.endsWith(word)))
  const spelled = (text: string) => {
    const parts = text.split(/[._-]/)
    return (
      parts.every(named) &&
      parts.some((part) => words.some((word) => word.length >= 3 && part.endsWith(word)))
    )
  }
  const rest = mailbox.slice(1)
  return !spelled(mailbox) && rest.length >= 4 && spelled(rest) ? rest : mailbox
}

/** `1.engqvist` of Lars is `l.engqvist`: a digit that looks like the first of the name. */
function withInitial(mailbox: string, words: string[]): string {
  const [initial, rest] = [mailbox[0] ?? '', mailbox.slice(1)]
  const first = words[0]?.[0] ?? ''
  const isInitial = words.some((word) => word.startsWith(initial))
  const isNamed = words.some((word) => word.length >= 3 && rest.replace(/^[._-]/, '') === word)
  const isAlike = /\d/.test(initial) && letterCost(initial, first) <= LOOK_ALIKE
  return isNamed && !isInitial && isAlike ? first + rest : mailbox
}

/** `sara lindqvist@…` with a lost dot: the word before belongs to the mailbox when it is a name's. */
export function withLostDot(
  email: CardField,
  before: string,
  name: CardField | undefined
): CardField {
  const words = name?.value.toLowerCase().match(/[a-z]+/g) ?? []
  const given = before.toLowerCase()
  const mailbox = email.value.split('@')[0]
  const named = (part: string) => words.some((word) => lookAlike(word) === lookAlike(part))
  if (given.length < 2 || !named(given) || !named(mailbox)) return email
  return { ...email, value: `${given}.${email.value}` }
}

const agree = (field: CardField): CardField => {
  const confidence = round(field.confidence + (1 - field.confidence) * 0.4)
  return { ...field, confidence, doubtful: confidence < DOUBTFUL_BELOW }
}

function afterRepair(field: CardField): Pick<CardField, 'confidence' | 'doubtful'> {
  const confidence = round(Math.max(field.confidence, 0.65))
  return { confidence, doubtful: confidence < DOUBTFUL_BELOW }
}
