import vine from '@vinejs/vine'
import { clientKey, decimal, instant, line, reference } from '#core/validation/fields'
import { CHECK_DIRECTIONS } from '#people/enums/attendance'

const MOST_ACCURACY_M = 100_000

export const createAttendanceCheckValidator = vine.create({
  siteId: reference(),
  direction: vine.enum(CHECK_DIRECTIONS),
  /** When it was, by the clock of the device. */
  checkedAt: instant(),
  clientKey: clientKey(),
  /** What the poster of the place carries; else a position is needed. */
  code: line(100).minLength(1).optional(),
  position: vine
    .object({
      latitude: decimal({ digits: 6, min: -90, max: 90 }),
      longitude: decimal({ digits: 6, min: -180, max: 180 }),
      accuracyM: vine.number({ strict: true }).withoutDecimals().range([0, MOST_ACCURACY_M]),
    })
    .optional(),
})
