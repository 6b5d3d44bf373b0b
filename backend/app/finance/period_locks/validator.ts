import vine from '@vinejs/vine'
import { LOCK_MODULES } from '#core/period_locks/lock_modules'
import { day, line } from '#core/validation/fields'

export const lockValidator = vine.create({
  module: vine.enum(LOCK_MODULES),
  lockedThroughOn: day(),
  reason: line(1000).nullable().optional(),
})

export const unlockValidator = vine.create({
  module: vine.enum(LOCK_MODULES),
  /** Null opens everything. */
  lockedThroughOn: day().nullable().optional(),
  reason: line(1000).minLength(3),
})
