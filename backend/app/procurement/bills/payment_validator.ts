import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { givenCheque } from '#procurement/shared/give_cheque'
import { PAYMENT_KINDS } from '#procurement/purchase_orders/retention'

export const createPaymentValidator = vine.create({
  amount: decimal({ digits: 3, min: 0.001, max: 100_000_000_000 }),
  /** What is settled beside it by paying early: as it was agreed, to the last digit. */
  discount: decimal({ digits: 3, min: 0.001, max: 100_000_000_000 }).nullable().optional(),
  /** `retention`: what was held back of the bill is paid out. */
  kind: vine.enum(PAYMENT_KINDS).optional(),
  /** Why retention is paid out before it is due. */
  note: line(1000).nullable().optional(),
  paidOn: day().optional(),
  reference: line(120).nullable().optional(),
  cheque: givenCheque().optional(),
  /** The firm's account that pays; that of the posting rule unless named. */
  bankAccountId: reference().nullable().optional(),
})

/** A payment that is thought of: what it would withhold. */
export const paymentQuery = vine.create({
  amount: decimal({ digits: 3, min: 0.001, max: 100_000_000_000 }),
  paidOn: day().optional(),
})
