import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day } from '#core/validation/fields'

export const statementValidator = vine.create({
  from: day().optional(),
  to: day().optional(),
  currency: vine.enum(CURRENCIES).optional(),
})
