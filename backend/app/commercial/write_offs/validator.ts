import vine from '@vinejs/vine'
import { decimal, line } from '#core/validation/fields'

export const createWriteOffValidator = vine.create({
  amount: decimal({ digits: 3, min: 0, max: 100_000_000_000 }),
  reason: line(1000).minLength(3),
})
