import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max'
import { latinDigits } from '#engines/text/fold'
import type { CardLine } from './card_line.js'
import { wordsBetween } from './card_lines.js'
import { fieldOf, round } from './field.js'
import { LABELS } from '#commercial/business_cards/reading/lexicon/labels'
import type { CardField } from './types.js'

type Kind = 'mobile' | 'phone' | 'fax'

export interface FoundPhone {
  line: CardLine
  kind: Kind
  field: CardField
}

/**
 * Numbers of a length that their country has, in a block that no plan knows yet: new blocks are opened every
 * year, and a lost digit shows in the length. Other numbers that nobody can dial are surely misread.
 */
const NEW_BLOCK = 0.85
const MISREAD = 0.45

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
    if (valid.length > 0) return valid
    const printed = findPrinted(line, text, country)
    return printed.length > 0 ? printed : findBare(line, text, country)
  })
}

/** Letters that stand for digits inside a number; keeps the length so that positions hold. */
function mendDigits(text: string): string {
  const mended = text.replace(/[+(]?[\dOolISB|][\dOolISB|().-]{1,}/g, (token) => {
    const digits = token.match(/\d/g)?.length ?? 0
    if (digits * 2 < token.length) return token
    return token.replace(/[Oo]/g, '0').replace(/[lI|]/g, '1').replace(/S/g, '5').replace(/B/g, '8')
  })
  return withPlus(reverseGroups(mended))
}

/**
 * `4567 123 50 +966` → `+966 50 123 4567`: numbers set from right to left, group by group. Where only
 * the code was taken to the end, the other groups stay as they are: the numbering plan decides.
 */
function reverseGroups(text: string): string {
  return text.replace(
    /(?<![\d+] ?)((?:\d{1,5} ){2,5})(\+\d{1,3}|\d{1,3}\+)(?!\d)/g,
    (_, groups: string, end: string) => {
      const code = end.startsWith('+') ? end : `+${end.slice(0, -1)}`
      const inOrder = groups.trim().split(' ')
      const reversed = [code, ...inOrder.toReversed()].join(' ')
      const straight = [code, ...inOrder].join(' ')
      return !isValid(reversed) && isValid(straight) ? straight : reversed
    }
  )
}

const isValid = (text: string) => parsePhoneNumberFromString(text)?.isValid() ?? false

/** A plus before a code of the Gulf is easily read as a 1, a 4, a 7 or a t, or read and read once more. */
const LOST_PLUS = /(?<![\d+])(?:\+|00)?[147t†](9(?:66|7[134]|6[58])[ \d]{8,13}\d)(?!\d)/g
/** `+066`: the 9 of the code of Saudi Arabia read as a nought. No code begins with one. */
const LOST_NINE = /\+[0oO](66[ \d-]{8,13}\d)(?!\d)/g

/** The numbering plan decides. */
const withPlus = (text: string) =>
  text
    .replace(LOST_PLUS, (whole, rest: string) => (isValid(`+${rest}`) ? `+${rest}` : whole))
    .replace(LOST_NINE, (whole, rest: string) => (isValid(`+9${rest}`) ? `+9${rest}` : whole))

function findValid(line: CardLine, text: string, country: CountryCode): FoundPhone[] {
  let from = 0
  return numbersIn(text, country).map(({ number, startsAt, endsAt }) => {
    const label = labelIn(text.slice(from, startsAt)) ?? labelIn(text.slice(endsAt, endsAt + 12))
    from = endsAt
    const value = number.ext ? `${number.number} ext. ${number.ext}` : number.number
    const field = numberField(line, value, 1, startsAt, endsAt)
    return { line, field, kind: kindOf(number.getType(), label) }
  })
}

/** A number never goes on behind a plus: what stands before it is looked through by itself. */
function numbersIn(text: string, country: CountryCode) {
  let at = 0
  return text.split(/(?<=\d ?)(?=\+)/).flatMap((part) => {
    const start = at
    at += part.length
    const found = findPhoneNumbersInText(part, country)
    return (found.length > 0 ? found : findPhoneNumbersInText(withoutStray(part), country)).map(
      ({ number, startsAt, endsAt }) => ({
        number,
        startsAt: start + startsAt,
        endsAt: start + endsAt,
      })
    )
  })
}

/** A label, a sign or a bar beside a number is easily read as one digit more. Positions hold. */
const withoutStray = (part: string) =>
  part
    .replace(/(?<=\d )\d(?= *$)/, ' ')
    .replace(/^\W{0,2}\d{1,2}\W? (?=0\d|\+)/, (sign) => ' '.repeat(sign.length))

function kindOf(type: string | undefined, label: Kind | null): Kind {
  if (label === 'fax') return 'fax'
  if (type === 'MOBILE') return 'mobile'
  if (type === 'FIXED_LINE_OR_MOBILE' || type === undefined) return label ?? 'phone'
  return 'phone'
}

/** Numbers that no numbering plan knows: a digit was misread, or the plan is newer than ours. */
function findPrinted(line: CardLine, text: string, country: CountryCode): FoundPhone[] {
  const found: FoundPhone[] = []
  let from = 0
  for (const match of text.matchAll(/(?:\+|\b)\d[\d ().-]{5,18}\d\b/g)) {
    const label = labelIn(text.slice(from, match.index))
    const digits = match[0].replace(/\D/g, '')
    const marked = label || /^(?:\+|00)/.test(match[0])
    if (!marked || digits.length < 7 || digits.length > 15) continue
    from = match.index + match[0].length
    const value = /^(?:\+|00)/.test(match[0])
      ? `+${digits.replace(/^00/, '')}`
      : dialledAtHome(digits, country)
    const field = numberField(line, value, strengthOf(value), match.index, from)
    const saudiMobile = /^(?:\+?966|0)?5\d{8}$/.test(value)
    found.push({ line, field, kind: saudiMobile ? 'mobile' : (label ?? 'phone') })
  }
  return found
}

const strengthOf = (value: string) =>
  parsePhoneNumberFromString(value)?.isPossible() ? NEW_BLOCK : MISREAD

/** `0142472916` with the country's code, where a number there may be as long. */
function dialledAtHome(digits: string, country: CountryCode): string {
  const number = /^0[1-9]/.test(digits) ? parsePhoneNumberFromString(digits, country) : undefined
  return number?.isPossible() ? number.number : digits
}

/** A line that is nothing but a number as it is dialled at home: newer than the numbering plan, or misread. */
function findBare(line: CardLine, text: string, country: CountryCode): FoundPhone[] {
  if (!/^\W{0,2}0[\d ().-]{7,14}\d\W{0,2}$/.test(text)) return []
  const number = parsePhoneNumberFromString(text, country)
  if (!number?.isPossible()) return []
  const field = numberField(line, number.number, NEW_BLOCK, 0, text.length)
  return [{ line, field, kind: 'phone' }]
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

/** `Tel/Fax`, `T & F`, `هاتف/فاكس`: two labels of one number, with no number between them. */
const SHARED = /^[^\d]*\p{L}[^\d]*(?:[/&،-]|\band\b|\sو)[^\d]*\p{L}[^\d]*$/iu

/** Clear words for a number to call, beside which a registration number may stand. */
const CALL = /tel|phone|mob|fax|هاتف|جوال|فاكس/i

/** The kind of number that the last label before a number announces. */
function labelIn(text: string): Kind | null {
  const near = text.slice(-24)
  // one number for both, `Tel/Fax`, is one to call
  if (LABELS.fax.test(near)) return LABELS.phone.test(near) && SHARED.test(near) ? 'phone' : 'fax'
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
