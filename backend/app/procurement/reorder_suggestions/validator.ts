import vine from '@vinejs/vine'
import { decimal, reference } from '#core/validation/fields'

export const reorderValidator = vine.create({
  vendorId: reference(),
  warehouseId: reference(),
  lines: vine
    .array(
      vine.object({
        levelId: reference(),
        quantity: decimal({ digits: 4, min: 0.0001, max: 10_000_000 }),
      })
    )
    .minLength(1)
    .maxLength(500),
})
