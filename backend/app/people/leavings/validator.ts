import vine from '@vinejs/vine'
import { LEFT_STATUSES } from '#people/enums/employees'
import * as rules from '#core/validation/fields'

export const leavingValidator = vine.create({
  lastDayOn: rules.day(),
  status: vine.enum(LEFT_STATUSES),
  endReason: rules.line(1000).nullable().optional(),
  /** The employee who takes over; by default the manager. */
  successorId: rules.reference().nullable().optional(),
  /** Access ends now, whatever the last day is. */
  immediate: vine.boolean({ strict: true }).optional(),
})
