import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

export const duplicatesValidator = vine.create({
  name: line(200).optional(),
  company: line(200).optional(),
  email: line(254).optional(),
  mobile: line(60).optional(),
  phone: line(60).optional(),
  website: line(200).optional(),
  /** Phones and e-mails beside the first ones. */
  further: vine
    .array(line(254))
    // a parameter that is given once arrives as a text
    .parse((value) => (typeof value === 'string' ? [value] : value))
    .maxLength(20)
    .optional(),
  excludeId: vine.number().withoutDecimals().positive().optional(),
})
