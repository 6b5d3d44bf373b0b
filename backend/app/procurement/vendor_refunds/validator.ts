import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'

export const createRefundValidator = vine.create({
  currency: vine.enum(CURRENCIES),
  amount: decimal({ digits: 3, min: 0.001, max: 100_000_000_000 }),
  receivedOn: day().optional(),
  reference: line(120).minLength(1),
  /** The firm's account that it went to; that of the posting rule unless named. */
  bankAccountId: reference().nullable().optional(),
  note: line(1000).nullable().optional(),
})
