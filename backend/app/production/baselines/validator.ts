import vine from '@vinejs/vine'
import { line, reference } from '#core/validation/fields'

export const baselineValidator = vine.create({ name: line(120).minLength(1) })

/** Which baseline figures are compared with. */
export const baselineQueryValidator = vine.create({
  baselineId: reference()
    .parse((value) => (value === undefined ? value : Number(value)))
    .optional(),
})
