import vine from '@vinejs/vine'
import { latinDigits } from '#engines/text/fold'
import { iban as anyIban } from '#core/validation/fields'
import { isMask } from './mask.js'

export { swiftCode } from '#core/validation/fields'

/** An IBAN, or the mask that stands for the stored one. */
export const iban = () => anyIban(isMask)

/** An account number as banks write it: letters, digits, blanks and dashes; or its mask. */
export const accountNumber = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? latinDigits(value).trim() : value))
    .maxLength(40)
    .regex(/^(?:\*{4}.{0,4}|[\dA-Za-z](?:[\dA-Za-z -]{1,38})[\dA-Za-z])$/)
