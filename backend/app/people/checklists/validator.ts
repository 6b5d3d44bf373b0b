import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'

export const createChecklistValidator = vine.create({
  templateId: reference(),
  /** The first or last day; by default the one of the record. */
  anchorOn: day().optional(),
})

export const completionValidator = vine.create({ note: line(500).nullable().optional() })
