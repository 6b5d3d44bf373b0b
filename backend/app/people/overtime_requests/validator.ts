import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'

/** A quarter of an hour is the least that is asked for. */
export const LEAST_MINUTES = 15
/** No one works more than 16 hours a day. */
export const MOST_MINUTES = 16 * 60

export const createOvertimeRequestValidator = vine.create({
  /** Oneself where not given; HR asks for others. */
  employeeId: reference().optional(),
  workedOn: day(),
  minutes: vine.number({ strict: true }).withoutDecimals().range([LEAST_MINUTES, MOST_MINUTES]),
  projectId: reference().nullable().optional(),
  reason: line(1000).minLength(3),
  lateReason: line(1000).nullable().optional(),
})
