import vine from '@vinejs/vine'
import { BASE_CURRENCY, exponentOf } from '#engines/money/money'
import * as rules from '#core/validation/fields'

const amount = () => rules.decimal({ digits: exponentOf(BASE_CURRENCY), max: 10_000_000 })
const text = (max: number) => rules.line(max).nullable().optional()

export const payRateValidator = vine.create({
  effectiveOn: rules.day(),
  basic: amount(),
  housing: amount().optional(),
  transport: amount().optional(),
  other: amount().optional(),
  costRate: amount().nullable().optional(),
  billingRate: amount().nullable().optional(),
  reason: text(400),
})

export const bankAccountValidator = vine.create({
  bankName: text(160),
  accountName: text(200),
  iban: rules.iban().nullable().optional(),
})
