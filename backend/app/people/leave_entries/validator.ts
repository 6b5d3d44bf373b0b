import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'

/** What HR enters by hand: the balance that somebody brings along, or a correction with its reason. */
export const leaveEntryValidator = vine.create({
  leaveTypeId: reference(),
  kind: vine.enum(['opening', 'adjustment'] as const),
  effectiveOn: day(),
  days: decimal({ digits: 4, min: -365, max: 365 }),
  note: line(400).minLength(1),
})
