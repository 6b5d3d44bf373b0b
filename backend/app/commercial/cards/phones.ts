import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/max'
import { latinDigits } from '#core/text/fold'
import { wordsBetween, type CardLine } from './card_lines.js'
import { fieldOf, round } from './field.js'
import { LABELS } from './lexicon/labels.js'
import type { CardField } from './types.js'

type Kind = 'mobile' | 'phone' | 'fax'

export interface FoundPhone {
  line: CardLine
  kind: Kind
  field: CardField
}

/** Words with digits read below this make the whole number doubtful: one wrong digit is enough. */
const SURE_DIGITS = 0.7

/**
 * All numbers of a card in E.164 (`+966501234567`, with ` ext. 12` where printed). Numbers that
 * are not valid anywhere are kept as printed when a label or a plus says that they are numbers.
 * @param country where numbers without a country code are dialled
 */
export function findPhones(lines: CardLine[], country: CountryCode): FoundPhone[] {
  return lines.flatMap((line) => {
    if (/[@]|www\./i.test(line.text) && !/\d{3}.*\d{3}/.test(line.text)) return []
    const text = mendDigits(latinDigits(line.text))
    if (!/\d.*\d.*\d.*\d.*\d/.test(text)) return []
    if (LABELS.registration.test(line.text) && !CALL.test(text)) return []
    const valid = findValid(line, text, country)
    return valid.length > 0 ? valid : findPrinted(line, text)
  })
}

/** Letters that stand for digits inside a number; keeps the length so that positions hold. */
function mendDigits(text: string): string {
  const mended = text.replace(/[+(]?[\dOolISB|][\dOolISB|().-]{1,}/g, (token) => {
    const digits = token.match(/\d/g)?.length ?? 0
    if (digits * 2 < token.length) return token
    return token.replace(/[Oo]/g, '0').replace(/[lI|]/g, '1').replace(/S/g, '5').replace(/B/g, '8')
  })
  return reverseGroups(mended)
}

/** `4567 123 50 +966` → `+966 50 123 4567`: numbers set from right to left, group by group. */
function reverseGroups(text: string): string {
  return text.replace(
    /(?<![\d+] ?)((?:\d{1,5} ){2,5})(\+\d{1,3}|\d{1,3}\+)(?!\d)/g,
    (_, groups, code) =>
      [
        code.startsWith('+') ? code : `+${code.slice(0, -1)}`,
        ...groups.trim().split(' ').reverse(),
      ].join(' ')
  )
}

function findValid(line: CardLine, text: string, country: CountryCode): FoundPhone[] {
  let from = 0
  return findPhoneNumbersInText(text, country).map(({ number, startsAt, endsAt }) => {
    const label = labelIn(text.slice(from, startsAt)) ?? labelIn(text.slice(endsAt, endsAt + 12))
    from = endsAt
    const value = number.ext ? `${number.number} ext. ${number.ext}` : number.number
    const field = numberField(line, value, 1, startsAt, endsAt)
    return { line, field, kind: kindOf(number.getType(), label) }
  })
}

function kindOf(type: string | undefined, label: Kind | null): Kind {
  if (label === 'fax') return 'fax'
  if (type === 'MOBILE') return 'mobile'
  if (type === 'FIXED_LINE_OR_MOBILE' || type === undefined) return label ?? 'phone'
  return 'phone'
}

/** Numbers that no numbering plan knows: a digit was misread, or the plan is newer than ours. */
function findPrinted(line: CardLine, text: string): FoundPhone[] {
  const found: FoundPhone[] = []
  let from = 0
  for (const match of text.matchAll(/(?:\+|\b)\d[\d ().-]{5,18}\d\b/g)) {
    const label = labelIn(text.slice(from, match.index))
    const digits = match[0].replace(/\D/g, '')
    const marked = label || /^(?:\+|00)/.test(match[0])
    if (!marked || digits.length < 7 || digits.length > 15) continue
    from = match.index + match[0].length
    const value = match[0].startsWith('+') ? `+${digits}` : digits
    const field = numberField(line, value, 0.45, match.index, from)
    const saudiMobile = /^(?:\+?966|0)?5\d{8}$/.test(value)
    found.push({ line, field, kind: saudiMobile ? 'mobile' : (label ?? 'phone') })
  }
  return found
}

function numberField(line: CardLine, value: string, strength: number, start: number, end: number) {
  const words = wordsBetween(line, start, end)
  const field = fieldOf(line, value, strength, words)
  const weakest = Math.min(
    1,
    ...words.filter((w) => /\p{N}/u.test(w.text)).map((w) => w.confidence)
  )
  if (weakest >= SURE_DIGITS) return field
  return {
    ...field,
    confidence: round(Math.min(field.confidence, weakest * strength)),
    doubtful: true,
  }
}

/** Clear words for a number to call, beside which a registration number may stand. */
const CALL = /tel|phone|mob|fax|هاتف|جوال|فاكس/i

/** The kind of number that the last label before a number announces. */
function labelIn(text: string): Kind | null {
  const near = text.slice(-24)
  if (LABELS.fax.test(near)) return 'fax'
  if (LABELS.mobile.test(near)) return 'mobile'
  return LABELS.phone.test(near) ? 'phone' : null
}

/** Deals the numbers out to the fields; a second mobile on a phone's label becomes the phone. */
export function assignPhones(found: FoundPhone[]): {
  mobile?: CardField
  phone?: CardField
  others: { kind: Kind; field: CardField }[]
} {
  const unique = found.filter(
    (phone, i) => found.findIndex((other) => other.field.value === phone.field.value) === i
  )
  const best = (kind: Kind) => unique.filter((phone) => phone.kind === kind)
  const mobile = best('mobile')[0] as FoundPhone | undefined
  const landline = best('phone')[0] as FoundPhone | undefined
  const second = landline ? undefined : best('mobile').find((p) => labelledPhone(p) && p !== mobile)
  const phone = landline ?? second
  const others = unique.filter((item) => item !== mobile && item !== phone)
  return { mobile: mobile?.field, phone: phone?.field, others }
}

const labelledPhone = ({ line }: FoundPhone) =>
  LABELS.phone.test(line.text) && !LABELS.mobile.test(line.text)
