import vine from '@vinejs/vine'
import { reference } from '#core/validation/fields'

export const MOST_LABELS = 500

/** Of materials, or of their places in stores; so many of each. */
export const labelsValidator = vine.create({
  materialIds: vine.array(reference()).maxLength(MOST_LABELS).optional(),
  levelIds: vine.array(reference()).maxLength(MOST_LABELS).optional(),
  copies: vine.number({ strict: true }).withoutDecimals().range([1, 50]).optional(),
})
