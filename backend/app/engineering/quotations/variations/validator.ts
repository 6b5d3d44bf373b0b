import vine from '@vinejs/vine'
import { decimal, reference } from '#core/validation/fields'

const MOST_LINES = 500

/** The lines of the job that change, each with how much more or less of it there is. */
export const variationValidator = vine.create({
  lines: vine
    .array(
      vine.object({
        lineId: reference(),
        quantity: decimal({ digits: 4, min: -10_000_000, max: 10_000_000 }),
      })
    )
    .maxLength(MOST_LINES),
})
