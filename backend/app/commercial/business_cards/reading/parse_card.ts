import { fold } from '#engines/text/fold'
import { findAddress, type FoundAddress } from './addresses.js'
import type { CardLine } from './card_line.js'
import { toCardLines, type CardText } from './card_lines.js'
import { crossCheck, withLostDot } from './cross_check.js'
import { findDotlessEmails, findEmails } from './emails.js'
import { round } from './field.js'
import { COMPANY_TYPES } from '#commercial/business_cards/reading/lexicon/companies'
import { hostOf } from './internet.js'
import { isLabel } from '#commercial/business_cards/reading/lexicon/labels'
import { nameByMailbox } from './name_by_mailbox.js'
import { assignPhones, findPhones } from './phones.js'
import { countryOf } from './places.js'
import { findRoles, type Roles } from './roles.js'
import { findWebsites } from './websites.js'
import type { CardField, CardFields, ParsedCard } from './types.js'

/**
 * Sorts the text of a business card into fields. Pure; never throws on any text.
 * Bilingual cards give the English value with the Arabic one among the alternatives.
 * @param sides what was read on the front and, if there is one, on the back
 */
export function parseCard(...sides: CardText[]): ParsedCard {
  const lines = toCardLines(sides)
  const phones = findPhones(lines, countryOf(lines))
  const { emails, websites } = addressesOnline(lines)
  const contact = new Set([...phones, ...emails, ...websites].map((found) => found.line))
  const { mobile, phone, others } = assignPhones(phones)
  const [email, website] = [emails[0]?.field, websites[0]?.field]

  const free = lines.filter((line) => !contact.has(line) && !isLabel(line.text))
  const hosts = [email?.value.split('@')[1], website && hostOf(website.value)].filter(
    (host) => host !== undefined
  )
  const mailbox = email?.value.split('@')[0] ?? ''
  const arabic = rolesAndAddress(free, 'arabic', hosts, mailbox)
  const latin = rolesAndAddress(free, 'latin', hosts, mailbox)
  const english = arabic.name ? latin : withNameOfMailbox(latin, free, mailbox)
  const people = bilingual(english, arabic)
  const fields: CardFields = {
    ...people,
    ...(mobile && { mobile }),
    ...(phone && { phone }),
    ...(email && { email: withLostDot(email, emails[0].before, people.name) }),
    ...(website && { website }),
  }
  const checked = crossCheck(fields)
  const used = new Set([...contact, ...english.used, ...arabic.used])
  const notes = notesOf(
    free.filter((line) => !used.has(line)),
    others,
    arabic,
    checked
  )
  return {
    fields: { ...checked, ...companyType(checked), ...notes },
    rawText: lines.map((line) => line.text).join('\n'),
  }
}

/** An e-mail address whose dot was lost in reading is found by the website beside it. */
function addressesOnline(lines: CardLine[]) {
  const clear = findEmails(lines)
  const websites = findWebsites(lines, clear)
  if (clear.length > 0) return { emails: clear, websites }
  const hosts = websites.map(({ field }) => hostOf(field.value))
  return { emails: findDotlessEmails(lines, hosts), websites }
}

type ScriptParts = Roles & Partial<Omit<FoundAddress, 'used'>>

function rolesAndAddress(
  free: CardLine[],
  script: 'latin' | 'arabic',
  hosts: string[],
  mailbox: string
): ScriptParts {
  const roles = findRoles(free, script, hosts, mailbox)
  const found = findAddress(
    free.filter((line) => !roles.used.includes(line)),
    script
  )
  return { ...roles, ...found, used: [...roles.used, ...(found?.used ?? [])] }
}

function withNameOfMailbox(parts: ScriptParts, free: CardLine[], mailbox: string): ScriptParts {
  if (parts.name) return parts
  const left = free.filter((line) => !parts.used.includes(line))
  const named = nameByMailbox(left, mailbox)
  return named ? { ...parts, name: named.name, used: [...parts.used, named.line] } : parts
}

const BILINGUAL = ['name', 'jobTitle', 'company', 'address', 'location'] as const

function bilingual(english: ScriptParts, arabic: ScriptParts): CardFields {
  const fields: CardFields = {}
  for (const key of BILINGUAL) {
    const [first, second] = [english[key], arabic[key]]
    if (first && second) fields[key] = { ...first, alternatives: [second.value] }
    else if (first ?? second) fields[key] = first ?? second
  }
  return fields
}

function companyType({ company }: CardFields): CardFields {
  if (!company) return {}
  const text = fold([company.value, ...(company.alternatives ?? [])].join(' '))
  const type = COMPANY_TYPES.find(([, pattern]) => pattern.test(text))?.[0]
  if (!type) return {}
  const confidence = round(company.confidence * 0.8)
  return { companyType: { value: type, confidence, doubtful: true } }
}

/** What has no field of its own: fax, further numbers, the Arabic side, and unused lines. */
function notesOf(
  unused: CardLine[],
  others: ReturnType<typeof assignPhones>['others'],
  arabic: ScriptParts,
  fields: CardFields
): CardFields {
  const numbers = others.map(({ kind, field }) =>
    kind === 'fax' ? `Fax: ${field.value}` : field.value
  )
  const second = BILINGUAL.filter((key) => key !== 'location' && fields[key]?.alternatives).map(
    (key) => arabic[key]!.value
  )
  const rest = unused.filter(isWorthKeeping).map((line) => line.text)
  const lines = [...numbers, ...(second.length > 0 ? [second.join(' — ')] : []), ...rest]
  if (lines.length === 0) return {}
  const note: CardField = {
    value: lines.join('\n').slice(0, 1000),
    confidence: 0.5,
    doubtful: true,
  }
  return { notes: note }
}

const isWorthKeeping = (line: CardLine) =>
  line.confidence >= 0.6 && (line.text.match(/[\p{L}\d]/gu)?.length ?? 0) >= 4
