import vine from '@vinejs/vine'
import { day, decimal, line } from '#core/validation/fields'

export const installationValidator = vine.create({
  quantity: decimal({ digits: 4, min: 0.0001, max: 10_000_000 }),
  installedOn: day().optional(),
  note: line(300).nullable().optional(),
})

export const budgetValidator = vine.create({
  amount: decimal({ digits: 2, max: 100_000_000_000 }),
})
