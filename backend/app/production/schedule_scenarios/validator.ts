import vine from '@vinejs/vine'
import { decimal, reference } from '#core/validation/fields'

export const createScenarioValidator = vine.create({
  /** How long it may look. */
  seconds: vine.number({ strict: true }).withoutDecimals().range([2, 60]).optional(),
  /** The same number gives the same search. */
  seed: vine.number({ strict: true }).withoutDecimals().range([1, 2_000_000_000]).optional(),
  /** What if there were more of these. */
  extra: vine
    .array(
      vine.object({
        resourceId: reference(),
        units: decimal({ digits: 2, min: 0.01, max: 1000 }),
      })
    )
    .maxLength(20)
    .distinct('resourceId')
    .optional(),
})
