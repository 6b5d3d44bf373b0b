import vine from '@vinejs/vine'
import { day } from '#core/validation/fields'
import { LOOK_AHEAD_STATES } from '#production/look_ahead/validator'
import { PAPERS } from './planning_print.js'

const printed = {
  paper: vine.enum(PAPERS),
  language: vine.enum(['en', 'ar']).optional(),
  /** Any day of the week; today's unless stated. */
  day: day().optional(),
}

export const weeklyPlanPrintValidator = vine.create({ ...printed })

export const lookAheadPrintValidator = vine.create({
  ...printed,
  state: vine.enum(LOOK_AHEAD_STATES).optional(),
})
