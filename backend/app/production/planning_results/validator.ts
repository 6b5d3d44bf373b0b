import vine from '@vinejs/vine'
import { day } from '#core/validation/fields'

export const resultsValidator = vine.create({
  projectId: vine.number().withoutDecimals().range([1, 4_000_000_000]).optional(),
  /** Weeks that begin on these days or between; half a year up to today unless stated. */
  from: day().optional(),
  to: day().optional(),
})
