import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { locationIn } from './places.js'
import type { CardField, CardFieldName, CardFields } from './types.js'

interface Property {
  name: string
  types: string
  value: string
}

const MAX_LENGTH = 20_000

/**
 * Fields of a vCard (2.1, 3.0, 4.0) or MECARD text, as QR codes on cards hold them. Null when the
 * text is neither. A code is read without error, hence confidence 1.
 */
export function parseVCard(text: string): CardFields | null {
  const input = text.slice(0, MAX_LENGTH)
  if (/^\s*MECARD:/i.test(input)) return toFields(mecardProperties(input))
  if (!/BEGIN:VCARD/i.test(input)) return null
  return toFields(vcardProperties(input))
}

/** Unfolds continued lines (RFC 6350, 3.2; quoted-printable soft breaks of 2.1) and splits them. */
function vcardProperties(text: string): Property[] {
  const lines = text
    .replace(/=\r?\n/g, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
  return lines.flatMap((line) => {
    const match = /^(?:[\w-]+\.)?([A-Za-z-]+)((?:;[^:]*)?):(.*)$/.exec(line.trim())
    if (!match) return []
    const [, name, parameters, raw] = match
    const value = /QUOTED-PRINTABLE/i.test(parameters) ? decodeQuotedPrintable(raw) : raw
    return [{ name: name.toUpperCase(), types: parameters.toUpperCase(), value }]
  })
}

function mecardProperties(text: string): Property[] {
  const body = text.trim().replace(/^MECARD:/i, '')
  return body.split(/(?<!\\);/).flatMap((part) => {
    const at = part.indexOf(':')
    if (at < 1) return []
    const name = part.slice(0, at).toUpperCase()
    const value = part.slice(at + 1)
    const isName = name === 'N' && value.includes(',')
    return [
      {
        name: isName ? 'N' : name === 'N' ? 'FN' : name,
        types: '',
        value: isName ? value.replace(',', ';') : value,
      },
    ]
  })
}

function decodeQuotedPrintable(text: string): string {
  const bytes: number[] = []
  for (const part of text.match(/=[0-9A-F]{2}|[^]/gi) ?? []) {
    if (/^=[0-9A-F]{2}$/i.test(part)) bytes.push(Number.parseInt(part.slice(1), 16))
    else bytes.push(...Buffer.from(part))
  }
  return Buffer.from(bytes).toString('utf8')
}

const unescape = (text: string) =>
  text
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;:\\])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** Parts of a structured value, in order, without the empty ones. */
const parts = (value: string) =>
  value
    .split(/(?<!\\);/)
    .map(unescape)
    .filter(Boolean)

function toFields(properties: Property[]): CardFields {
  const fields: CardFields = {}
  const set = (key: CardFieldName, value: string) => {
    if (value && !fields[key]) fields[key] = certain(value)
  }
  for (const property of properties) readProperty(property, set)
  const structured = properties.find(({ name }) => name === 'N')
  if (structured && !fields.name) set('name', nameOf(structured.value))
  if (fields.address) set('location', locationIn(fields.address.value) ?? '')
  return fields
}

function readProperty(property: Property, set: (key: CardFieldName, value: string) => void): void {
  const { name, types, value } = property
  if (name === 'FN') set('name', unescape(value))
  else if (name === 'TITLE') set('jobTitle', unescape(value))
  else if (name === 'ORG') set('company', parts(value)[0] ?? '')
  else if (name === 'EMAIL')
    set(
      'email',
      unescape(value)
        .replace(/^mailto:/i, '')
        .toLowerCase()
    )
  else if (name === 'URL') set('website', unescape(value))
  else if (name === 'ADR') set('address', parts(value).join(', '))
  else if (name === 'NOTE') set('notes', unescape(value))
  else if (name === 'TEL' && !types.includes('FAX')) readPhone(types, unescape(value), set)
}

function readPhone(
  types: string,
  text: string,
  set: (key: CardFieldName, value: string) => void
): void {
  const number = parsePhoneNumberFromString(text.replace(/^tel:/i, ''), 'SA')
  const mobile = number?.getType() === 'MOBILE' || types.includes('CELL')
  set(mobile ? 'mobile' : 'phone', number?.isValid() ? number.number : text)
}

/** `family;given;middle;prefix;suffix` → "prefix given middle family". */
function nameOf(value: string): string {
  const [family = '', given = '', middle = '', prefix = ''] = value.split(/(?<!\\);/).map(unescape)
  return [prefix, given, middle, family].filter(Boolean).join(' ')
}

const certain = (value: string): CardField => ({ value, confidence: 1, doubtful: false })

/** Values of a QR code win over what was read; what they replace stays as an alternative. */
export function mergeVCard(read: CardFields, code: CardFields): CardFields {
  const merged: CardFields = { ...read }
  for (const [key, field] of Object.entries(code) as [CardFieldName, CardField][]) {
    const old = read[key]
    if (!old) {
      merged[key] = field
      continue
    }
    const { bbox, place, side, alternatives = [] } = old
    // it still stands where it was read
    merged[key] = { ...field, ...(place && { bbox, place, side }) }
    if (old.value !== field.value) merged[key].alternatives = [old.value, ...alternatives]
  }
  return merged
}
