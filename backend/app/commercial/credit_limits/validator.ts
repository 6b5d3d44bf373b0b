import vine from '@vinejs/vine'
import { decimal } from '#core/validation/fields'

/** In riyals; null: the client may owe anything. */
export const creditLimitValidator = vine.create({
  limit: decimal({ digits: 2, min: 0, max: 10_000_000_000 }).nullable(),
})
