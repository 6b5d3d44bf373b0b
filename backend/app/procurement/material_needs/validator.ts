import vine from '@vinejs/vine'
import { decimal, line, reference } from '#core/validation/fields'

const MOST_NEEDS = 300

export const requestNeedsValidator = vine.create({
  projectId: reference(),
  title: line(200).minLength(1).optional(),
  warehouseId: reference().nullable().optional(),
  deliveryLocation: line(300).nullable().optional(),
  needs: vine
    .array(
      vine.object({
        id: reference(),
        quantity: decimal({ digits: 4, min: 0.0001, max: 10_000_000 }).optional(),
      })
    )
    .minLength(1)
    .maxLength(MOST_NEEDS),
})
