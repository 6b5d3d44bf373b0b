import vine from '@vinejs/vine'
import { latinDigits } from '#engines/text/fold'

const digits = (value: unknown) =>
  typeof value === 'string' ? latinDigits(value).replace(/[\s-]/g, '') : value

const rule = (name: string, pattern: RegExp) =>
  vine.createRule(
    (value: unknown, _: undefined, field) => {
      if (!pattern.test(String(value))) field.report(`Not a ${name}`, name, field)
    },
    { toJSONSchema: (schema) => void (schema.pattern = pattern.source) }
  )

const cr = rule('crNumber', /^\d{10}$/)
const vat = rule('vatNumber', /^3\d{13}3$/)
const four = rule('fourDigits', /^\d{4}$/)

const text = () => vine.string().parse(digits).maxLength(20)

/** A commercial registration: ten digits; the unified number begins with 7. */
export const crNumber = () => text().use(cr())

/** A Saudi VAT number: fifteen digits, the first and the last a 3. No check digit: sources disagree. */
export const vatNumber = () => text().use(vat())

/** Building and additional number of a national address. */
export const fourDigits = () => text().use(four())
