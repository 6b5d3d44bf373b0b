import vine from '@vinejs/vine'
import { isValidBIC } from 'ibantools'
import { parseDecimal } from '#engines/money/money'
import { latinDigits } from '#engines/text/fold'
import { compactBankCode, isIban } from '#engines/text/iban'

interface DecimalLimits {
  /** Digits after the point. */
  digits: number
  min?: number
  max?: number
}

const LARGEST = 1_000_000_000

const decimalRule = vine.createRule(
  (value: unknown, limits: DecimalLimits, field) => {
    const { digits, min = 0, max = LARGEST } = limits
    try {
      parseDecimal(String(value), digits)
    } catch {
      return field.report('Must be a decimal number', 'decimal', field, { digits })
    }
    const amount = Number(value)
    if (amount < min || amount > max) field.report('Out of range', 'range', field, { min, max })
  },
  {
    toJSONSchema: (schema, { digits }) =>
      void (schema.pattern = `^-?\\d{1,15}(\\.\\d{1,${digits}})?$`),
  }
)

/** A decimal string such as `"1234.50"`; Arabic-Indic digits and plain numbers are understood too. */
export const decimal = (limits: DecimalLimits) =>
  vine.string().parse(toText).maxLength(40).use(decimalRule(limits))

const dayRule = vine.createRule(
  (value: unknown, _: undefined, field) => {
    const text = String(value)
    const date = new Date(`${text}T00:00:00Z`)
    const real =
      /^\d{4}-\d{2}-\d{2}$/.test(text) &&
      !Number.isNaN(date.getTime()) &&
      date.toISOString().startsWith(text)
    if (!real || text < '1900-01-01' || text > '2200-12-31')
      field.report('Must be a date', 'day', field)
  },
  { toJSONSchema: (schema) => void (schema.format = 'date') }
)

/** A calendar day, `YYYY-MM-DD`. */
export const day = () => vine.string().parse(toText).maxLength(20).use(dayRule())

const instantRule = vine.createRule(
  (value: unknown, _: undefined, field) => {
    const text = String(value)
    // the 30th of February would become a day in March
    const written = new Date(`${text.slice(0, 10)}T00:00:00Z`)
    const real =
      ISO_INSTANT.test(text) &&
      !Number.isNaN(Date.parse(text)) &&
      written.toISOString().startsWith(text.slice(0, 10))
    if (!real || text < '1900' || text > '2201') field.report('Must be a time', 'instant', field)
  },
  { toJSONSchema: (schema) => void (schema.format = 'date-time') }
)
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** An instant in ISO 8601 with its offset, e.g. `2026-03-01T08:00:00Z`. */
export const instant = () => vine.string().trim().maxLength(40).use(instantRule())

/** Whether a text is a phone number as people write it, with Latin digits. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/[^\d]/g, '')
  const plain = /^(?:\+|\(\+?)?\d[\d\s().\-/]*(?:\s*(?:ext|x|تحويلة)\.?\s*\d+)?$/i.test(text)
  return plain && digits.length >= 5 && digits.length <= 20
}

const phoneRule = vine.createRule((value: unknown, _: undefined, field) => {
  if (!isPhone(String(value))) field.report('Not a phone number', 'phone', field)
})

/** Without the unseen marks and odd hyphens that come along when a number is copied from elsewhere. */
export function plainPhone(value: unknown) {
  const text = toText(value)
  if (typeof text !== 'string') return text
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim()
}

/** A phone number as people write it, kept as written but with Latin digits. */
export const phone = () => vine.string().parse(plainPhone).maxLength(40).use(phoneRule())

const websiteRule = vine.createRule((value: unknown, _: undefined, field) => {
  const host = String(value).replace(/^https?:\/\//i, '')
  if (!/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(host))
    field.report('Not a web address', 'website', field)
})

/** A web address with or without its scheme; never another scheme than http(s). */
export const website = () => vine.string().trim().maxLength(200).use(websiteRule())

const compact = (value: unknown) => (typeof value === 'string' ? compactBankCode(value) : value)

const ibanRule = vine.createRule((value: unknown, mayPass: (text: string) => boolean, field) => {
  const text = String(value)
  if (!mayPass(text) && !isIban(text)) field.report('Not an IBAN', 'iban', field)
})

/**
 * An IBAN of any country with its two check digits (ISO 13616, mod 97), kept without blanks.
 * @param mayPass what is let through all the same, e.g. the mask of one that is hidden
 */
export const iban = (mayPass: (text: string) => boolean = () => false) =>
  vine.string().parse(compact).maxLength(34).use(ibanRule(mayPass))

const swiftRule = vine.createRule((value: unknown, _: undefined, field) => {
  if (!isValidBIC(String(value))) field.report('Not a SWIFT code', 'swift', field)
})

/** A SWIFT code (BIC) of 8 or 11 characters. */
export const swiftCode = () => vine.string().parse(compact).maxLength(11).use(swiftRule())

/** A trimmed line of text. */
export const line = (max: number) => vine.string().trim().maxLength(max)

/** A short code without blanks, such as a stock number. */
export const code = (max: number) => line(max).regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u)

/** A time of the day, `HH:MM`. */
export const clock = () => vine.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A sender's own name for what they send: sent again, it answers what was made of it. */
export const clientKey = () =>
  line(40)
    .minLength(16)
    .regex(/^[\w-]+$/)

/** The id of another record. */
export const reference = () =>
  vine.number({ strict: true }).withoutDecimals().range([1, 4_000_000_000])

function toText(value: unknown) {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? latinDigits(value).trim() : value
}

/** Of a route that takes nothing: a member that is sent all the same is refused by name. */
export const noBody = vine.create({})
