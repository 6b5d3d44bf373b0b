import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day, decimal, line } from '#core/validation/fields'
import { DUE_TRIGGERS } from '#procurement/enums/due_triggers'

const whole = (max: number) => vine.number({ strict: true }).withoutDecimals().range([0, max])

const part = vine.object({
  /** Percent. */
  portion: decimal({ digits: 2, min: 0.01, max: 100 }),
  dueFrom: vine.enum(DUE_TRIGGERS.map(({ value }) => value)),
  months: whole(60).optional(),
  days: whole(3650).optional(),
  discount: decimal({ digits: 2, max: 100 }).nullable().optional(),
  discountDays: whole(365).optional(),
})
const parts = () => vine.array(part).minLength(1).maxLength(20)
const code = () => line(30).regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u)

export const createPaymentTermValidator = vine.create({
  code: code(),
  name: line(160).minLength(1),
  nameAr: line(160).minLength(1),
  active: vine.boolean({ strict: true }).optional(),
  parts: parts(),
})

export const updatePaymentTermValidator = vine.create({
  code: code().optional(),
  name: line(160).minLength(1).optional(),
  nameAr: line(160).minLength(1).optional(),
  active: vine.boolean({ strict: true }).optional(),
  parts: parts().optional(),
})

export const previewTermValidator = vine.create({
  amount: decimal({ digits: 3, max: 1_000_000_000 }),
  currency: vine.enum(CURRENCIES),
  on: day(),
  parts: parts(),
})
