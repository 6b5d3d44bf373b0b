import vine from '@vinejs/vine'
import { decimal, line, reference } from '#core/validation/fields'
import { VARIATION_CAUSES } from '#production/enums/variation_orders'

/** Ten billion either way: more than any contract of the firm. */
const MOST = 10_000_000_000

const cause = () => vine.enum(VARIATION_CAUSES.map(({ value }) => value))
const amount = () => decimal({ digits: 3, min: -MOST, max: MOST })
const optional = {
  titleAr: line(200).nullable().optional(),
  details: line(2000).nullable().optional(),
  clientReference: line(80).nullable().optional(),
  days: vine.number({ strict: true }).withoutDecimals().range([-3650, 3650]).optional(),
}

export const createVariationValidator = vine.create({
  projectId: reference(),
  title: line(200).minLength(1),
  cause: cause(),
  /** Before VAT, in the project's currency; below zero for an omission. */
  amount: amount(),
  ...optional,
})

export const printVariationValidator = vine.create({ language: vine.enum(['en', 'ar']) })

export const updateVariationValidator = vine.create({
  title: line(200).minLength(1).optional(),
  cause: cause().optional(),
  amount: amount().optional(),
  ...optional,
})
