import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { RECEIPT_METHODS } from '#commercial/shared/invoicing_types'

export const createRefundValidator = vine.create({
  amount: decimal({ digits: 3, min: 0, max: 100_000_000_000 }),
  paidOn: day().optional(),
  method: vine.enum(RECEIPT_METHODS),
  reference: line(80).nullable().optional(),
  bankAccountId: reference().nullable().optional(),
  reason: line(1000).minLength(3),
})
