import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day, decimal } from '#core/validation/fields'

/** Which day's rates, today's by default, and for a bill in which currency. */
export const costRatesQueryValidator = vine.create({
  on: day().optional(),
  to: vine.enum(CURRENCIES).optional(),
})

export const previewQueryValidator = vine.create({ on: day().optional() })

/** The rates of a day, as they were shown before they are applied. */
export const refreshRatesValidator = vine.create({
  on: day(),
  rates: vine
    .array(
      vine.object({
        currency: vine.enum(CURRENCIES),
        rate: decimal({ digits: 10, max: 1_000_000 }),
      })
    )
    .minLength(1)
    .maxLength(CURRENCIES.length),
})
