import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { givenCheque } from '#procurement/shared/give_cheque'

const amount = () => decimal({ digits: 3, min: 0.001, max: 100_000_000_000 })

export const createAdvanceValidator = vine.create({
  amount: amount(),
  /** Percent of each bill that recovers it; the advance's share of the order unless stated. */
  recovery: decimal({ digits: 2, min: 0.01, max: 100 }).nullable().optional(),
  note: line(1000).nullable().optional(),
  /** What of a non-resident bears withholding tax; null where it bears none. */
  withholdingKindId: reference().nullable().optional(),
  /** Why an advance on services bears none. */
  withholdingNote: line(500).nullable().optional(),
  guaranteeNumber: line(60).nullable().optional(),
  guaranteeBank: line(120).nullable().optional(),
  guaranteeAmount: amount().nullable().optional(),
  guaranteeExpiresOn: day().nullable().optional(),
})

export const payAdvanceValidator = vine.create({
  paidOn: day().optional(),
  reference: line(120).nullable().optional(),
  cheque: givenCheque().optional(),
  /** The firm's account that pays; that of the posting rule unless named. */
  bankAccountId: reference().nullable().optional(),
})

export const extendGuaranteeValidator = vine.create({
  guaranteeExpiresOn: day(),
})
