import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day } from '#core/validation/fields'

export const ageingValidator = vine.create({
  asOf: day().optional(),
  by: vine.enum(['due', 'issued'] as const).optional(),
  currency: vine.enum(CURRENCIES).optional(),
})
