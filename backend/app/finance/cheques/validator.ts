import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'

const on = () => day().optional()
const reason = () => line(1000).minLength(3)

export const depositValidator = vine.create({
  on: on(),
  bankAccountId: reference().nullable().optional(),
})

/** At most as many as one page of the list. */
export const depositsValidator = vine.create({
  cheques: vine
    .array(vine.object({ id: reference(), version: vine.number().withoutDecimals().positive() }))
    .minLength(1)
    .maxLength(200)
    .distinct('id'),
  on: on(),
  bankAccountId: reference().nullable().optional(),
})

export const clearValidator = vine.create({ on: on() })

export const failValidator = vine.create({ on: on(), reason: reason() })

export const replaceValidator = vine.create({
  on: on(),
  reason: reason(),
  replacedById: reference().optional(),
})
