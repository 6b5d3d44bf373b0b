import vine from '@vinejs/vine'
import { day, instant, line, reference } from '#core/validation/fields'

export const createAttendanceCorrectionValidator = vine.create({
  /** Oneself where not given; HR asks for others. */
  employeeId: reference().optional(),
  workedOn: day(),
  /** At least one of the two; what is not given stays as it is. */
  inAt: instant().nullable().optional(),
  outAt: instant().nullable().optional(),
  note: line(1000).minLength(1),
})
