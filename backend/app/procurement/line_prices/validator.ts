import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day, decimal, line, reference } from '#core/validation/fields'

/** As many lines as an order may have. */
const MOST_LINES = 500

export const linePricesValidator = vine.create({
  /** Whose contract prices are looked for; without one the last prices alone. */
  vendorId: reference().nullable().optional(),
  currency: vine.enum(CURRENCIES),
  on: day(),
  /** The order that the lines are of: its own prices are no earlier ones. */
  orderId: reference().nullable().optional(),
  lines: vine
    .array(
      vine.object({
        materialId: reference().nullable(),
        unit: line(20).nullable().optional(),
        quantity: decimal({ digits: 4, max: 10_000_000 }).nullable().optional(),
        unitPrice: decimal({ digits: 4, max: 100_000_000 }).nullable().optional(),
        discount: decimal({ digits: 2, max: 100 }).nullable().optional(),
      })
    )
    .minLength(1)
    .maxLength(MOST_LINES),
})
