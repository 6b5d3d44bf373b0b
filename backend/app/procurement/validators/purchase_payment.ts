import vine from '@vinejs/vine'
import { day, decimal, line } from '#core/validation/fields'

export const createPaymentValidator = vine.create({
  amount: decimal({ digits: 3, min: 0.001, max: 100_000_000_000 }),
  paidOn: day().optional(),
  reference: line(120).nullable().optional(),
})
