import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'

export const delegationValidator = vine.create({
  /** Someone else's, by an administrator; one's own by default. */
  userId: reference().optional(),
  delegateId: reference(),
  fromOn: day(),
  toOn: day(),
  note: line(300).nullable().optional(),
})
