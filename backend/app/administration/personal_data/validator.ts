import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

export const searchValidator = vine.create({
  q: line(100).optional(),
  id: vine.number().withoutDecimals().range([1, 4_000_000_000]).optional(),
})
