import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day } from '#core/validation/fields'

export const debtAnalysisValidator = vine.create({
  asOf: day().optional(),
  currency: vine.enum(CURRENCIES).optional(),
})
