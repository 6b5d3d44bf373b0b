import vine from '@vinejs/vine'
import { decimal } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'

export const assemblyLinesValidator = vine.create({
  parameters: vine
    .record(decimal({ digits: 4, min: -100_000_000, max: 100_000_000 }))
    .maxLength(20)
    .optional(),
  currency: vine.enum(CURRENCIES).optional(),
})
