import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

/** Why; who it is, is known by the record. */
export const erasureValidator = vine.create({ reason: line(500).minLength(3) })

export const searchValidator = vine.create({
  q: line(100).optional(),
  id: vine.number().withoutDecimals().range([1, 4_000_000_000]).optional(),
})
