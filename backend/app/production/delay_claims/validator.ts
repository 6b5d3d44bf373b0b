import vine from '@vinejs/vine'
import { line, reference } from '#core/validation/fields'
import { MOST_TASKS } from '#production/delays/validator'

export const createClaimValidator = vine.create({
  projectId: reference(),
  delayIds: vine.array(reference()).minLength(1).maxLength(MOST_TASKS).distinct(),
  /** Calendar days. */
  claimedDays: vine.number({ strict: true }).withoutDecimals().range([1, 3650]),
  statement: line(4000).nullable().optional(),
  /** What the impact is computed in; without one, what fits the first delay best. */
  base: vine.enum(['plan']).optional(),
  baselineId: reference().optional(),
})

export const printClaimValidator = vine.create({
  language: vine.enum(['en', 'ar']).optional(),
})
