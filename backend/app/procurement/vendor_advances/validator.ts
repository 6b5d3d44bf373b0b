import vine from '@vinejs/vine'
import { day, decimal, line } from '#core/validation/fields'

const amount = () => decimal({ digits: 3, min: 0.001, max: 100_000_000_000 })

export const createAdvanceValidator = vine.create({
  amount: amount(),
  /** Percent of each bill that recovers it; the advance's share of the order unless stated. */
  recovery: decimal({ digits: 2, min: 0.01, max: 100 }).nullable().optional(),
  note: line(1000).nullable().optional(),
  guaranteeNumber: line(60).nullable().optional(),
  guaranteeBank: line(120).nullable().optional(),
  guaranteeAmount: amount().nullable().optional(),
  guaranteeExpiresOn: day().nullable().optional(),
})

export const payAdvanceValidator = vine.create({
  paidOn: day().optional(),
  reference: line(120).nullable().optional(),
})

export const extendGuaranteeValidator = vine.create({
  guaranteeExpiresOn: day(),
})
