import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'
import { BANK_GUARANTEE_KINDS, GUARANTEE_DIRECTIONS } from '#finance/enums/guarantees'

/** Ten billion: more than any contract of the firm. */
const amount = () => decimal({ digits: 3, min: 0.001, max: 10_000_000_000 })
const percent = () => decimal({ digits: 2, min: 0, max: 100 })
const name = (max: number) => line(max).minLength(2)

/** What is left out of a change stays; null empties it. */
const shared = {
  number: name(80).nullable().optional(),
  percent: percent().nullable().optional(),
  issuedOn: day().nullable().optional(),
  /** Percent of the amount a year. */
  commission: percent().nullable().optional(),
  fee: decimal({ digits: 3, min: 0, max: 1_000_000_000 }).nullable().optional(),
  tenderId: reference().nullable().optional(),
  contractId: reference().nullable().optional(),
  purchaseOrderId: reference().nullable().optional(),
  note: line(1000).nullable().optional(),
}

export const createGuaranteeValidator = vine.create({
  direction: vine.enum(GUARANTEE_DIRECTIONS),
  kind: vine.enum(BANK_GUARANTEE_KINDS),
  bank: name(160),
  beneficiary: name(200),
  amount: amount(),
  currency: vine.enum(CURRENCIES),
  expiresOn: day(),
  ...shared,
})

/** A later end is an extension; direction and currency are what it is. */
export const updateGuaranteeValidator = vine.create({
  kind: vine.enum(BANK_GUARANTEE_KINDS).optional(),
  bank: name(160).optional(),
  beneficiary: name(200).optional(),
  amount: amount().optional(),
  ...shared,
})

export const activationValidator = vine.create({ number: name(80), issuedOn: day() })

export const extensionValidator = vine.create({
  expiresOn: day(),
  reason: line(1000).nullable().optional(),
})

export const releaseValidator = vine.create({ endedOn: day(), reason: line(1000).minLength(3) })

export const claimValidator = vine.create({
  endedOn: day(),
  amount: amount(),
  reason: line(1000).minLength(3),
})

export const costsValidator = vine.create({ from: day(), to: day() })

export const linkQuestion = vine.create({ q: vine.string().trim().maxLength(100).optional() })
