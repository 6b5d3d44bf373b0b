import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

export const duplicatesValidator = vine.create({
  name: line(200).optional(),
  company: line(200).optional(),
  email: line(254).optional(),
  mobile: line(60).optional(),
  phone: line(60).optional(),
  website: line(200).optional(),
  excludeId: vine.number().withoutDecimals().positive().optional(),
})
