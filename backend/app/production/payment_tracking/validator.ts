import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { FIGURES } from './figures.js'

export const entriesValidator = vine.create({
  figure: vine.enum(FIGURES),
  currency: vine.enum(CURRENCIES),
  month: vine
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
})
