import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { EXPECTED, FIGURES } from './figures.js'

export const entriesValidator = vine.create({
  figure: vine.enum([...FIGURES, ...EXPECTED]),
  currency: vine.enum(CURRENCIES),
  // what is expected may lie after the months that are shown, or have no day
  month: vine
    .string()
    .regex(/^(\d{4}-(0[1-9]|1[0-2])|later|undated)$/)
    .optional(),
})
