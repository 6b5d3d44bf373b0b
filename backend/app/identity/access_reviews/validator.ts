import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

export const openReviewValidator = vine.create({
  note: line(300).nullable().optional(),
})
