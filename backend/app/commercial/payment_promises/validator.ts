import vine from '@vinejs/vine'
import { day, decimal, line } from '#core/validation/fields'

export const createPromiseValidator = vine.create({
  amount: decimal({ digits: 3, min: 0, max: 100_000_000_000 }),
  dueOn: day(),
  promisedBy: line(160).nullable().optional(),
  note: line(1000).nullable().optional(),
})
