import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'

const span = {
  /** Oneself where not given; HR asks for others. */
  employeeId: reference().optional(),
  leaveTypeId: reference(),
  fromOn: day(),
  toOn: day(),
}

export const createLeaveRequestValidator = vine.create({
  ...span,
  startsHalf: vine.boolean({ strict: true }).optional(),
  endsHalf: vine.boolean({ strict: true }).optional(),
  note: line(1000).nullable().optional(),
})

/** The same before it is sent, in an address. */
export const leaveEstimateValidator = vine.create({
  employeeId: vine.number().withoutDecimals().range([1, 4_000_000_000]).optional(),
  leaveTypeId: vine.number().withoutDecimals().range([1, 4_000_000_000]),
  fromOn: day(),
  toOn: day(),
  startsHalf: vine.boolean().optional(),
  endsHalf: vine.boolean().optional(),
})

export const leaveCalendarValidator = vine.create({ from: day(), to: day() })
