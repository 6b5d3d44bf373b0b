import vine from '@vinejs/vine'
import { decimal, line, reference } from '#core/validation/fields'

const MOST_ROWS = 500
const MOST_LEAD_DAYS = 365
const quantity = () => decimal({ digits: 4, min: 0.0001, max: 100_000_000 })
const leadDays = () => vine.number({ strict: true }).withoutDecimals().range([0, MOST_LEAD_DAYS])

/** A material by its id, or as a line of the project's material plan. */
export const createNeedsValidator = vine.create({
  needs: vine
    .array(
      vine.object({
        taskId: reference(),
        materialId: reference().optional(),
        planId: reference().optional(),
        quantity: quantity(),
        leadDays: leadDays().optional(),
        note: line(300).nullable().optional(),
      })
    )
    .minLength(1)
    .maxLength(MOST_ROWS),
})

export const updateNeedValidator = vine.create({
  quantity: quantity().optional(),
  leadDays: leadDays().optional(),
  note: line(300).nullable().optional(),
})
