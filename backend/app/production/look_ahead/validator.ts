import vine from '@vinejs/vine'
import { day } from '#core/validation/fields'

export const LOOK_AHEAD_STATES = ['ready', 'constrained', 'late', 'late_material'] as const

const id = () => vine.number().withoutDecimals().range([1, 4_000_000_000])

export const lookAheadValidator = vine.create({
  projectId: id().optional(),
  /** Any day of the first week; today's unless stated. */
  from: day().optional(),
  weeks: vine.number().withoutDecimals().range([1, 12]).optional(),
  state: vine.enum(LOOK_AHEAD_STATES).optional(),
  _start: vine.number().withoutDecimals().range([0, 1_000_000]).optional(),
  _end: vine.number().withoutDecimals().range([0, 1_000_500]).optional(),
})
