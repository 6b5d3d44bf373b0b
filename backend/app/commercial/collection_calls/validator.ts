import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day, decimal, line, reference } from '#core/validation/fields'
import { CALL_RESULTS } from './collection_call.js'

export const callsDueValidator = vine.create({ currency: vine.enum(CURRENCIES).optional() })

export const createCallValidator = vine.create({
  clientId: reference(),
  result: vine.enum(CALL_RESULTS),
  spokeTo: line(160).nullable().optional(),
  note: line(1000).nullable().optional(),
  /** Until then the client is off the list of calls. */
  nextOn: day(),
  /** What was promised in the call. */
  promise: vine
    .object({
      invoiceId: reference(),
      amount: decimal({ digits: 3, min: 0, max: 100_000_000_000 }),
      dueOn: day(),
    })
    .nullable()
    .optional(),
})
