import vine from '@vinejs/vine'
import { day, decimal, line } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'
import { GUARANTEE_KINDS } from '#production/enums/guarantees'

const kind = () => vine.enum(GUARANTEE_KINDS.map(({ value }) => value))
const name = (max: number) => line(max).minLength(1)
/** Ten billion: more than any contract of the firm. */
const amount = () => decimal({ digits: 3, min: 0.001, max: 10_000_000_000 })
const note = () => line(1000).nullable().optional()

export const createGuaranteeValidator = vine.create({
  kind: kind(),
  number: name(80),
  /** Or the insurer. */
  bank: name(160),
  amount: amount(),
  /** That of the project unless stated. */
  currency: vine.enum(CURRENCIES).optional(),
  issuedOn: day(),
  expiresOn: day(),
  note: note(),
})

/** Its end isn't among them: that is extended. */
export const updateGuaranteeValidator = vine.create({
  kind: kind().optional(),
  number: name(80).optional(),
  bank: name(160).optional(),
  amount: amount().optional(),
  currency: vine.enum(CURRENCIES).optional(),
  issuedOn: day().optional(),
  note: note(),
})

export const extensionValidator = vine.create({
  expiresOn: day(),
  reason: line(1000).nullable().optional(),
})

export const releaseValidator = vine.create({ releasedOn: day() })
