import { DOUBTFUL_BELOW, round } from './field.js'
import { isKnownTld, ownerLabel } from './internet.js'
import { domainMatch, plainWords } from './line_scores.js'
import { lookAlike, probablySame } from './similar.js'
import type { CardField, CardFields } from './types.js'

/**
 * A card says the same thing several times: the domain in e-mail, website and company, the name
 * in the mailbox. Where two readings differ by letters that look alike, the better one is taken
 * for both; agreement raises the confidence.
 */
export function crossCheck(fields: CardFields): CardFields {
  const corrected = { ...fields, ...correctByCompany(fields) }
  return reconcileMailbox({ ...corrected, ...reconcileDomains(corrected) })
}

function reconcileDomains({ email, website, company }: CardFields): CardFields {
  if (!email || !website) return {}
  const [mailbox, mailHost] = email.value.split('@')
  const host = website.value
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split('/')[0]
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
  const mend = (field: CardField | undefined) => {
    if (!field || !company) return field
    const label = ownerLabel(
      field.value
        .split('@')
        .at(-1)!
        .replace(/^https?:\/\//, '')
        .split('/')[0]
    )
    const words = plainWords(company.value.replace(/&/g, ' and ')).filter((word) =>
      /^[a-z]/.test(word)
    )
    const spellings = words.flatMap((word, i) => [
      word,
      words.slice(i, i + 2).join(''),
      words.slice(i, i + 3).join(''),
    ])
    const right =
      spellings.find((spelling) => lookAlike(spelling) === lookAlike(label)) ??
      spelledByLookAlikes(label, words) ??
      (field.confidence < BADLY_READ ? spelledByOneEdit(label, words) : undefined)
    if (!right || right === label) return field
    return { ...field, value: field.value.replace(label, right), ...afterRepair(field) }
  }
  return { ...(email && { email: mend(email) }), ...(website && { website: mend(website) }) }
}

/** From here on a domain is left as it was read, also where the company's words nearly spell it. */
const BADLY_READ = 0.75
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

const ALIKE: Record<string, string> = { g: 'q', q: 'g', i: 'l', l: 'i', '1': 'l', '0': 'o' }

/** `tuwaigmc` → `tuwaiqmc`: what the company's words spell with one letter read as one alike. */
function spelledByLookAlikes(label: string, words: string[]): string | undefined {
  if (domainMatch(label, words) === 1) return undefined
  const edits = [...label].flatMap((letter, i) =>
    ALIKE[letter] ? label.slice(0, i) + ALIKE[letter] + label.slice(i + 1) : []
  )
  const found = edits.filter((edit) => domainMatch(edit, words) === 1)
  return found.length === 1 ? found[0] : undefined
}

/** `preurtainwall` → `prcurtainwall`: one letter away from what the company's words spell. */
function spelledByOneEdit(label: string, words: string[]): string | undefined {
  if (label.length < 8 || domainMatch(label, words) === 1) return undefined
  const edits = [...label].flatMap((_, i) => {
    const [before, after] = [label.slice(0, i), label.slice(i + 1)]
    return [before + after, ...LETTERS.map((letter) => before + letter + after)]
  })
  const found = new Set(edits.filter((edit) => domainMatch(edit, words) === 1))
  return found.size === 1 ? [...found][0] : undefined
}

/** Each word of the mailbox is compared with each word of the name. */
function reconcileMailbox(fields: CardFields): CardFields {
  const { email, name } = fields
  if (!email || !name || !/[a-z]/i.test(name.value)) return fields
  const [mailbox, host] = email.value.split('@')
  const words = name.value.toLowerCase().match(/[a-z]+/g) ?? []
  const mended = withoutStray(mailbox, words).replace(/[a-z0-9]{3,}/g, (part) => {
    if (words.some((word) => part.endsWith(word) || part.startsWith(word))) return part
    return words.find((word) => sameWord(word, part, email, name)) ?? part
  })
  if (mended === mailbox) return fields
  return { ...fields, email: { ...email, value: `${mended}@${host}`, ...afterRepair(email) } }
}

/** `mw.zielinski` → `w.zielinski`: the picture of an envelope was read as one letter more. */
function withoutStray(mailbox: string, words: string[]): string {
  const named = (part: string) =>
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

/** Look-alikes are one word; one other letter only counts where the e-mail was read badly. */
function sameWord(word: string, part: string, email: CardField, name: CardField): boolean {
  if (lookAlike(word) === lookAlike(part)) return name.confidence > 0.5
  return email.confidence < 0.75 && name.confidence > email.confidence && probablySame(word, part)
}

const agree = (field: CardField): CardField => {
  const confidence = round(field.confidence + (1 - field.confidence) * 0.4)
  return { ...field, confidence, doubtful: confidence < DOUBTFUL_BELOW }
}

function afterRepair(field: CardField): Pick<CardField, 'confidence' | 'doubtful'> {
  const confidence = round(Math.max(field.confidence, 0.65))
  return { confidence, doubtful: confidence < DOUBTFUL_BELOW }
}
