import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { day } from '#core/validation/fields'

export const ageingValidator = vine.create({
  asOf: day().optional(),
  by: vine.enum(['due', 'issued'] as const).optional(),
  currency: vine.enum(CURRENCIES).optional(),
})

/** A file says what it is about, so nothing of that is left to the day it is written on. */
export const ageingFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  asOf: day(),
  by: vine.enum(['due', 'issued'] as const),
  currency: vine.enum(CURRENCIES),
})
